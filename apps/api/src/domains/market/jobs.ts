// Owns the market's work beside requests: what cannot be sold any more goes back to its holder.
import { dueItems } from '#platform/jobs/due-items.ts';
import { takeBack } from './actions/resell-item.ts';
import { closeResales } from './close-resales.ts';
import { listPastTransfer, lockListing } from './listings.store.ts';
import { listSellersOut } from './sellers.store.ts';

/** Suspending an account tells nobody, and a copy may have been put up in the very moment of a ban. */
export const closeLeftOvers = dueItems({
  name: 'market.close-resales',
  lane: 'work',
  cron: '*/5 * * * *',
  list: ({ db }, asked) => listSellersOut(db, asked),
  key: ({ seller_id, club_id }) => `${seller_id}/${club_id}`,
  each: (platform, of) => platform.db.transaction((tx) => closeResales(platform, tx, of)),
});

/** The event is near: a ticket that nobody bought is in its holder's hand again, or they would be turned away with it. */
export const takeBackTickets = dueItems({
  name: 'market.take-back-tickets',
  lane: 'work',
  cron: '* * * * *',
  list: ({ db }, asked) => listPastTransfer(db, asked),
  each: ({ db, clock }, id) =>
    db.transaction(async (tx) => {
      const row = await lockListing(tx, id);
      if (row?.state === 'open' || row?.state === 'paused') await takeBack(tx, row, clock.now());
    }),
});

export const jobs = [closeLeftOvers, takeBackTickets];
