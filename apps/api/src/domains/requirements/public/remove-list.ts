// Owns the end of a list whose owner is deleted before anybody did anything in it.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { type ListOwner, listRequirements, lockList, removeRequirementRow } from '../requirements.store.ts';
import { releaseTaskMedia } from '../task-media.ts';

export async function removeList(platform: Platform, tx: Tx, owner: ListOwner): Promise<void> {
  await lockList(tx, owner);
  for (const row of await listRequirements(tx, owner)) {
    await releaseTaskMedia(platform, tx, row);
    await removeRequirementRow(tx, row.id);
  }
}
