// Owns the expected failures of the missions domain.
import { errorCode } from '../endpoint.ts';

export const missionNotFound = errorCode('missions.not-found', 404, 'This mission doesn’t exist anymore.');
export const missionNotReady = errorCode(
  'missions.not-ready',
  422,
  'This mission can’t be published yet. Check what is missing.',
);
export const missionWrongState = errorCode(
  'missions.wrong-state',
  409,
  'The mission changed on another device. Reload and try again.',
);
export const missionRunning = errorCode(
  'missions.running',
  409,
  'Fans are taking part, so only the words can be changed. Pause the mission to change its times, or duplicate it.',
);
export const missionInCampaign = errorCode(
  'missions.in-campaign',
  409,
  'A campaign that is funded or running needs this mission. You can change it once the campaign has closed.',
);
export const missionOrderNotRight = errorCode(
  'missions.order-not-right',
  409,
  'The list was changed on another device. Reload, then reorder.',
);
export const budgetTooSmall = errorCode(
  'missions.budget-too-small',
  422,
  'That is more than the budget has free. Take less, or end a mission first.',
);
export const nothingToClaim = errorCode(
  'missions.nothing-to-claim',
  409,
  'There is no reward to claim here.',
);
export const rewardTooEarly = errorCode(
  'missions.reward-too-early',
  409,
  'New accounts get rewards after their first day. Come back and claim it then.',
);
export const nothingToTakeBack = errorCode(
  'missions.nothing-to-take-back',
  409,
  'There is nothing to take back: this fan hasn’t completed the mission.',
);
export const alreadyTakenBack = errorCode(
  'missions.already-taken-back',
  409,
  'This reward was taken back already.',
);
export const ownReward = errorCode('missions.own-reward', 403, 'You can’t take back your own reward.');
