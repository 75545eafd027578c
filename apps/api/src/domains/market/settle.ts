// Owns the end of a club's market when it closes for good: copies go back to their sellers, the store is shut.
import type { Domain } from '#platform/domain.ts';
import { takeBack } from './actions/resell-item.ts';
import { endStoreListing } from './end-store-listing.ts';
import { lockOpen } from './listings.store.ts';

const LISTINGS_IN_ONE_STEP = 200;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const at = platform.clock.now();
  const open = await lockOpen(tx, { club_id: clubId }, LISTINGS_IN_ONE_STEP);
  for (const row of open) {
    if (row.kind === 'resale') await takeBack(tx, row, at);
    else await endStoreListing(tx, row, at);
  }
  return open.length < LISTINGS_IN_ONE_STEP ? 'settled' : 'waiting';
};
