// The addresses of a club's screens; a club is named by its id or its handle.

type ClubScreen =
  | 'home'
  | 'posts'
  | 'missions'
  | 'stations'
  | 'votes'
  | 'messages'
  | 'achievement'
  | 'checkin'
  | 'levels'
  | 'market'
  | 'gacha'
  | 'subscriptions'
  | 'info'
  | 'id-center'
  | 'invite'
  | 'requirement'
  | 'module'
  | 'settings'
  | 'manage'
  | 'manage-gacha'
  | 'manage-store'
  | 'manage-members'
  | 'manage-member-tier'
  | 'manage-rules';

/** The front door. */
export function clubPath(idOrHandle: string): string {
  return `/club/${encodeURIComponent(idOrHandle)}`;
}

export function clubScreenPath(idOrHandle: string, screen: ClubScreen): string {
  return `${clubPath(idOrHandle)}/${screen}`;
}

export function createClubPath(): string {
  return '/user/create-club';
}

/** The clubs that I own or administer. */
export function creatorClubsPath(): string {
  return '/user/creator-club';
}

/** What waits in all of them, and how they do. */
export function creatorDeskPath(): string {
  return '/user/creatorpod';
}

export function myClubsPath(): string {
  return '/clubs';
}

/** The home of a club that was opened this moment. */
export function foundedPath(handle: string): string {
  return `${clubScreenPath(handle, 'home')}?founded=1`;
}
