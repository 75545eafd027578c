// Owns the addresses of a club: on the web, as letters and cards name them, and over the socket.

export function clubPath(club: { handle: string }): string {
  return `/club/${club.handle}`;
}

/** Where what happens in the club is told to those who watch it. */
export function clubRoom(clubId: string): string {
  return `club:${clubId}`;
}

/** Heard by the club's members with its room and at home: no client can ask for it by name. */
export function membersRoom(clubId: string): string {
  return `members:${clubId}`;
}
