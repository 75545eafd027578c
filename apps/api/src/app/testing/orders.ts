// Owns how tests get orders: a copy bought in a club's store, and what became of its refund.
import { assert } from '@stagepass/base/assert.ts';
import { auditMarket } from '#domains/market/audit.store.ts';
import { auditOrders } from '#domains/orders/audit.store.ts';
import { fanWith } from './auctions.ts';
import { keyed, type WantedDesign } from './items.ts';
import { buy, inStore } from './market.ts';
import type { TestApp } from './test-app.ts';
import type { Somebody, Stage } from './world.ts';

export interface Bought {
  order_id: string;
  item_id: string;
  number: number;
  listing_id: string;
  buyer: Somebody;
}

/** For $20 by a fan who had $50, if nothing else is said. */
export async function putOrder(
  stage: Pick<Stage, 'app' | 'club' | 'owner' | 'make'>,
  given: {
    price?: number;
    listing_id?: string;
    buyer?: Somebody;
    design?: Omit<WantedDesign, 'club_id'>;
  } = {},
): Promise<Bought> {
  const { app } = stage;
  const price = given.price ?? 2000;
  const listing_id = given.listing_id ?? (await inStore(stage, { price_cents: price }, given.design)).id;
  const buyer = given.buyer ?? (await fanWith(stage, Math.max(5000, price)));
  const bought = await buy(app, buyer, listing_id, price);
  assert(bought.ok, 'whoever can pay buys');
  const { item_id, number } = bought.body.data;
  return { order_id: await orderOf(app, item_id, buyer.id), item_id, number, listing_id, buyer };
}

/** The latest order of a copy by a buyer. */
export async function orderOf(app: TestApp, itemId: string, buyerId: string): Promise<string> {
  const { rows } = await app.platform.db.query<{ id: string }>({
    text: 'select id from orders where item_id = $1 and buyer_id = $2 order by number desc limit 1',
    values: [itemId, buyerId],
  });
  assert(rows[0] !== undefined, 'every purchase has an order');
  return rows[0].id;
}

export function refund(
  app: TestApp,
  staff: Pick<Somebody, 'as'>,
  orderId: string,
  reason = 'It arrived broken',
) {
  const call = { params: { id: orderId }, body: { reason } };
  return app.call('POST /orders/:id/refund', call, keyed(staff.as));
}

export async function seeOrder(app: TestApp, viewer: Pick<Somebody, 'as'>, orderId: string) {
  return (await app.ok('GET /orders/:id', { params: { id: orderId } }, viewer.as)).data;
}

/** What does not add up between orders, listings and the books; nothing, if all is well. */
export async function auditSales({ platform: { db } }: TestApp): Promise<object[]> {
  return [...(await auditOrders(db)), ...(await auditMarket(db))];
}
