// Owns what is old once somebody did a step, or a club changed its missions.
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateMissions = invalidation('missions');

// Whoever joined or left sees other missions.
invalidateClubs.also(invalidateMissions);
