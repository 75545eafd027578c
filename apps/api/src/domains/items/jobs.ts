// Owns the items domain's work beside requests: grants to many, and the nightly recount.
import type { Job } from '#platform/domain.ts';
import { auditJob } from '#platform/jobs/audit-job.ts';
import { GRANT_JOB, goOnGranting } from './actions/grant-items.ts';
import { listRunningIds } from './grants.store.ts';
import { auditItems } from './public/audit-items.ts';

export const goOnWithGrant: Job = {
  name: GRANT_JOB,
  run: async (platform, payload, signal) => {
    const { grant_id } = payload as { grant_id: string };
    while (!signal.aborted && (await goOnGranting(platform, grant_id)));
  },
};

/** A grant whose job was lost with its process goes on here. */
export const goOnWithGrants: Job = {
  name: 'items.go-on-with-grants',
  cron: '*/5 * * * *',
  run: async (platform, _payload, signal) => {
    for (const id of await listRunningIds(platform.db, 20))
      while (!signal.aborted && (await goOnGranting(platform, id)));
  },
};

const audit = auditJob({ name: 'items.audit', cron: '50 3 * * *', audit: auditItems });

export const jobs = [goOnWithGrant, goOnWithGrants, audit];
