// Owns what is old once somebody earned a stage, or a club changed an achievement.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateAchievements = invalidation('achievements');
