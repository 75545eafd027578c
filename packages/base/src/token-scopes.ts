// Owns what a personal access token can be made for. An endpoint that names none of them stays closed to every token.

export const tokenScopes = ['profile:read', 'clubs:read', 'posts:write', 'value:read'] as const;
export type TokenScope = (typeof tokenScopes)[number];
