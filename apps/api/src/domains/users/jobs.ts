// Owns the users domain's work beside requests: names whose keeping has ended.
import type { Job } from '#platform/domain.ts';
import { deleteNamesKeptUntil } from './user-names.store.ts';

export const forgetKeptNames: Job = {
  name: 'users.forget-kept-names',
  cron: '17 3 * * *',
  run: async (platform) => {
    await deleteNamesKeptUntil(platform.db, platform.clock.now());
  },
};

export const jobs = [forgetKeptNames];
