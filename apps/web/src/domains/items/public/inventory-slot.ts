// The slot of the inventory for what later domains show of somebody's items, such as albums.
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface InventoryPart {
  /** Draws nothing where there is nothing to show. */
  load: () => Promise<{ Part: ComponentType }>;
}

export const inventoryPart = slot<InventoryPart | null>(null);
