// Owns the addresses of tips.

/** A club is named by its id or its handle. */
export function manageTipsPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-tips`;
}
