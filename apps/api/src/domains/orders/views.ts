// Owns how orders become what screens show: a fixed number of queries, however many there are.
import type { ItemClub, ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { Order } from '@stagepass/contract/orders/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import type { Item } from '#domains/items/public/item.ts';
import { loadItems } from '#domains/items/public/load-items.ts';
import { loadItemClubs, presentDesigns } from '#domains/items/public/present-items.ts';
import { loadBuyers } from '#domains/users/public/load-buyers.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { stateOf } from './refund.rules.ts';
import type { OrderRow } from './tables.ts';

/** Whose eyes: fees and buyers are for the club. */
export type SeenAs = 'buyer' | 'club';

interface Parts {
  clubs: ReadonlyMap<string, ItemClub>;
  designs: ReadonlyMap<string, ItemDesignCard>;
  copies: ReadonlyMap<string, Item>;
  buyers: ReadonlyMap<string, UserCard>;
}

async function loadParts(
  platform: Platform,
  tx: Executor,
  rows: readonly OrderRow[],
  seenAs: SeenAs,
): Promise<Parts> {
  const idsOf = (pick: (row: OrderRow) => string | null) => rows.flatMap((row) => pick(row) ?? []);
  const [clubs, designs, copies, buyers] = await Promise.all([
    loadItemClubs(
      platform,
      tx,
      idsOf((row) => row.club_id),
    ),
    presentDesigns(
      platform,
      tx,
      idsOf((row) => row.design_id),
    ),
    loadItems(
      tx,
      idsOf((row) => row.item_id),
    ),
    loadBuyers(platform, tx, seenAs === 'club' ? idsOf((row) => row.buyer_id) : []),
  ]);
  return { clubs, designs, copies, buyers };
}

/** In the order of the rows. */
export async function presentOrders(
  platform: Platform,
  tx: Executor,
  rows: readonly OrderRow[],
  seenAs: SeenAs,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const { clubs, designs, copies, buyers } = await loadParts(platform, tx, rows, seenAs);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: stateOf(row, copies.get(row.item_id ?? '')),
    club: clubs.get(row.club_id) ?? null,
    title: row.title,
    design: designs.get(row.design_id ?? '') ?? null,
    copy_number: row.copy_number,
    quantity: row.quantity,
    asset_id: row.asset_id,
    paid_cents: row.paid,
    fee_cents: seenAs === 'club' ? row.fee : null,
    to_club_cents: seenAs === 'club' ? row.to_club : null,
    buyer: buyers.get(row.buyer_id) ?? null,
    at: row.at.toISOString(),
  }));
}
