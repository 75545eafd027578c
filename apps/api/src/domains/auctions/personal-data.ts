// Owns what of a person stands in auctions: handed out for their export; a lead of theirs ends with the account.
import type { Domain } from '#platform/domain.ts';
import { listLedBy, lockAuction } from './auctions.store.ts';
import { listBidsOf } from './bids.store.ts';
import { endEarly, takeBack } from './bring-up-to-date.ts';
import { laterOf } from './rows.rules.ts';

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

/**
 * What was bid stays, by an id that stands for nobody any more. Nobody can win for them, and nobody else has offered that much:
 * what they lead ends unsold, and their money is free.
 */
export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  for (const id of await listLedBy(tx, userId)) {
    const row = await lockAuction(tx, id);
    if (row?.leader_id !== userId || row.leader_hold_id === null) continue;
    await endEarly(platform, tx, row);
    await takeBack(platform, tx, row, laterOf(platform.clock.now(), row.seen_at));
  }
};
