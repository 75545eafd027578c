// Owns what is old once somebody came, went or became another thing in a club.
import { invalidateClubs, invalidateOwnClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateMemberships = invalidation('memberships');

for (const changed of [invalidateClubs, invalidateOwnClubs]) changed.also(invalidateMemberships);
