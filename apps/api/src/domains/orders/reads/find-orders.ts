// Owns looking through orders for words: a bounded part of them at a time, from the newest back.
import type { Order } from '@stagepass/contract/orders/shapes.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byTime, listOrders, type OrderFilter } from '../orders.store.ts';
import { isFound } from '../search-words.rules.ts';
import { presentOrders, type SeenAs } from '../views.ts';

/** What one call looks at: the next goes on from there, so that a long list costs nobody else anything. */
const AT_ONCE = 200;
const MOST = 2000;

/** A page may hold less than was asked for, and be no last one. */
export async function findOrders(
  platform: Platform,
  filter: OrderFilter,
  { words, seenAs, cursor, limit }: PageAsked & { words: readonly string[]; seenAs: SeenAs },
): Promise<Page<Order>> {
  const found: Order[] = [];
  let after = byTime.read(cursor);
  for (let looked = 0; looked < MOST; looked += AT_ONCE) {
    const rows = await listOrders(platform.db, filter, { after, limit: AT_ONCE });
    for (const order of await presentOrders(platform, platform.db, rows, seenAs)) {
      after = { at: new Date(order.at), id: order.id };
      if (isFound(order, words)) found.push(order);
      if (found.length === limit) return { data: found, next_cursor: byTime.write(after) };
    }
    if (rows.length < AT_ONCE) return { data: found, next_cursor: null };
  }
  return { data: found, next_cursor: after === undefined ? null : byTime.write(after) };
}
