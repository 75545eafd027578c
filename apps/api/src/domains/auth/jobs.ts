// Owns the clearing away of what has ended: sessions, codes, round trips, tickets.
import type { Job } from '#platform/domain.ts';
import { untilNone } from '#platform/jobs/due-items.ts';
import { deleteEnded } from './flows.store.ts';

const bite = 1000;

const clearEnded: Job = {
  name: 'auth.clear-ended',
  lane: 'background',
  cron: '*/20 * * * *',
  run: async (platform, _payload, signal) => {
    await untilNone(signal, () => deleteEnded(platform.db, platform.clock.now(), bite));
  },
};

export const jobs = [clearEnded];
