// Owns the addresses of items on the web, as cards and letters name them.

/** A design, in the market of its club. */
export function designPath(club: { handle: string }, designId: string): string {
  return `/club/${club.handle}/market?item=${designId}`;
}
