// Owns where this phone keeps what somebody searched for lately, and its end: the next person on it must not find it.
import { removeLocal } from './local.ts';

/** Without an account: of whoever looks around. */
export function searchesKey(userId = ''): string {
  return `spc-searches/${userId}`;
}

/** Also what they searched for before they signed in. */
export function forgetSearches(userId: string | undefined): void {
  removeLocal(searchesKey(userId));
  removeLocal(searchesKey());
}
