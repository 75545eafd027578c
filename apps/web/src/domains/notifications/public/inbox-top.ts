// The slot above the entries of the inbox.
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface InboxTop {
  /** Draws nothing where there is nothing to say. */
  load: () => Promise<{ Top: ComponentType }>;
}

export const inboxTop = slot<InboxTop | null>(null);
