// Owns the SQL of sales and of what things went for.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { SaleRow } from './tables.ts';

/** The day of a sale is counted in UTC. `$d` design, `$t` time, `$k` how it was sold, `$p` price. */
const priceDay = (given: { design: string; at: string; sold_by: string; paid: string; from?: string }) => `
     insert into design_price_days as d (design_id, day, sold_by, low, high, total, sales, last, last_at)
     select ${given.design}, (${given.at} at time zone 'UTC')::date, ${given.sold_by}, ${given.paid}, ${given.paid},
       ${given.paid}, 1, ${given.paid}, ${given.at}
     on conflict (design_id, day, sold_by) do update
     set low = least(d.low, excluded.low), high = greatest(d.high, excluded.high), total = d.total + excluded.total,
       sales = d.sales + 1,
       last = case when excluded.last_at >= d.last_at then excluded.last else d.last end,
       last_at = greatest(d.last_at, excluded.last_at)`;

const write = prepared<never>(
  'market-write-sale',
  `with sale as (
     insert into listing_sales (id, listing_id, buyer_id, item_id, price, paid, fee, royalty, transfer_id, at)
     values ($1, $2, $3, $4, $5, $6::bigint, $7, $8, $9, $10::timestamptz)),
   buyer as (
     insert into listing_buyers as b (listing_id, user_id, bought) values ($2, $3, 1)
     on conflict (listing_id, user_id) do update set bought = b.bought + 1),
   price as (${priceDay({ design: '$11::uuid', at: '$10::timestamptz', sold_by: '$12::text', paid: '$6::bigint' })})
   update listings set sold = sold + 1, revenue = revenue + $13::bigint,
     state = case when sold + 1 = stock then 'sold' else state end,
     ended_at = case when sold + 1 = stock then $10::timestamptz end
   where id = $2`,
);

/** The sale, its listing's count and state, the buyer's count and the price of the day. The listing is locked. */
export async function insertSale(
  tx: Executor,
  sale: SaleRow & { design_id: string; kind: 'store' | 'resale'; to_club: number },
): Promise<void> {
  await write(tx, [
    sale.id,
    sale.listing_id,
    sale.buyer_id,
    sale.item_id,
    sale.price,
    sale.paid,
    sale.fee,
    sale.royalty,
    sale.transfer_id,
    sale.at,
    sale.design_id,
    sale.kind,
    sale.to_club,
  ]);
}

/** For what was sold elsewhere: an auction. */
export async function addToPriceDay(
  tx: Executor,
  sold: { design_id: string; sold_by: 'auction'; paid: number; at: Date },
): Promise<void> {
  await tx.query({
    text: priceDay({ design: '$1::uuid', at: '$2::timestamptz', sold_by: '$3::text', paid: '$4::bigint' }),
    values: [sold.design_id, sold.at, sold.sold_by, sold.paid],
  });
}

export interface BoughtRow {
  listing_id: string;
  bought: number;
  /** Of the latest purchase that was not refunded. */
  item_id: string;
  number: number;
  transfer_id: string | null;
  /** The buyer still has that copy. */
  held: boolean;
}

/** How many somebody bought of each of these, with the latest copy. */
export async function listBought(
  tx: Executor,
  userId: string,
  listingIds: readonly string[],
): Promise<Map<string, BoughtRow>> {
  const { rows } = await tx.query<BoughtRow>({
    text: `select b.listing_id, b.bought, s.item_id, i.number, s.transfer_id,
        coalesce(i.holder_id = b.user_id, false) as held
      from listing_buyers b
      join lateral (
        select item_id, transfer_id from listing_sales x
        where x.listing_id = b.listing_id and x.buyer_id = b.user_id
          and not exists (select from listing_refunds r where r.sale_id = x.id)
        order by x.at desc, x.id desc limit 1) s on true
      join item_facts i on i.id = s.item_id
      where b.user_id = $1 and b.listing_id = any($2::uuid[])`,
    values: [userId, listingIds],
  });
  return new Map(rows.map((row) => [row.listing_id, row]));
}

export interface PriceDayRow {
  day: string;
  low: number;
  high: number;
  total: number;
  sales: number;
  last: number;
  last_at: Date;
}

/** Oldest first; all ways of selling together. */
export async function listPriceDays(
  tx: Executor,
  of: { design_id: string; from: Date },
): Promise<PriceDayRow[]> {
  const { rows } = await tx.query<PriceDayRow>({
    text: `select to_char(day, 'YYYY-MM-DD') as day, min(low) as low, max(high) as high, sum(total)::bigint as total,
        sum(sales)::int as sales, (array_agg(last order by last_at desc))[1] as last, max(last_at) as last_at
      from design_price_days where design_id = $1 and day >= ($2::timestamptz at time zone 'UTC')::date
      group by day order by day limit 366`,
    values: [of.design_id, of.from],
  });
  return rows;
}

export async function findFloor(
  tx: Executor,
  of: { design_id: string; now: Date },
): Promise<number | undefined> {
  const { rows } = await tx.query<{ price: number }>({
    text: `select l.price from listings l join item_design_facts d on d.id = l.design_id
      where l.design_id = $1 and l.asset_id = 'credits' and d.hidden_at is null and l.state = 'open' and (l.opens_at is null or l.opens_at <= $2)
        and (l.closes_at is null or l.closes_at > $2)
        and (l.kind = 'resale' or (l.returned > 0 or d.edition_size is null or d.edition_size - d.issued - d.held_back > 0)
          and (d.redeem_until is null or d.redeem_until >= $2))
      order by l.price limit 1`,
    values: [of.design_id, of.now],
  });
  return rows[0]?.price;
}

/** Everything that a person bought and sold, for their export. */
export async function listSalesOf(tx: Executor, userId: string): Promise<(SaleRow & { bought: boolean })[]> {
  const { rows } = await tx.query<SaleRow & { bought: boolean }>({
    text: `select s.*, s.buyer_id = $1 as bought from listing_sales s join listings l on l.id = s.listing_id
      where s.buyer_id = $1 or l.seller_id = $1 order by s.at, s.id`,
    values: [userId],
  });
  return rows;
}
