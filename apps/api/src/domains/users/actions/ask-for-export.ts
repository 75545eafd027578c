// Owns the wish for an export of one's data: one at a time, confirmed anew, worked on by a job.
import { exportRunning } from '@stagepass/contract/users/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertExport } from '../exports.store.ts';
import { accountGuard } from '../public/account-guard.ts';
import type { DataExportRow } from '../tables.ts';

export const BUILD_EXPORT = 'users.build-export';

export async function askForExport(platform: Platform, actor: Actor): Promise<DataExportRow> {
  const { user_id } = signedIn(actor);
  // Everything about a person in one file: whoever picked up an unlocked phone must not walk away with it.
  accountGuard.read().requireStepUp(platform, actor);
  return platform.db.transaction(async (tx) => {
    const row = await insertExport(tx, {
      id: newId(platform),
      user_id,
      state: 'waiting',
      asked_at: platform.clock.now(),
    });
    if (row === undefined) return fail(exportRunning);
    await platform.jobs.queue(tx, BUILD_EXPORT, { export_id: row.id }, { key: row.id });
    return row;
  });
}
