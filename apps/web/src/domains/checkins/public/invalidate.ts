// Owns what is old once somebody checked in.
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateCheckins = invalidation('checkins');

// Whoever joined can check in.
invalidateClubs.also(invalidateCheckins);
