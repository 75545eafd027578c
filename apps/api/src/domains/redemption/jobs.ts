// Owns the redemption domain's work beside requests: codes that nobody can use any more.
import type { Job } from '#platform/domain.ts';
import { deleteTypedCodes } from './scans.store.ts';

/** As long as a scan may wait for the network. */
const KEPT_MS = 7 * 86_400_000;

export const pruneTypedCodes: Job = {
  name: 'redemption.prune-typed-codes',
  lane: 'background',
  cron: '23 * * * *',
  run: async (platform) => {
    await deleteTypedCodes(platform.db, new Date(platform.clock.now().getTime() - KEPT_MS));
  },
};

export const jobs = [pruneTypedCodes];
