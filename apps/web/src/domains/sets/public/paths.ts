// Owns the addresses of sets.

export function setPath(id: string): string {
  return `/club/set/${encodeURIComponent(id)}`;
}

/** Where those who sell make sets. */
export function manageSetsPath(handle: string): string {
  return `/club/${encodeURIComponent(handle)}/manage-sets`;
}
