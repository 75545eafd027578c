// Owns the addresses of items on the web, as cards and letters name them.

/** A design, in the market of its club. */
export function designPath(club: { handle: string }, designId: string): string {
  return `/club/${club.handle}/market?item=${designId}`;
}

/** What a room can stand in: whoever watches something of a design is asked for again when the design goes out of sight. */
export function designPlace(designId: string): string {
  return `item-design:${designId}`;
}
