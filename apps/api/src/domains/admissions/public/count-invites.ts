// Owns how many people somebody brought into a club: those who came by an invitation of theirs and have done their first mission.
import type { Executor } from '#platform/db/executor.ts';
import { listEarnedCounts } from '../invitations.store.ts';

/** By person; who brought nobody is left out. */
export async function countInvites(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  return listEarnedCounts(tx, club_id, user_ids);
}
