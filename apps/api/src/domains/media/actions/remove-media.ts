// Owns the removing of an own file, uploaded or half-way there.
import { mediaInUse } from '@stagepass/contract/media/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwnMedia } from '../access.ts';
import { listParts, lockMedia, removeMediaRows } from '../media.store.ts';
import { filesOf, forgetFiles } from '../move-files.ts';
import type { MediaRow } from '../tables.ts';

export async function removeMedia(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { id: own } = await loadOwnMedia(tx, actor, id);
    const [media] = await lockMedia(tx, [own]);
    if (media === undefined) return;
    if (media.used_id !== null) fail(mediaInUse);
    await forgetMedia(platform, tx, media);
  });
}

/** Row, parts and files; the files after the commit. */
export async function forgetMedia(platform: Platform, tx: Tx, media: MediaRow): Promise<void> {
  const parts = await listParts(tx, media.id);
  await removeMediaRows(tx, [media.id]);
  tx.afterCommit(() => forgetFiles(platform, [...parts.map((part) => part.key), ...filesOf(media)]));
}
