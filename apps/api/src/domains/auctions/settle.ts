// Owns the end of a club's auctions when it closes for good: without a bid they are called off, otherwise the leader has won.
import type { Domain } from '#platform/domain.ts';
import { callOff } from './actions/manage-auction.ts';
import { listOpenOfClub, lockAuction } from './auctions.store.ts';
import { endEarly, settleClosed } from './bring-up-to-date.ts';
import { laterOf } from './rows.rules.ts';

const AUCTIONS_IN_ONE_STEP = 20;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const open = await listOpenOfClub(tx, clubId, AUCTIONS_IN_ONE_STEP);
  for (const id of open) {
    const row = await lockAuction(tx, id);
    if (row === undefined) continue;
    const uncalled = row.bid_count === 0 && row.state !== 'ended';
    if (uncalled) {
      await callOff(platform, tx, row, laterOf(platform.clock.now(), row.seen_at));
      continue;
    }
    await endEarly(platform, tx, row);
    await settleClosed(platform, tx, id);
  }
  return open.length < AUCTIONS_IN_ONE_STEP ? 'settled' : 'waiting';
};
