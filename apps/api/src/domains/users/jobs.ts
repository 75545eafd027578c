// Owns the users domain's work beside requests: exports, accounts whose day has come, names whose keeping has ended.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { BUILD_EXPORT } from './actions/ask-for-export.ts';
import { buildExport, clearExport } from './actions/build-export.ts';
import { eraseAccount } from './actions/erase-account.ts';
import { listDueDeletions } from './deletions.store.ts';
import { EXPORT_ROWS_KEPT_MS, EXPORT_STUCK_MS } from './exports.rules.ts';
import { deleteOldExports, failStuckExports, listExportsToClear } from './exports.store.ts';
import { deleteNamesKeptUntil } from './user-names.store.ts';

export const forgetKeptNames: Job = {
  name: 'users.forget-kept-names',
  lane: 'background',
  cron: '17 3 * * *',
  run: async (platform) => {
    await deleteNamesKeptUntil(platform.db, platform.clock.now());
  },
};

const buildExportJob: Job = {
  name: BUILD_EXPORT,
  lane: 'background',
  run: async (platform, payload, signal) => {
    const { export_id } = z.object({ export_id: z.string() }).parse(payload);
    await buildExport(platform, export_id, signal);
  },
};

export const clearOldExports = dueItems({
  name: 'users.clear-exports',
  lane: 'background',
  cron: '23 * * * *',
  list: ({ db }, asked) => listExportsToClear(db, asked),
  key: ({ id }) => id,
  each: clearExport,
});

const endOldExports: Job = {
  name: 'users.end-exports',
  lane: 'background',
  cron: '23 * * * *',
  run: async ({ db, clock }) => {
    const now = clock.now().getTime();
    await failStuckExports(db, new Date(now - EXPORT_STUCK_MS));
    await deleteOldExports(db, new Date(now - EXPORT_ROWS_KEPT_MS));
  },
};

export const eraseDueAccounts = dueItems({
  name: 'users.erase-due-accounts',
  lane: 'work',
  cron: '*/10 * * * *',
  list: ({ db }, asked) => listDueDeletions(db, asked),
  each: eraseAccount,
});

export const jobs = [forgetKeptNames, buildExportJob, clearOldExports, endOldExports, eraseDueAccounts];
