// Owns the addresses of badges' screens.

export function ownBadgesPath(): string {
  return '/club/badges';
}

/** Opens one of them in its sheet. */
export function ownBadgePath(id: string): string {
  return `/club/badges?badge=${id}`;
}
