// Owns the expected failures of the requirements domain.
import { bannedHere, membersOnly, mutedHere } from '../clubs/errors.ts';
import { errorCode } from '../endpoint.ts';

export const requirementNotFound = errorCode(
  'requirements.not-found',
  404,
  'This requirement doesn’t exist anymore.',
);
export const notAttemptable = errorCode(
  'requirements.not-attemptable',
  403,
  'You can’t do this requirement.',
);
export const notOpened = errorCode(
  'requirements.not-opened',
  409,
  'You finished or restarted this on another device. Go back to the list.',
);
export const tooSoon = errorCode(
  'requirements.too-soon',
  409,
  'The minimum time isn’t over yet. Wait a moment, then try again.',
);
export const outOfTries = errorCode('requirements.out-of-tries', 409, 'You have no tries left.');
export const answersNotRight = errorCode(
  'requirements.answers-not-right',
  422,
  'Some answers are missing or not valid. Check them and try again.',
);
export const requirementChanged = errorCode(
  'requirements.changed',
  409,
  'The club changed this requirement. Start again. This didn’t count as a try.',
);
export const wrongType = errorCode(
  'requirements.wrong-type',
  422,
  'You can’t change the type of a requirement.',
);
export const typeNotOffered = errorCode(
  'requirements.type-not-offered',
  422,
  'Only members can do this kind of step, so it can’t be asked before joining.',
);
export const configNotRight = errorCode(
  'requirements.config-not-right',
  422,
  'Nobody could pass this requirement as it is set up.',
);
export const listFull = errorCode('requirements.list-full', 422, 'You can add up to ten requirements.');
export const orderNotRight = errorCode(
  'requirements.order-not-right',
  409,
  'The list was changed on another device. Reload, then reorder.',
);

export const checkinsMissing = errorCode(
  'requirements.checkins-missing',
  409,
  'You need more check-ins for this step. Come back tomorrow.',
);
export const stepLocked = errorCode('requirements.step-locked', 409, 'Do the step before this one first.');
export const inReview = errorCode(
  'requirements.in-review',
  409,
  'You already sent this. The club is looking at it.',
);
export const reviewNotFound = errorCode(
  'requirements.review-not-found',
  404,
  'This submission doesn’t exist anymore.',
);
export const alreadyDecided = errorCode(
  'requirements.already-decided',
  409,
  'Someone else decided this already.',
);
export const ownSubmission = errorCode(
  'requirements.own-submission',
  403,
  'You can’t review your own submission.',
);
export const discordNotConnected = errorCode(
  'requirements.discord-not-connected',
  409,
  'Connect Discord first, or send a proof.',
);
export const notInServer = errorCode(
  'requirements.not-in-server',
  409,
  'Discord says you’re not in this server yet. Join it, then check again.',
);
export const networkUnreachable = errorCode(
  'requirements.network-unreachable',
  503,
  'Discord isn’t answering right now. Nothing was lost. Try again later, or send a proof.',
);
export const notOpenYet = errorCode('requirements.not-open-yet', 409, 'This hasn’t started yet.');
export const alreadyOver = errorCode(
  'requirements.over',
  409,
  'This has ended. You can’t submit anything anymore.',
);
export const onBreak = errorCode('requirements.paused', 409, 'The club paused this. Try again later.');
export const slotsTaken = errorCode('requirements.slots-taken', 409, 'All places are taken.');
export const notEligible = errorCode(
  'requirements.not-eligible',
  403,
  'You don’t meet the conditions for this yet.',
);
export const ownerRunning = errorCode(
  'requirements.running',
  409,
  'Fans are doing this right now. Pause it before you change its steps.',
);

/** What whoever begins or hands in something can be told, whatever it is for. */
export const attemptErrors = [
  requirementNotFound,
  notAttemptable,
  notOpenYet,
  alreadyOver,
  onBreak,
  slotsTaken,
  notEligible,
  membersOnly,
  mutedHere,
  bannedHere,
] as const;
