// Owns the name under which a phone remembers the announcement that was closed on it.
export const CLOSED_ANNOUNCEMENT = 'closed-announcement';
