// Owns what of an owner's requirements a person has passed: how joining and, later, missions are let through and paid in XP.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listStands } from '../attempts.store.ts';
import { type ListOwner, listRequirements } from '../requirements.store.ts';

export interface AskedRequirement {
  id: string;
  type: RequirementType;
  passed: boolean;
}

/** In order, of one round; nothing is passed by somebody who is not signed in. */
export async function listAsked(
  tx: Executor,
  owner: ListOwner,
  userId: string | null,
  period = '',
): Promise<AskedRequirement[]> {
  const rows = await listRequirements(tx, owner);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const stands = userId === null ? undefined : await listStands(tx, { user_id: userId, period }, ids);
  return rows.map(({ id, type }) => ({ id, type, passed: (stands?.get(id)?.passed_at ?? null) !== null }));
}
