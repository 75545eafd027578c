// Owns what of a person stands in auctions: handed out for their export; a lead of theirs passes on with the account.
import type { Domain } from '#platform/domain.ts';
import { listBidsOf } from './bids.store.ts';
import { passOnLeadsOf } from './pass-on.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => ({
  auctions: (await listBidsOf(db, userId)).map(({ auction_id, title, max_amount, bids, last_at, won }) => ({
    auction_id,
    title,
    highest_cents: max_amount,
    bids,
    last_bid_at: last_at.toISOString(),
    won,
  })),
});

/** What was bid stays, by an id that stands for nobody any more; what they lead passes to the next bidder. */
export const eraseUser: NonNullable<Domain['eraseUser']> = (tx, userId, platform) =>
  passOnLeadsOf(platform, tx, userId);
