// Owns the items domain's work beside requests: grants to many.
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import { GRANT_JOB, goOnGranting } from './actions/grant-items.ts';
import { listRunningIds } from './grants.store.ts';

async function goOn(platform: Platform, grantId: string, signal: AbortSignal): Promise<void> {
  while (await goOnGranting(platform, grantId)) signal.throwIfAborted();
}

export const goOnWithGrant: Job = {
  name: GRANT_JOB,
  lane: 'work',
  run: (platform, payload, signal) => goOn(platform, (payload as { grant_id: string }).grant_id, signal),
};

/** A grant whose job was lost with its process goes on here. */
export const goOnWithGrants = dueItems({
  name: 'items.go-on-with-grants',
  lane: 'background',
  cron: '*/5 * * * *',
  list: ({ db }, asked) => listRunningIds(db, asked),
  each: goOn,
});

export const jobs = [goOnWithGrant, goOnWithGrants];
