// Owns the expected failures of tips.
import { errorCode } from '../endpoint.ts';

export const tipsOff = errorCode(
  'tips.off',
  409,
  'This club doesn’t take tips right now. Nothing was charged.',
);
export const ownClubTip = errorCode(
  'tips.own-club',
  403,
  'You’re on this club’s staff, so you can’t tip it. Nothing was charged.',
);
export const tipNotFound = errorCode('tips.not-found', 404, 'This tip doesn’t exist.');
