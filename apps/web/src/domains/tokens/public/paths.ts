// Owns the addresses of fan tokens.
import { withNext } from '#platform/navigation/next.ts';

/** A club is named by its id or its handle; with its buy sheet open, a fan who had to top up comes back to it. */
export function clubTokenPath(club: string, open?: 'buy' | BuyAsked): string {
  const path = `/club/${encodeURIComponent(club)}/token`;
  if (open === undefined) return path;
  return open === 'buy' ? `${path}?buy` : withNext(`${path}?buy=${open.buy}`, open.next);
}

/** So many are missing where the fan was; `next` leads back there with them. */
export interface BuyAsked {
  buy: number;
  next: string | null;
}

/** My tokens of all clubs. */
export function ownTokensPath(): string {
  return '/user/fan-token';
}

export function manageTokenPath(club: string): string {
  return `/club/${encodeURIComponent(club)}/manage-token`;
}
