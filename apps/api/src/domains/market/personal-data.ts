// Owns what of a person stands in the market: handed out for their export; what they sell is taken back with the account.
import type { Domain } from '#platform/domain.ts';
import { takeBack } from './actions/resell-item.ts';
import { lockOpen } from './listings.store.ts';
import { listSalesOf } from './sales.store.ts';

const AT_ONCE = 500;

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
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  const at = platform.clock.now();
  for (;;) {
    const open = await lockOpen(tx, { seller_id: userId }, AT_ONCE);
    for (const row of open) await takeBack(tx, row, at);
    if (open.length < AT_ONCE) return;
  }
};
