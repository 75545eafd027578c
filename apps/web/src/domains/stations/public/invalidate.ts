// Owns what is old once somebody claimed at a station or did a step of one, or a club changed its stations.
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateStations = invalidation('stations');

// Whoever joined, left or rose to another tier finds other stations open.
invalidateClubs.also(invalidateStations);
