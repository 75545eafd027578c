// Owns what is old once somebody earned XP, or a club changed its levels.
import { invalidateClubs } from '#domains/clubs/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateLevels = invalidation('levels');

// Whoever joined has a level, and whoever earned XP another one.
invalidateClubs.also(invalidateLevels);
