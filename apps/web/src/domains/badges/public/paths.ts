// Owns the addresses of badges' screens.

export function ownBadgesPath(): string {
  return '/club/badges';
}

/** A badge as somebody has it, to be sent to others. */
export function sharedBadgePath(badgeId: string, userName: string): string {
  return `/badge/${badgeId}~${encodeURIComponent(userName)}`;
}

/** Opens one of them in its sheet. */
export function ownBadgePath(id: string): string {
  return `/club/badges?badge=${id}`;
}
