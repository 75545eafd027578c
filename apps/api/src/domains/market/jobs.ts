// Owns the market's work beside requests: what is up of people who cannot sell any more goes back, and the nightly recount.
import type { Job } from '#platform/domain.ts';
import { auditJob } from '#platform/jobs/audit-job.ts';
import { auditMarket } from './audit.store.ts';
import { closeResales } from './close-resales.ts';
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

const audit = auditJob({ name: 'market.audit', cron: '52 3 * * *', audit: auditMarket });

export const jobs = [closeLeftOvers, audit];
