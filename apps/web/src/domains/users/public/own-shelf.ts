// The slot at the head of one's own profile for the best of what one owns.
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface OwnShelf {
  /** Draws nothing where nothing is owned yet. */
  load: () => Promise<{ Shelf: ComponentType<{ userId: string }> }>;
}

export const ownShelf = slot<OwnShelf | null>(null);
