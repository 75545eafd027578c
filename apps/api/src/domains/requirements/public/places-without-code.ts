// Owns the question whether a list lets somebody pass by their position alone: rewards of value ask for the code on site too.
import type { Executor } from '#platform/db/executor.ts';
import { type ListOwner, listRequirements } from '../requirements.store.ts';

export async function hasPlaceWithoutCode(tx: Executor, owner: ListOwner): Promise<boolean> {
  const rows = await listRequirements(tx, owner);
  return rows.some(({ config }) => config.type === 'LOCATION' && !config.code);
}
