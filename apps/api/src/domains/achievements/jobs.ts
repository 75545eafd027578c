// Owns the work of achievements beside requests: deeds from before are counted once, and given for when an achievement goes live.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { findAchievement } from './achievements.store.ts';
import { countFromBefore, FIRST, giveToEarlier } from './backfill.ts';
import { listUncounted } from './counters.store.ts';

export const GIVE_TO_EARLIER = 'achievements.give-to-earlier';
const shape = z.object({ achievement_id: z.string(), after: z.string().default(FIRST) });

/** Queued in the transaction that publishes. */
export const giveToEarlierJob: Job = {
  name: GIVE_TO_EARLIER,
  lane: 'work',
  async run(platform, payload, signal) {
    const { achievement_id, ...from } = shape.parse(payload);
    let { after } = from;
    for (;;) {
      const achievement = await findAchievement(platform.db, achievement_id);
      if (achievement?.state !== 'live') return;
      const last = await giveToEarlier(platform, achievement, { after, signal });
      if (last === undefined) return;
      after = last;
      if (!signal.aborted) continue;
      // Told to stop in the middle: what is left goes on elsewhere, from here.
      await platform.jobs.queue(platform.db, GIVE_TO_EARLIER, { achievement_id, after });
      return;
    }
  },
};

/** Clubs from before counters; a new club has one page. */
export const countFromBeforeJob = dueItems<string>({
  name: 'achievements.count-from-before',
  lane: 'background',
  cron: '*/5 * * * *',
  list: ({ db }, asked) => listUncounted(db, asked),
  each: countFromBefore,
});

export const jobs = [giveToEarlierJob, countFromBeforeJob];
