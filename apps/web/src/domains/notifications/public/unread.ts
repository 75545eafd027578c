// Owns how many notifications are unread, as the server last said it; beside the cache of answers, since the bar of the main shell is
// drawn without one.
import { useSyncExternalStore } from 'react';

let unread = 0;
const listeners = new Set<() => void>();

export function setUnread(next: number): void {
  if (next === unread) return;
  unread = next;
  for (const listener of [...listeners]) listener();
}

export const getUnread = (): number => unread;

export function subscribeUnread(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnread(): number {
  return useSyncExternalStore(subscribeUnread, getUnread, () => 0);
}
