// Owns one owner's requirements as the person who does them sees them, for the owner's own page.
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listStands } from '../attempts.store.ts';
import { type ListOwner, listRequirements } from '../requirements.store.ts';
import { presentEntries } from '../views.ts';

export async function presentList(
  tx: Executor,
  owner: ListOwner,
  whose: { user_id: string; period: string } | null,
): Promise<RequirementEntry[]> {
  const rows = await listRequirements(tx, owner);
  const ids = rows.map((row) => row.id);
  const stands = whose === null || ids.length === 0 ? new Map() : await listStands(tx, whose, ids);
  return presentEntries(rows, stands);
}
