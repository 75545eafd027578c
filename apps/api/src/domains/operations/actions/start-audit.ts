// Owns asking for an audit: one at a time waits or runs.
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertAuditRun } from '../audit-runs.store.ts';
import { AUDIT_JOB } from '../public/audit-run.ts';

/** Refused by the unique index where another one is under way. */
export async function startAudit(platform: Platform, actor: SignedIn): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const id = newId(platform);
    await insertAuditRun(tx, {
      ...{ id, asked_by: actor.user_id, state: 'waiting', steps_done: 0, steps_all: 0, output: '' },
      ...{ created_at: platform.clock.now(), ended_at: null },
    });
    await platform.jobs.queue(tx, AUDIT_JOB, { id }, { key: id });
    await recordDeed(platform, tx, {
      ...{ club_id: null, actor_id: actor.user_id, deed: 'operations.audit-started', details: { id } },
    });
  });
}
