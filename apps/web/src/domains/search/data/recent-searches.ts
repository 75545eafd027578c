// What was searched for lately: kept on this phone alone, for each account by itself, until it is cleared or the account signs out.
import { useState } from 'react';
import { getSession } from '#platform/session/session.ts';
import { searchesKey } from '#platform/storage/kept-searches.ts';
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';

const MOST_KEPT = 6;

const key = () => searchesKey(getSession()?.user_id);

export function readSearches(): readonly string[] {
  const kept = readLocalJson(key());
  if (!Array.isArray(kept)) return [];
  return kept.filter((one): one is string => typeof one === 'string').slice(0, MOST_KEPT);
}

/** Newest first; the same words in other letters count as the same. */
export function keepSearch(typed: string): void {
  const words = typed.trim();
  if (words === '') return;
  const others = readSearches().filter((one) => one.toLowerCase() !== words.toLowerCase());
  writeLocal(key(), JSON.stringify([words, ...others].slice(0, MOST_KEPT)));
}

/** As they were when the search was opened: what is typed now is no former search yet. */
export function useRecentSearches(): { recent: readonly string[]; clear: () => void } {
  const [recent, setRecent] = useState(readSearches);
  const clear = () => {
    removeLocal(key());
    setRecent([]);
  };
  return { recent, clear };
}
