// Owns what other domains know of a design and of a copy; never sent to anybody as they are.
import type { DesignRow, ItemRow } from '../tables.ts';

export type Item = ItemRow;
export type ItemDesign = DesignRow;
