// Owns the platform's own jobs: letters, and clearing what has served its time, in bounded batches.
import type { Job } from '../domain.ts';
import { pruneIdempotencyKeys } from '../idempotency/idempotency.ts';
import { pruneLimits } from '../limits/postgres-limits.ts';
import { mailJobs } from '../mail/make-mail.ts';
import { pruneEvents } from '../outbox/deliveries.store.ts';
import { untilNone } from './due-items.ts';

const DAY_MS = 86_400_000;
const EVENTS_KEPT_MS = 7 * DAY_MS;

export const platformJobs: readonly Job[] = [
  ...mailJobs,
  {
    name: 'platform.prune-daily',
    lane: 'background',
    cron: '17 3 * * *',
    async run({ db, clock }, _payload, signal) {
      const now = clock.now().getTime();
      await untilNone(signal, () => pruneEvents(db, new Date(now - EVENTS_KEPT_MS)));
      await untilNone(signal, () => pruneIdempotencyKeys(db, new Date(now)));
    },
  },
  {
    name: 'platform.prune-limits',
    lane: 'background',
    cron: '*/20 * * * *',
    async run({ db, clock }, _payload, signal) {
      await untilNone(signal, () => pruneLimits(db, clock.now()));
    },
  },
];
