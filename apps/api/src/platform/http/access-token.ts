// Owns how a personal access token is told from a session's token: by its first characters, which secret scanners look for too.

export const ACCESS_TOKEN_PREFIX = 'spat_';

export function isAccessToken(token: string): boolean {
  return token.startsWith(ACCESS_TOKEN_PREFIX);
}
