// Owns the SQL of a store's sales: many in one statement, with what their listings and designs went for.
import type { EventAlong } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { answersAlong } from '#platform/idempotency/idempotent-batch.ts';
import { eventsAlong } from '#platform/outbox/deliveries.store.ts';
import type { ListingRow, SaleRow } from './tables.ts';

const lock = prepared<ListingRow>(
  'market-lock-listings',
  'select * from listings where id = any($1::uuid[]) order by id for no key update',
);

/** In the order of their ids. */
export async function lockListings(tx: Executor, ids: readonly string[]): Promise<Map<string, ListingRow>> {
  const rows = await lock(tx, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

const bought = prepared<{ listing_id: string; user_id: string; bought: number }>(
  'market-bought',
  `select b.listing_id, b.user_id, b.bought from unnest($1::uuid[], $2::uuid[]) w (listing_id, user_id)
   join listing_buyers b on b.listing_id = w.listing_id and b.user_id = w.user_id`,
);

/** How many each bought of their listing so far, by buyer. */
export async function countBoughtBy(
  tx: Executor,
  calls: readonly { listing_id: string; buyer_id: string }[],
): Promise<Map<string, number>> {
  if (calls.length === 0) return new Map();
  const rows = await bought(tx, [calls.map((call) => call.listing_id), calls.map((call) => call.buyer_id)]);
  return new Map(rows.map((row) => [row.user_id, row.bought]));
}

export interface StoreSale extends Omit<SaleRow, 'royalty' | 'at'> {
  readonly design_id: string;
  readonly to_club: number;
  /** The call and its answer; null for a sale that nobody called for. */
  readonly saved: { readonly key: string; readonly body_hash: string; readonly answer: string } | null;
  readonly event: EventAlong;
}

const write = prepared<{ user_id: string }>(
  'market-write-store-sales',
  `with s as materialized (
     select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::bigint[], $6::bigint[], $7::bigint[], $8::uuid[],
       $9::uuid[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::jsonb[]) with ordinality
       s (id, listing_id, user_id, item_id, price, paid, fee, transfer_id, design_id, to_club, key, body_hash, answer, payload, n)),
   sold as (
     insert into listing_sales (id, listing_id, buyer_id, item_id, price, paid, fee, royalty, transfer_id, at)
     select id, listing_id, user_id, item_id, price, paid, fee, 0, transfer_id, $15::timestamptz from s order by n),
   buyers as (
     insert into listing_buyers as b (listing_id, user_id, bought) select listing_id, user_id, 1 from s order by user_id
     on conflict (listing_id, user_id) do update set bought = b.bought + 1),
   prices as (
     insert into design_price_days as d (design_id, day, sold_by, low, high, total, sales, last, last_at)
     select design_id, ($15::timestamptz at time zone 'UTC')::date, 'store', min(paid), max(paid), sum(paid), count(*),
       (array_agg(paid order by n desc))[1], $15::timestamptz
     from s group by design_id order by design_id
     on conflict (design_id, day, sold_by) do update
     set low = least(d.low, excluded.low), high = greatest(d.high, excluded.high), total = d.total + excluded.total,
       sales = d.sales + excluded.sales,
       last = case when excluded.last_at >= d.last_at then excluded.last else d.last end,
       last_at = greatest(d.last_at, excluded.last_at)),
   listed as (
     update listings l set sold = l.sold + w.sold, revenue = l.revenue + w.revenue,
       state = case when l.sold + w.sold = l.stock then 'sold' else l.state end,
       ended_at = case when l.sold + w.sold = l.stock then $15::timestamptz end
     from (select listing_id, count(*) as sold, sum(to_club)::bigint as revenue from s group by 1) w where l.id = w.listing_id),
   called as (select * from s where key is not null),
   ${answersAlong({ from: 'called', endpoint: '$16' })},
   ${eventsAlong({ from: 's', payload: 's.payload', name: '$17', handlers: '$18' })}
   select user_id from answers`,
);

/** Answers whose answers were saved: anybody else's key was used meanwhile. The listings are locked. */
export async function insertStoreSales(
  tx: Executor,
  sales: readonly StoreSale[],
  { endpoint, at }: { endpoint: string; at: Date },
): Promise<string[]> {
  const [first] = sales;
  const rows = await write(tx, [
    sales.map((sale) => sale.id),
    sales.map((sale) => sale.listing_id),
    sales.map((sale) => sale.buyer_id),
    sales.map((sale) => sale.item_id),
    sales.map((sale) => sale.price),
    sales.map((sale) => sale.paid),
    sales.map((sale) => sale.fee),
    sales.map((sale) => sale.transfer_id),
    sales.map((sale) => sale.design_id),
    sales.map((sale) => sale.to_club),
    sales.map((sale) => sale.saved?.key ?? null),
    sales.map((sale) => sale.saved?.body_hash ?? null),
    sales.map((sale) => sale.saved?.answer ?? null),
    sales.map((sale) => JSON.stringify(sale.event.payload)),
    at,
    endpoint,
    first?.event.name,
    first?.event.handlers,
  ]);
  return rows.map((row) => row.user_id);
}
