// Owns the expected failures of membership.
import { errorCode } from '../endpoint.ts';

export const memberNotFound = errorCode(
  'memberships.not-found',
  404,
  'This person isn’t on the member list anymore.',
);
export const aboveYourRank = errorCode(
  'memberships.above-your-rank',
  403,
  'You can only do this to members with a lower role than yours.',
);
export const ownerStays = errorCode(
  'memberships.owner-stays',
  409,
  'The owner can’t leave. Transfer or delete the club first.',
);
export const notAMember = errorCode(
  'memberships.not-a-member',
  409,
  'This person isn’t a member of the club.',
);
export const timePassed = errorCode('memberships.time-passed', 422, 'Choose a time in the future.');
export const tierNotFound = errorCode('memberships.tier-not-found', 404, 'This tier was deleted.');
export const tierNameTaken = errorCode(
  'memberships.tier-name-taken',
  409,
  'Another tier already has this name.',
);
export const tooManyTiers = errorCode('memberships.too-many-tiers', 409, 'A club can have up to ten tiers.');
export const tiersUneven = errorCode(
  'memberships.tiers-uneven',
  422,
  'The tiers were changed on another device. Reload, then try again.',
);
export const tierXpOutOfOrder = errorCode(
  'memberships.tier-xp-out-of-order',
  422,
  'A higher tier must need more XP than the tiers below it.',
);
