// Owns the market's work beside requests: what cannot be sold any more goes back to its holder, and the nightly recount.
import type { Job } from '#platform/domain.ts';
import { auditJob } from '#platform/jobs/audit-job.ts';
import { takeBack } from './actions/resell-item.ts';
import { auditMarket } from './audit.store.ts';
import { closeResales } from './close-resales.ts';
import { listPastTransfer, lockListing } from './listings.store.ts';
import { listSellersOut } from './sellers.store.ts';

const AT_ONCE = 100;

/** Suspending an account tells nobody, and a copy may have been put up in the very moment of a ban. */
export const closeLeftOvers: Job = {
  name: 'market.close-resales',
  cron: '*/5 * * * *',
  run: async (platform, _payload, signal) => {
    while (!signal.aborted) {
      const found = await listSellersOut(platform.db, AT_ONCE);
      for (const of of found) await platform.db.transaction((tx) => closeResales(platform, tx, of));
      if (found.length < AT_ONCE) return;
    }
  },
};

/** Doors are near: a ticket that nobody bought is in its holder's hand again, or they would be turned away with it. */
export const takeBackTickets: Job = {
  name: 'market.take-back-tickets',
  cron: '* * * * *',
  run: async ({ db, clock }, _payload, signal) => {
    while (!signal.aborted) {
      const found = await listPastTransfer(db, clock.now(), AT_ONCE);
      for (const id of found)
        await db.transaction(async (tx) => {
          const row = await lockListing(tx, id);
          if (row?.state === 'open' || row?.state === 'paused') await takeBack(tx, row, clock.now());
        });
      if (found.length < AT_ONCE) return;
    }
  },
};

const audit = auditJob({ name: 'market.audit', cron: '52 3 * * *', audit: auditMarket });

export const jobs = [closeLeftOvers, takeBackTickets, audit];
