// Owns the expected failures of badges.
import { errorCode } from '../endpoint.ts';
import { MOST_BADGES } from './kinds.ts';

export const badgeNotFound = errorCode('badges.not-found', 404, 'This badge doesn’t exist anymore.');
export const tooManyBadges = errorCode(
  'badges.too-many',
  409,
  `A club can have ${MOST_BADGES} badges. Retire one first.`,
);
export const badgeNotYours = errorCode(
  'badges.not-yours',
  422,
  'You don’t have one of these badges. Nothing was changed. Reload and choose again.',
);
export const badgeOfAchievement = errorCode(
  'badges.of-achievement',
  409,
  'This badge belongs to an achievement. Change it there.',
);
