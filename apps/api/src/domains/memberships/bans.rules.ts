// Owns what of a ban stands on a membership.

/** What is written where a ban is taken back, or has ended. */
export const notBanned = { banned_at: null, banned_until: null, banned_by: null, ban_reason: '' } as const;
