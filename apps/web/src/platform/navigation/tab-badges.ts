// Owns the counts that stand on the main tabs; domains set theirs.
import { useSyncExternalStore } from 'react';

type Counts = Readonly<Record<string, number>>;

let counts: Counts = {};
const listeners = new Set<() => void>();

export function setTabBadge(tab: string, count: number): void {
  if ((counts[tab] ?? 0) === count) return;
  counts = { ...counts, [tab]: count };
  for (const listener of [...listeners]) listener();
}

export const getTabBadge = (tab: string): number => counts[tab] ?? 0;

export function subscribeTabBadges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTabBadges(): Counts {
  return useSyncExternalStore(
    subscribeTabBadges,
    () => counts,
    () => counts,
  );
}
