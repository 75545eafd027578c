// Owns the expected failures of the campaigns domain.
import { errorCode } from '../endpoint.ts';

export const campaignNotFound = errorCode('campaigns.not-found', 404, 'This campaign doesn’t exist anymore.');
export const winNotShown = errorCode('campaigns.win-not-shown', 404, 'This win isn’t shown.');
export const campaignNotReady = errorCode(
  'campaigns.not-ready',
  422,
  'This campaign can’t be funded yet. Nothing was set aside. Check what is missing.',
);
export const campaignWrongState = errorCode(
  'campaigns.wrong-state',
  409,
  'The campaign changed on another device. Reload and try again.',
);
export const campaignFrozen = errorCode(
  'campaigns.frozen',
  409,
  'Prizes are set aside, so only the title, story and picture can change. Before it opens you can take the funding back.',
);
export const campaignFull = errorCode(
  'campaigns.full',
  409,
  'That is more than one campaign can hold. Remove something first.',
);
export const campaignClubKnown = errorCode(
  'campaigns.club-known',
  409,
  'This club is already part of the campaign.',
);
export const campaignNotInvited = errorCode(
  'campaigns.not-invited',
  409,
  'The invitation was withdrawn. There is nothing to answer.',
);
export const campaignHostStays = errorCode(
  'campaigns.host-stays',
  409,
  'The club that made the campaign can’t leave it. Delete the campaign instead.',
);
export const campaignMissionNotFitting = errorCode(
  'campaigns.mission-not-fitting',
  409,
  'Only live missions of clubs that take part can be added.',
);
export const notInDraw = errorCode(
  'campaigns.not-in-draw',
  409,
  'You have no ticket in this draw yet. Do the missions first.',
);
export const seedTooLate = errorCode(
  'campaigns.seed-too-late',
  409,
  'The campaign has closed and the list is fixed. Your ticket keeps the seed it had.',
);
export const campaignSeedChanged = errorCode(
  'campaigns.seed-changed',
  409,
  'The server seed has changed. Check its new hash, then try again.',
);
