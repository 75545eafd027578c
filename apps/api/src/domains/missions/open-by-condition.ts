// Owns that a mission which asks for something is counted, once begun and once completed, by whoever has to know what that was used for.
import { notEligible } from '@stagepass/contract/requirements/errors.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { countOpened } from '#domains/memberships/public/opened-slot.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import type { MissionRow } from './tables.ts';

/** In the transaction of the deed. False where what opened it was refunded since somebody looked whether it is open. */
export async function countOpenedBy(
  platform: Pick<Platform, 'clock'>,
  tx: Tx,
  { club_id, condition }: Pick<MissionRow, 'club_id' | 'condition'>,
  { user_id, role }: { user_id: string; role: string },
): Promise<boolean> {
  if (condition === null || role !== 'member') return true;
  return countOpened.read()(platform, tx, user_id, [{ club_id, condition }]);
}

/** Steps give XP as they are passed, and what was begun may be finished later: so beginning counts. */
export async function countBegun(
  platform: Pick<Platform, 'clock'>,
  tx: Tx,
  mission: Pick<MissionRow, 'club_id' | 'condition'>,
  { user_id, staff }: { user_id: string; staff: boolean },
): Promise<void> {
  const stands = await countOpenedBy(platform, tx, mission, { user_id, role: staff ? 'staff' : 'member' });
  if (stands) return;
  const { club_id, condition } = mission;
  if (!(await evaluate(tx, condition, { user_id, club_id }))) fail(notEligible);
}
