// Owns what is old once something about clubs changed.
import { invalidation } from '#platform/query/invalidation.ts';

/** After a change that makes somebody another thing in clubs: joined, left, promoted. Whoever answers by that adds itself. */
export const invalidateClubs = invalidation('clubs');

/** After a change of a club that its members' lists show: its name, its picture, who owns it. */
export const invalidateOwnClubs = invalidation('clubs', 'run');
