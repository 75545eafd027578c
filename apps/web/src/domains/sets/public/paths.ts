// Owns the addresses of sets.

export function setPath(id: string): string {
  return `/club/set/${encodeURIComponent(id)}`;
}

/** A set as somebody has it, to be sent to others. */
export function sharedSetPath(id: string, userName: string): string {
  return `/set/${encodeURIComponent(id)}~${encodeURIComponent(userName)}`;
}

/** Where those who sell make sets. */
export function manageSetsPath(handle: string): string {
  return `/club/${encodeURIComponent(handle)}/manage-sets`;
}
