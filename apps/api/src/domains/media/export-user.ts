// Owns what a person takes along of media, and what is left behind when they go.
import type { Tx } from '#platform/db/db.ts';
import type { ExportedFile } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { removeFileOf } from '#platform/storage/pieces.ts';
import { listOwnedBy, listParts, removeMediaRows, updateMedia } from './media.store.ts';
import { filesOf } from './move-files.ts';

export async function exportUser(platform: Platform, userId: string): Promise<unknown> {
  const rows = await listOwnedBy(platform.db, userId);
  return rows
    .filter((row) => row.state === 'ready')
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      alt: row.alt,
      uploaded_at: row.created_at.toISOString(),
      used_by: row.used_kind === null ? null : { kind: row.used_kind, id: row.used_id },
    }));
}

/** Of each the largest form kept. */
export async function exportFiles(platform: Platform, userId: string): Promise<ExportedFile[]> {
  const rows = await listOwnedBy(platform.db, userId);
  return rows.flatMap((row) => {
    const key = filesOf(row).at(-1);
    return key === undefined
      ? []
      : [{ key, name: `${row.id}.${endings[row.kind] ?? row.type.split('/')[1]}` }];
  });
}

const endings: Partial<Record<string, string>> = { picture: 'webp', file: 'bin' };

/**
 * Later rows have let go of what was the person's own: what is still in use by now is others', a club's picture or what its
 * fans collect, and stays without a name. Files first: a run that is killed half-way finds the rows again, and removing what
 * is gone does no harm.
 */
export async function eraseUser(tx: Tx, userId: string, { storage }: Platform): Promise<void> {
  const owned = await listOwnedBy(tx, userId);
  const rows = owned.filter((row) => row.used_kind === null);
  const used = owned.filter((row) => row.used_kind !== null).map((row) => row.id);
  await updateMedia(tx, used, { name: '' });
  for (const row of rows) {
    for (const part of await listParts(tx, row.id)) await storage.remove(part.key);
    for (const key of filesOf(row)) await removeFileOf(storage, key);
  }
  await removeMediaRows(
    tx,
    rows.map((row) => row.id),
  );
}
