// Owns the addresses of fan tokens.

/** A club is named by its id or its handle; with its buy sheet open, a fan who had to top up comes back to it. */
export function clubTokenPath(club: string, open?: 'buy'): string {
  return `/club/${encodeURIComponent(club)}/token${open === undefined ? '' : `?${open}`}`;
}

/** My tokens of all clubs. */
export function ownTokensPath(): string {
  return '/user/fan-token';
}

export function manageTokenPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-token`;
}
