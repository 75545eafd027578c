// Owns the reading of files that subjects were handed, each with an address signed for the one who looks.
import type { FileView } from '@stagepass/contract/media/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listUsedBy } from '../media.store.ts';
import { presentFile } from './present-media.ts';

/** By the file's id, in one query. */
export async function listFiles(
  platform: Pick<Platform, 'storage'>,
  tx: Executor,
  used: { kind: string; ids: readonly string[] },
  viewerId: string,
): Promise<Map<string, FileView>> {
  if (used.ids.length === 0) return new Map();
  const rows = await listUsedBy(tx, used);
  return new Map(rows.map((row) => [row.id, presentFile(platform, row, viewerId)]));
}
