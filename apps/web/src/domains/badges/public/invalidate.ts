// Owns what is old once somebody earned a badge, or a club changed one.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateBadges = invalidation('badges');
