// Owns the SQL of orders: pages of a buyer's and of a club's, one under lock, its refund, and the figures of a period.
import type { OrderKind } from '@stagepass/contract/orders/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { OrderRow, OrdersTables } from './tables.ts';

const db = tablesOf<OrdersTables>();

export const byTime = keyset({ at: time, id });
export type OrderPage = PageOf<typeof byTime>;

export interface OrderFilter {
  readonly of: { buyer_id: string } | { club_id: string };
  readonly kind?: OrderKind | undefined;
  readonly refunded?: boolean | undefined;
  readonly since?: Date | undefined;
}

/** Newest first. */
export async function listOrders(tx: Executor, filter: OrderFilter, page: OrderPage): Promise<OrderRow[]> {
  const { of, kind, refunded, since } = filter;
  const all = db.selectFrom('orders').selectAll();
  let query =
    'buyer_id' in of ? all.where('buyer_id', '=', of.buyer_id) : all.where('club_id', '=', of.club_id);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (refunded === true) query = query.where('refunded_at', 'is not', null);
  if (since !== undefined) query = query.where('at', '>=', since);
  return many(tx, byTime.apply(query, page, 'desc'));
}

const find = prepared<OrderRow>('orders-find', 'select * from orders where id = $1');
const lock = prepared<OrderRow>('orders-lock', 'select * from orders where id = $1 for no key update');

export async function findOrder(tx: Executor, orderId: string): Promise<OrderRow | undefined> {
  return (await find(tx, [orderId]))[0];
}

export async function lockOrder(tx: Executor, orderId: string): Promise<OrderRow | undefined> {
  return (await lock(tx, [orderId]))[0];
}

const ofCopy = prepared<OrderRow>(
  'orders-of-copy',
  'select * from orders where item_id = $1 and buyer_id = $2 order by at desc, number desc limit 1',
);

const ofTransfer = prepared<OrderRow>(
  'orders-of-transfer',
  'select * from orders where item_id = $1 and transfer_id = $2',
);

/** By its payment: a copy is sold more than once, to the same buyer again after a refund. What cost nothing has none; the latest then. */
export async function findOrderOfSale(
  tx: Executor,
  { item_id, buyer_id, transfer_id }: { item_id: string; buyer_id: string; transfer_id: string | null },
): Promise<OrderRow | undefined> {
  if (transfer_id !== null) return (await ofTransfer(tx, [item_id, transfer_id]))[0];
  return (await ofCopy(tx, [item_id, buyer_id]))[0];
}

const refund = prepared<never>(
  'orders-refund',
  `update orders set refunded_at = $2, refunded_by = $3, refund_reason = $4, refund_transfer_id = $5 where id = $1`,
);

/** The order is locked. */
export async function updateRefunded(
  tx: Executor,
  of: { id: string; by: string; reason: string; transfer_id: string; at: Date },
): Promise<void> {
  await refund(tx, [of.id, of.at, of.by, of.reason, of.transfer_id]);
}

const refundOf = prepared<{ amount_cents: number; at: Date }>(
  'orders-refund-of-payment',
  'select paid as amount_cents, refunded_at as at from orders where transfer_id = $1 and refunded_at is not null',
);

/** What of this payment of an order went back; undefined where nothing did. */
export async function findRefundOfOrder(
  tx: Executor,
  transferId: string,
): Promise<{ amount_cents: number; at: Date } | undefined> {
  return (await refundOf(tx, [transferId]))[0];
}

/** Most orders of a buyer in a club that are counted: beyond, the number says no more. */
const MOST_COUNTED = 1000;

export async function countOfBuyer(
  tx: Executor,
  of: { club_id: string; buyer_id: string },
): Promise<{ orders: number; refunds: number }> {
  const { rows } = await tx.query<{ orders: number; refunds: number }>({
    text: `select count(*)::int as orders, count(refunded_at)::int as refunds from (
        select refunded_at from orders where club_id = $1 and buyer_id = $2 limit $3) o`,
    values: [of.club_id, of.buyer_id, MOST_COUNTED],
  });
  return rows[0] ?? { orders: 0, refunds: 0 };
}

export interface KindSums {
  kind: OrderKind;
  refunded: boolean;
  orders: number;
  paid: number;
  fee: number;
  to_club: number;
}

/** A row for each kind, those that were refunded apart; tokens are counted, not added up. */
export async function sumOrders(tx: Executor, of: { club_id: string; since: Date }): Promise<KindSums[]> {
  const { rows } = await tx.query<KindSums>({
    text: `select kind, refunded_at is not null as refunded, count(*)::int as orders,
        coalesce(sum(paid) filter (where asset_id = 'credits'), 0)::bigint as paid,
        coalesce(sum(fee) filter (where asset_id = 'credits'), 0)::bigint as fee,
        coalesce(sum(to_club) filter (where asset_id = 'credits'), 0)::bigint as to_club
      from orders where club_id = $1 and at >= $2 group by 1, 2`,
    values: [of.club_id, of.since],
  });
  return rows;
}
