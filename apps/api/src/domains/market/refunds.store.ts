// Owns the SQL of refunded sales: what the listing, its buyer's limit and its stock count after one.
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface RefundedSale {
  readonly sale_id: string;
  readonly listing_id: string;
  readonly buyer_id: string;
  /** What the club had got for it. */
  readonly to_club: number;
  /** Whether its copy is in the listing's place. */
  readonly restocked: boolean;
  readonly at: Date;
}

const write = prepared<never>(
  'market-refund-sale',
  `with refund as (insert into listing_refunds (sale_id, at) values ($1, $6)),
   fewer as (update listing_buyers set bought = bought - 1 where listing_id = $2 and user_id = $3 and bought > 1),
   none as (delete from listing_buyers where listing_id = $2 and user_id = $3 and bought = 1)
   update listings set sold = sold - 1, refunded = refunded + 1, revenue = revenue - $4::bigint, returned = returned + $5::integer,
     state = case when state = 'sold' then 'open' else state end, ended_at = case when state = 'sold' then null else ended_at end
   where id = $2`,
);

/** The listing is locked. */
export async function insertRefund(tx: Executor, of: RefundedSale): Promise<void> {
  await write(tx, [of.sale_id, of.listing_id, of.buyer_id, of.to_club, of.restocked ? 1 : 0, of.at]);
}
