// Owns the work of auctions beside requests: what is due opens, closes and settles though nobody looks.
import type { Job } from '#platform/domain.ts';
import { auditJob } from '#platform/jobs/audit-job.ts';
import { listDue } from './auctions.store.ts';
import { auditAuctions } from './audit.store.ts';
import { bringUpToDate } from './bring-up-to-date.ts';

const AT_ONCE = 100;

export const closeDue: Job = {
  name: 'auctions.close-due',
  cron: '* * * * *',
  run: async (platform, _payload, signal) => {
    const tried = new Set<string>();
    for (;;) {
      const due = await listDue(platform.db, platform.clock.now(), AT_ONCE);
      const left = due.filter((id) => !tried.has(id));
      if (left.length === 0) return;
      for (const id of left) {
        if (signal.aborted) return;
        tried.add(id);
        // One that cannot be settled keeps none of the others open; it is tried again in a minute.
        await bringUpToDate(platform, id).catch((error: unknown) =>
          platform.log.error({ error, auction_id: id }, 'an auction could not be brought up to date'),
        );
      }
    }
  },
};

const audit = auditJob({ name: 'auctions.audit', cron: '54 3 * * *', audit: auditAuctions });

export const jobs = [closeDue, audit];
