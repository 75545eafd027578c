// Owns the way later rows read somebody's own clubs, as they read them themselves.
export { listOwnMemberships } from '../reads/own-memberships.ts';
