// Owns what follows once a person has passed a whole list: its owner and later rows hear of it, once.
import { allRequirementsPassed } from '@stagepass/contract/requirements/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { hasUncounted, updateCounted } from './attempts.store.ts';
import { requirementOwners } from './public/requirement-owners.ts';
import { listRequirements } from './requirements.store.ts';
import type { RequirementRow } from './tables.ts';

export interface Whose {
  user_id: string;
  period: string;
  /** The mark of the phone it was done on, where it was done on one. */
  device: () => string | null;
}

type Owner = Pick<RequirementRow, 'owner_kind' | 'owner_id'>;

/** With the person's lock held (`lockFan`): of two who find the list passed, one is first. A list without entries asks nothing. */
export async function satisfyOwner(platform: Platform, tx: Tx, owner: Owner, whose: Whose): Promise<void> {
  const list = await listRequirements(tx, { kind: owner.owner_kind, id: owner.owner_id });
  const [first] = list;
  if (first === undefined) return;
  const ids = list.map(({ id }) => id);
  if (await hasUncounted(tx, whose, ids)) await satisfyBy(platform, tx, { ...first, ids }, whose);
}

/** The same where the list is known to be passed, and not counted yet. */
export async function satisfyBy(
  platform: Platform,
  tx: Tx,
  { owner_kind, owner_id, club_id, ids }: Owner & { club_id: string; ids: readonly string[] },
  whose: Whose,
): Promise<void> {
  const { user_id, period, device } = whose;
  const done = { owner_id, club_id, user_id, period };
  if (!(await requirementOwners.read()[owner_kind].onSatisfied(platform, tx, { ...done, device }))) return;
  await updateCounted(tx, whose, ids);
  await tx.emit(allRequirementsPassed, { owner_kind, ...done });
}
