// Owns the work of webhooks beside requests: sending at once, sending again, and keeping the log bounded.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { dueItems, untilNone } from '#platform/jobs/due-items.ts';
import { listDue, removeBeyond, removeOld } from './deliveries.store.ts';
import { sendDelivery } from './send-delivery.ts';
import { SEND } from './write-deliveries.ts';

const AT_ONCE = 4;
const KEPT_MS = 14 * 86_400_000;
const KEPT_OF_EACH = 1000;
const ROWS_IN_ONE_STEP = 1000;

const sendShape = z.object({ ids: z.array(z.string()) });

/** At once after the commit; what this run misses, the clock's finds. */
const send: Job = {
  name: SEND,
  lane: 'webhooks',
  async run(platform, payload, signal) {
    const left = [...sendShape.parse(payload).ids];
    const worker = async () => {
      for (let id = left.shift(); id !== undefined && !signal.aborted; id = left.shift())
        await sendDelivery(platform, id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  },
};

const sendDue = dueItems<string>({
  name: 'webhooks.send-due',
  lane: 'webhooks',
  cron: '* * * * *',
  list: ({ db }, asked) => listDue(db, asked),
  each: (platform, id) => sendDelivery(platform, id),
});

const clear: Job = {
  name: 'webhooks.clear',
  lane: 'background',
  cron: '25 * * * *',
  async run({ db, clock }, _payload, signal) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await untilNone(signal, () => removeOld(db, before, ROWS_IN_ONE_STEP));
    await untilNone(signal, () => removeBeyond(db, KEPT_OF_EACH, ROWS_IN_ONE_STEP));
  },
};

export const jobs: readonly Job[] = [send, sendDue, clear];
