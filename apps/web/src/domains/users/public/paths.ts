// The addresses of people and of one's own account, and those of later screens that its end leads to.
import { withNext } from '#platform/navigation/next.ts';

export function userPath(idOrName: string): string {
  return `/user/${encodeURIComponent(idOrName)}`;
}

export function profilePath(): string {
  return '/user/profile';
}

export function editProfilePath(): string {
  return '/user/editprofile';
}

/** A view is one of the settings' own pages, for example `devices`. */
export function settingsPath(view?: string): string {
  return view === undefined ? '/user/settings' : `/user/settings?view=${encodeURIComponent(view)}`;
}

/** What one is notified about by a single club; the view is that of notifications. */
export function clubNotificationsPath(clubId: string): string {
  return `${settingsPath('notifications')}&club=${encodeURIComponent(clubId)}`;
}

export function welcomePath(next?: string | null): string {
  return withNext('/user/welcome', next);
}

/** The lists of who follows somebody and whom they follow. */
export function followsPath(idOrName: string, side: 'followers' | 'following'): string {
  return `${userPath(idOrName)}?list=${side}`;
}

export function chatPath(conversationId: string): string {
  return `/user/chat/${encodeURIComponent(conversationId)}`;
}

export function newChatPath(userName: string): string {
  return `/user/new-chat?to=${encodeURIComponent(userName)}`;
}

export function ownWalletPath(): string {
  return '/user/wallet';
}

/** The wallet, with unspent top-ups laid out to be sent back. */
export function returnTopUpsPath(): string {
  return '/user/wallet?view=return';
}

export function ownThingsPath(): string {
  return '/user/inventory';
}

export function ownTokensPath(): string {
  return '/user/fan-token';
}

/** What one has bid on and sells, over one's own profile. */
export function ownTradesPath(): string {
  return '/user/profile?view=trades';
}
