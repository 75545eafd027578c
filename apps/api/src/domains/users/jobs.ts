// Owns the users domain's work beside requests: exports, accounts whose day has come, names whose keeping has ended.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { BUILD_EXPORT } from './actions/ask-for-export.ts';
import { buildExport, clearExports } from './actions/build-export.ts';
import { eraseAccount } from './actions/erase-account.ts';
import { listDueDeletions } from './deletions.store.ts';
import { EXPORT_ROWS_KEPT_MS, EXPORT_STUCK_MS } from './exports.rules.ts';
import { deleteOldExports, failStuckExports } from './exports.store.ts';
import { deleteNamesKeptUntil } from './user-names.store.ts';

const ACCOUNTS_AT_ONCE = 100;

export const forgetKeptNames: Job = {
  name: 'users.forget-kept-names',
  cron: '17 3 * * *',
  run: async (platform) => {
    await deleteNamesKeptUntil(platform.db, platform.clock.now());
  },
};

const buildExportJob: Job = {
  name: BUILD_EXPORT,
  run: async (platform, payload, signal) => {
    const { export_id } = z.object({ export_id: z.string() }).parse(payload);
    await buildExport(platform, export_id, signal);
  },
};

export const clearOldExports: Job = {
  name: 'users.clear-exports',
  cron: '23 * * * *',
  run: async (platform, _payload, signal) => {
    const now = platform.clock.now();
    while (!signal.aborted && (await clearExports(platform, { expired_at: now })) > 0);
    await failStuckExports(platform.db, new Date(now.getTime() - EXPORT_STUCK_MS));
    await deleteOldExports(platform.db, new Date(now.getTime() - EXPORT_ROWS_KEPT_MS));
  },
};

const eraseAccountJob: Job = {
  name: 'users.erase-account',
  run: async (platform, payload, signal) => {
    const { user_id } = z.object({ user_id: z.string() }).parse(payload);
    await eraseAccount(platform, user_id, signal);
  },
};

/** A job for each: one that fails is tried again by itself, and holds up nobody else. */
export const queueDueDeletions: Job = {
  name: 'users.queue-due-deletions',
  cron: '*/10 * * * *',
  run: async (platform) => {
    for (const user_id of await listDueDeletions(platform.db, platform.clock.now(), ACCOUNTS_AT_ONCE))
      await platform.jobs.queue(platform.db, eraseAccountJob.name, { user_id }, { key: user_id });
  },
};

export const jobs = [forgetKeptNames, buildExportJob, clearOldExports, eraseAccountJob, queueDueDeletions];
