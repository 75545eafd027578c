// Owns what other domains know of a design and of a copy; never sent to anybody as they are.
import type { ItemEventName, ItemPlace, ItemState } from '@stagepass/contract/items/shapes.ts';
import type { DesignRow, ItemRow } from '../tables.ts';

export type Item = ItemRow;
export type ItemDesign = DesignRow;

/** A copy that was just made. */
export interface Minted {
  item_id: string;
  design_id: string;
  club_id: string;
  number: number;
}

/** Where a copy is. */
export interface Whereabouts {
  holder_id: string | null;
  state: ItemState;
  place?: ItemPlace | undefined;
}

/** A copy's way from one place to another. */
export interface Step {
  item_id: string;
  from: Whereabouts;
  to: Whereabouts;
  event: ItemEventName;
  cause?: ItemPlace | undefined;
  transfer_id?: string | undefined;
  price?: number | undefined;
  at: Date;
}
