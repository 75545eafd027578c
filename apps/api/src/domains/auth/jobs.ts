// Owns the clearing away of what has ended: sessions, codes, round trips, tickets.
import type { Job } from '#platform/domain.ts';
import { deleteEnded } from './flows.store.ts';

const bite = 1000;

const clearEnded: Job = {
  name: 'auth.clear-ended',
  cron: '*/20 * * * *',
  run: async (platform, _payload, signal) => {
    while (!signal.aborted && (await deleteEnded(platform.db, platform.clock.now(), bite)) >= bite);
  },
};

export const jobs = [clearEnded];
