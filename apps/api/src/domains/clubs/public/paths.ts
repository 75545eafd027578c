// Owns the addresses of a club on the web, as letters and cards name them.

export function clubPath(club: { handle: string }): string {
  return `/club/${club.handle}`;
}
