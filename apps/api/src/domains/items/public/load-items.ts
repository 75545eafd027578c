// Owns the way other domains read copies and designs: many at once, each in one query.

import type { ItemPlace } from '@stagepass/contract/items/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listHeldByClub, listItemRows, lockInPlace, lockItemRows } from '../copies.store.ts';
import { listDesignRows, lockDesign } from '../designs.store.ts';
import type { Item, ItemDesign } from './item.ts';

/** By id; what does not exist is left out. */
export async function loadItems(tx: Executor, ids: readonly string[]): Promise<Map<string, Item>> {
  const rows = await listItemRows(tx, [...new Set(ids.filter(isId))]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Under lock, in the order of their ids; before any account of the ledger. */
export async function lockItems(tx: Executor, ids: readonly string[]): Promise<Map<string, Item>> {
  const rows = await lockItemRows(tx, [...new Set(ids.filter(isId))]);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function loadDesigns(tx: Executor, ids: readonly string[]): Promise<Map<string, ItemDesign>> {
  const rows = await listDesignRows(tx, [...new Set(ids.filter(isId))]);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function lockDesignRow(tx: Executor, id: string): Promise<ItemDesign | undefined> {
  return lockDesign(tx, id);
}

/**
 * Ids of copies in the club's hand, lowest numbers first. The design's lock keeps them there: whoever puts one into the store or an
 * auction takes it.
 */
export async function lockHeldByClub(tx: Executor, designId: string, limit: number): Promise<string[]> {
  await lockDesign(tx, designId);
  return listHeldByClub(tx, designId, limit);
}

/** Ids of the copies that are kept in one place, under lock, in their order. */
export async function lockItemsIn(tx: Executor, place: ItemPlace): Promise<string[]> {
  return lockInPlace(tx, place);
}
