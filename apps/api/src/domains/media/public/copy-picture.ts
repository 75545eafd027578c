// Owns a second one of a claimed picture, for another subject: its own row and files, so that neither goes with the other.
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { copyFileOf } from '#platform/storage/pieces.ts';
import { baseKey, KEPT_MS } from '../media.rules.ts';
import { findMedia, insertMedia } from '../media.store.ts';
import { filesOf } from '../move-files.ts';
import type { MediaRow } from '../tables.ts';
import { factsOf, type MediaFacts } from './media-facts.ts';

export interface CopyPicture {
  media_id: string;
  owner_id: string;
  for: { kind: string; id: string };
}

/** Public, as the first one. Undefined where that is not there any more. */
export async function copyPicture(
  platform: Platform,
  tx: Tx,
  { media_id, owner_id, for: subject }: CopyPicture,
): Promise<MediaFacts | undefined> {
  const first = await findMedia(tx, media_id);
  if (first === undefined || first.kind !== 'picture' || first.base_key === null) return undefined;
  const id = newId(platform);
  const now = platform.clock.now();
  const row: MediaRow = {
    ...first,
    id,
    owner_id,
    base_key: baseKey(id, 'public', Buffer.from(platform.dice.bytes(6)).toString('hex')),
    used_kind: subject.kind,
    used_id: subject.id,
    created_at: now,
    expires_at: new Date(now.getTime() + KEPT_MS),
  };
  const to = filesOf(row);
  for (const [at, key] of filesOf(first).entries())
    if (!(await copyFileOf(platform.storage, key, to[at] as string))) return undefined;
  await insertMedia(tx, row);
  return factsOf(row);
}
