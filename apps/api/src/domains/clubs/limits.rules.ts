// Owns what the Free licence gives a club; other licences set other caps.

export const freeLimits = { members: 500, admins: 2 } as const;
export type LimitName = keyof typeof freeLimits;
