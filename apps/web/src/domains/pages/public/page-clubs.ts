// The slot of partner pages for the clubs they feature.
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface PageClubs {
  /** Draws the clubs of a page under a heading; nothing where none can be found. */
  load: () => Promise<{ Clubs: ComponentType<{ slug: string }> }>;
}

export const pageClubs = slot<PageClubs | null>(null);
