// Owns how orders become what screens show: a fixed number of queries, however many there are.
import type { ItemClub, ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { Order } from '@stagepass/contract/orders/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import type { Item } from '#domains/items/public/item.ts';
import { loadItems } from '#domains/items/public/load-items.ts';
import { loadItemClubs, presentDesigns } from '#domains/items/public/present-items.ts';
import { tokenSymbols } from '#domains/tokens/public/token-symbols.ts';
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
  /** By club: what the token is called, where an order was paid with it. */
  symbols: ReadonlyMap<string, string>;
}

async function loadParts(
  platform: Platform,
  tx: Executor,
  rows: readonly OrderRow[],
  seenAs: SeenAs,
): Promise<Parts> {
  const idsOf = (pick: (row: OrderRow) => string | null) => rows.flatMap((row) => pick(row) ?? []);
  const [clubs, designs, copies, buyers, symbols] = await Promise.all([
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
    tokenSymbols(
      tx,
      idsOf((row) => (row.asset_id === 'credits' ? null : row.club_id)),
    ),
  ]);
  return { clubs, designs, copies, buyers, symbols };
}

/** Null too where the token is gone with its club. */
function presentToken({ asset_id, club_id }: OrderRow, symbols: Parts['symbols']): Order['token'] {
  const symbol = asset_id === 'credits' ? undefined : symbols.get(club_id);
  return symbol === undefined ? null : { symbol };
}

/** In the order of the rows. */
export async function presentOrders(
  platform: Platform,
  tx: Executor,
  rows: readonly OrderRow[],
  seenAs: SeenAs,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const { clubs, designs, copies, buyers, symbols } = await loadParts(platform, tx, rows, seenAs);
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
    token: presentToken(row, symbols),
    paid_cents: row.paid,
    fee_cents: seenAs === 'club' ? row.fee : null,
    to_club_cents: seenAs === 'club' ? row.to_club : null,
    buyer: buyers.get(row.buyer_id) ?? null,
    at: row.at.toISOString(),
  }));
}
