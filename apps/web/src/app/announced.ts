// Owns what the site announces now, from where it is asked for to the banner above all screens.
import type { Announcement } from '@stagepass/contract/operations/shapes.ts';

type Listener = (announcement: Announcement) => void;
const listeners = new Set<Listener>();
let current: Announcement | undefined;

export function announce(announcement: Announcement): void {
  current = announcement;
  for (const listener of listeners) listener(announcement);
}

export function onAnnounced(listener: Listener): () => void {
  listeners.add(listener);
  if (current !== undefined) listener(current);
  return () => listeners.delete(listener);
}
