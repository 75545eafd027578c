// Owns the address of a club's license; the club is named by its id or its handle.

export function licensePath(idOrHandle: string): string {
  return `/club/${encodeURIComponent(idOrHandle)}/upgrade-license`;
}
