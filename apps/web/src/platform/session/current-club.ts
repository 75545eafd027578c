// Owns the club the person is in right now, kept apart from the session; only a club with an id is kept.
import { useSyncExternalStore } from 'react';
import { readLocalJson, writeLocal } from '../storage/local.ts';

export const CLUB_KEY = 'spc-club';

export interface CurrentClub {
  id: string;
  name?: string;
  handle?: string;
  hue?: number;
}

const listeners = new Set<() => void>();
let current: CurrentClub | null = restore();

function hasId(value: unknown): value is CurrentClub {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false;
  return typeof value.id === 'string' && value.id !== '';
}

function restore(): CurrentClub | null {
  const stored = readLocalJson(CLUB_KEY);
  return hasId(stored) ? stored : null;
}

function publish(next: CurrentClub | null): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

export function getCurrentClub(): CurrentClub | null {
  return current;
}

/** Answers whether it was saved: a club without an id is not. */
export function storeCurrentClub(club: Partial<CurrentClub>): boolean {
  if (!hasId(club)) return false;
  writeLocal(CLUB_KEY, JSON.stringify(club));
  publish(club);
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCurrentClub(): CurrentClub | null {
  return useSyncExternalStore(subscribe, getCurrentClub);
}
