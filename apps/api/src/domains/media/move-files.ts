// Owns where the files of media lie when their audience changes: copied first, the row told, the former ones removed after the commit.
import { assert } from '@stagepass/base/assert.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { copyFileOf, removeFileOf } from '#platform/storage/pieces.ts';
import { baseKey, fileKeys, type MediaAudience } from './media.rules.ts';
import { updateMedia } from './media.store.ts';
import type { MediaRow } from './tables.ts';

export async function moveTo(
  platform: Platform,
  tx: Tx,
  rows: readonly MediaRow[],
  audience: MediaAudience,
): Promise<MediaRow[]> {
  const moved: MediaRow[] = [];
  for (const row of rows) {
    assert(row.base_key !== null, 'a medium that is ready has its files');
    assert(audience === 'members' || row.kind !== 'file', 'a file of a form is never public');
    const isPublic = row.base_key.startsWith('public/');
    moved.push(isPublic === (audience === 'public') ? row : await moveOne(platform, tx, row, audience));
  }
  return moved;
}

async function moveOne(
  platform: Platform,
  tx: Tx,
  row: MediaRow,
  audience: MediaAudience,
): Promise<MediaRow> {
  const salt = Buffer.from(platform.dice.bytes(6)).toString('hex');
  const after = { ...row, base_key: baseKey(row.id, audience, salt) };
  const [from, to] = [filesOf(row), filesOf(after)];
  for (const [at, key] of from.entries()) await copyFileOf(platform.storage, key, to[at] as string);
  await updateMedia(tx, [row.id], { base_key: after.base_key });
  tx.afterCommit(() => forgetFiles(platform, from));
  return after;
}

export function filesOf({ base_key, ...row }: MediaRow): string[] {
  return base_key === null ? [] : fileKeys({ ...row, base_key });
}

/** After the commit that let go of them. What a crash leaves behind costs space and nothing else. */
export function forgetFiles(platform: Platform, keys: readonly string[]): void {
  void Promise.all(keys.map((key) => removeFileOf(platform.storage, key))).catch((error: unknown) =>
    platform.log.warn({ error }, 'files of a medium could not be removed'),
  );
}
