// Owns the name under which a club's token is kept, for all who ask for it.

export const tokenKey = (clubId: string) => ['tokens', 'one', clubId] as const;
