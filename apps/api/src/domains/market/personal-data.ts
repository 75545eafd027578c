// Owns what of a person stands in the market: handed out for their export; what they sell is taken back with the account.
import type { Domain } from '#platform/domain.ts';
import { closeResales } from './close-resales.ts';
import { listSalesOf } from './sales.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => ({
  purchases_and_sales: (await listSalesOf(db, userId)).map(({ listing_id, item_id, paid, bought, at }) => ({
    listing_id,
    item_id,
    deed: bought ? 'bought' : 'sold',
    paid_cents: paid,
    at: at.toISOString(),
  })),
});

/** Sales stay, by ids that stand for nobody any more. */
export const eraseUser: NonNullable<Domain['eraseUser']> = (tx, userId, platform) =>
  closeResales(platform, tx, { seller_id: userId });
