// Owns the closing of a whole club for search: one row, however many posts it has.
import type { Executor } from '#platform/db/executor.ts';
import { insertClosedClub, removeClosedClub } from '../documents.store.ts';

/** A club that turns private: what is in it is found by members only from this transaction on. */
export async function setClubOpen(
  tx: Executor,
  { club_id, open }: { club_id: string; open: boolean },
): Promise<void> {
  await (open ? removeClosedClub(tx, club_id) : insertClosedClub(tx, club_id));
}
