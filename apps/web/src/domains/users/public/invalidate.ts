// Owns what is old once something about people changed.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateOwnProfile = invalidation('users', 'me');

/** Whom and what the viewer wants to meet: blocked, muted, unmuted. What others wrote comes and goes with it. */
export const invalidateApart = invalidation();
