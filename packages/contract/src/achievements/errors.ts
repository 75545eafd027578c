// Owns the expected failures of achievements.
import { errorCode } from '../endpoint.ts';
import { MOST_DRAFT_ACHIEVEMENTS } from './kinds.ts';

export const achievementNotFound = errorCode(
  'achievements.not-found',
  404,
  'This achievement doesn’t exist anymore.',
);
export const achievementBadgeOnly = errorCode(
  'achievements.badge-only',
  422,
  'Achievements for opening packs or winning auctions give a badge only. Remove the XP and items.',
);
export const achievementNotReady = errorCode(
  'achievements.not-ready',
  422,
  'This achievement can’t be published yet. Check what is missing.',
);
export const achievementFrozen = errorCode(
  'achievements.frozen',
  409,
  'Fans are earning this achievement, so its goals and rewards stay. You can change its name, description and look.',
);
export const achievementWrongState = errorCode(
  'achievements.wrong-state',
  409,
  'The achievement changed on another device. Reload and try again.',
);
export const tooManyDrafts = errorCode(
  'achievements.too-many-drafts',
  409,
  `A club can have ${MOST_DRAFT_ACHIEVEMENTS} drafts. Publish or delete one first.`,
);
export const hiddenTooMany = errorCode(
  'achievements.hidden-too-many',
  409,
  'At most one in ten achievements can be hidden. Retire a hidden one first.',
);
