// Owns the look-up of a club by id or handle; a former handle leads to its club while it is kept.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { findFactsByHandle, findFactsById, findFactsByKeptHandle } from '../clubs.store.ts';
import type { Club } from './club.ts';

/** One prepared query; a second only for a handle that no club has now. Who may see it is not asked here. */
export async function findClub(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  idOrHandle: string,
): Promise<Club | undefined> {
  if (isId(idOrHandle)) return findFactsById(tx, idOrHandle);
  const handle = idOrHandle.toLowerCase();
  return (
    (await findFactsByHandle(tx, handle)) ?? (await findFactsByKeptHandle(tx, handle, platform.clock.now()))
  );
}
