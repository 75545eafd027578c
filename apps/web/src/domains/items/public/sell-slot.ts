// The slot for selling a copy: the market, which stands later, hands in its step and what it knows of prices.
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface SellStepProps {
  item: ItemDetails;
  /** Says whether the copy is up for sale now. */
  onBack: (listed: boolean) => void;
  onBusy: (busy: boolean) => void;
}

export interface SellParts {
  /** Stands in the item's own sheet, in place of what can be done with it. */
  SellStep: ComponentType<SellStepProps>;
  /** One line under the acts, such as the last price and what is left after fees. Draws nothing where nothing is known. */
  SellNote?: ComponentType<{ item: ItemDetails }>;
}

/** Undefined where no domain sells. */
export const sellParts = slot<(() => Promise<SellParts>) | undefined>(undefined);
