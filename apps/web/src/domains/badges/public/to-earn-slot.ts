// The slot below one's badges for what is still to earn: later domains know the goals.
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface ToEarn {
  /** Cells for the grid of badges; draws nothing where there is nothing to earn. `clubId` is null for all clubs. */
  load: () => Promise<{ ToEarn: ComponentType<{ clubId: string | null }> }>;
}

export const badgesToEarn = slot<ToEarn | null>(null);
