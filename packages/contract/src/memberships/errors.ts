// Owns the expected failures of membership.
import { errorCode } from '../endpoint.ts';

export const memberNotFound = errorCode('memberships.not-found', 404, 'There is no such member.');
export const aboveYourRank = errorCode(
  'memberships.above-your-rank',
  403,
  'You can do this to members below your own rank only.',
);
export const ownerStays = errorCode(
  'memberships.owner-stays',
  409,
  'The owner cannot leave. Hand the club over first, or delete it.',
);
export const notAMember = errorCode('memberships.not-a-member', 409, 'That is for members of the club.');
export const timePassed = errorCode('memberships.time-passed', 422, 'Choose a time that is still to come.');
export const tierNotFound = errorCode('memberships.tier-not-found', 404, 'There is no such tier.');
export const tierNameTaken = errorCode(
  'memberships.tier-name-taken',
  409,
  'Another tier has that name already.',
);
export const tooManyTiers = errorCode('memberships.too-many-tiers', 409, 'Ten tiers are the most.');
export const tiersUneven = errorCode('memberships.tiers-uneven', 422, 'Each tier belongs there once.');
export const tierXpOutOfOrder = errorCode(
  'memberships.tier-xp-out-of-order',
  422,
  'A higher tier must take more XP than the ones below it.',
);
