// Owns the SQL of what a club sold itself, for the emails to its owner: whether a sale was the first, and the sales of one day.
import { type Executor, prepared } from '#platform/db/executor.ts';

const first = prepared<{ first: boolean }>(
  'orders-first-sale',
  `select not exists (
     select from orders e where e.club_id = o.club_id and e.kind <> 'resale' and (e.at, e.id) < (o.at, o.id)) as first
   from orders o where o.id = $1`,
);

export async function isFirstSale(tx: Executor, orderId: string): Promise<boolean> {
  return (await first(tx, [orderId]))[0]?.first ?? false;
}

export interface DaySales {
  club_id: string;
  orders: number;
  /** Paid in fan tokens, part of `orders`; their amounts are not money. */
  in_tokens: number;
  paid: number;
  to_club: number;
}

/**
 * Clubs with sales in a period, by id; refunded ones don't count, and neither does a club's first sale alone, which was told at once. By
 * club, so that each step reads the orders of the period and not all that were ever made.
 */
export async function listDaySales(
  tx: Executor,
  of: { from: Date; to: Date; after: string | null; limit: number },
): Promise<DaySales[]> {
  const { rows } = await tx.query<DaySales>({
    text: `select c.id as club_id, s.orders, s.in_tokens, s.paid, s.to_club
      from club_facts c
      cross join lateral (
        select count(*)::int as orders, (count(*) filter (where asset_id <> 'credits'))::int as in_tokens,
          coalesce(sum(paid) filter (where asset_id = 'credits'), 0)::bigint as paid,
          coalesce(sum(to_club) filter (where asset_id = 'credits'), 0)::bigint as to_club
        from orders o
        where o.club_id = c.id and o.at >= $1 and o.at < $2 and o.kind <> 'resale' and o.refunded_at is null) s
      where ($3::uuid is null or c.id > $3::uuid) and (s.orders > 1 or s.orders = 1 and exists (
        select from orders o where o.club_id = c.id and o.kind <> 'resale' and o.at < $1))
      order by c.id limit $4`,
    values: [of.from, of.to, of.after, of.limit],
  });
  return rows;
}
