// Owns the platform's own scheduled work: clearing what has served its time, in bounded batches.
import type { Job } from '../domain.ts';
import { pruneIdempotencyKeys } from '../idempotency/idempotency.ts';
import { pruneLimits } from '../limits/postgres-limits.ts';
import { pruneMail } from '../mail/mail-queue.store.ts';
import { pruneEvents } from '../outbox/deliveries.store.ts';

const DAY_MS = 86_400_000;
const EVENTS_KEPT_MS = 7 * DAY_MS;
const DEAD_MAIL_KEPT_MS = 7 * DAY_MS;

/** Repeats a bounded step until it finds nothing, or until the server is to stop. */
async function untilNone(signal: AbortSignal, step: () => Promise<number>): Promise<void> {
  while (!signal.aborted && (await step()) > 0);
}

export const platformJobs: readonly Job[] = [
  {
    name: 'platform.prune-daily',
    cron: '17 3 * * *',
    async run({ db, clock }, _payload, signal) {
      const now = clock.now().getTime();
      await untilNone(signal, () => pruneEvents(db, new Date(now - EVENTS_KEPT_MS)));
      await untilNone(signal, () => pruneIdempotencyKeys(db, new Date(now)));
      await pruneMail(db, new Date(now - DEAD_MAIL_KEPT_MS));
    },
  },
  {
    name: 'platform.prune-limits',
    cron: '*/20 * * * *',
    async run({ db, clock }, _payload, signal) {
      await untilNone(signal, () => pruneLimits(db, clock.now()));
    },
  },
];
