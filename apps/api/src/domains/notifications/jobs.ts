// Owns the work of notifications beside requests: sending, telling many, digests, and clearing what is old.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { dueItems, untilNone } from '#platform/jobs/due-items.ts';
import { remindOfAnswers } from './answers-due.ts';
import { sendDigests } from './digest.ts';
import { removeRead, removeSources } from './notifications.store.ts';
import { listDueDeliveries, removeDeliveries } from './push/push.store.ts';
import { SEND_PUSH } from './push/queue-push.ts';
import { sendSummaries } from './push/quiet-summary.ts';
import { sendPush } from './push/send-push.ts';
import { remindOfStreaks } from './streak-reminders.ts';
import { tellMembers } from './tell-club.ts';
import { remindOfTickets } from './ticket-reminders.ts';
import { withdrawRest } from './withdraw.ts';

const DAY_MS = 86_400_000;
const KEPT_READ_DAYS = 90;
/** Longer than any event is tried. */
const KEPT_SOURCES_DAYS = 90;
const KEPT_LOG_DAYS = 30;
const ROWS_IN_ONE_STEP = 1000;
const AT_ONCE = 8;

const sendShape = z.object({ ids: z.array(z.string()) });

/** At once after the commit; what this run misses, the clock's finds. */
const sendQueued: Job = {
  name: SEND_PUSH,
  lane: 'push',
  async run(platform, payload, signal) {
    const left = [...sendShape.parse(payload).ids];
    // Several at the same time: one slow push service holds up few.
    const worker = async () => {
      for (let id = left.shift(); id !== undefined && !signal.aborted; id = left.shift())
        await sendPush(platform, id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  },
};

const sendAgain = dueItems<string>({
  name: 'notifications.send-push-again',
  lane: 'push',
  cron: '* * * * *',
  list: ({ db }, asked) => listDueDeliveries(db, asked),
  each: (platform, id) => sendPush(platform, id),
});

const clear: Job = {
  name: 'notifications.clear',
  lane: 'background',
  cron: '40 3 * * *',
  async run({ db, clock }, _payload, signal) {
    const now = clock.now();
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await untilNone(signal, () => removeRead(db, before(KEPT_READ_DAYS), ROWS_IN_ONE_STEP));
    await untilNone(signal, () => removeSources(db, before(KEPT_SOURCES_DAYS), ROWS_IN_ONE_STEP));
    await untilNone(signal, () => removeDeliveries(db, before(KEPT_LOG_DAYS), ROWS_IN_ONE_STEP));
  },
};

export const jobs: readonly Job[] = [
  sendQueued,
  sendAgain,
  sendSummaries,
  tellMembers,
  withdrawRest,
  sendDigests,
  remindOfStreaks,
  remindOfTickets,
  remindOfAnswers,
  clear,
];
