// Owns the list of a person's clubs, for feeds: one prepared query over one index.
import type { Executor } from '#platform/db/executor.ts';
import { listClubIds } from '../members.store.ts';

/** More than anybody joins, few enough to stand in a query. */
const most = 500;

export async function clubIdsOf(tx: Executor, userId: string): Promise<string[]> {
  return listClubIds(tx, userId, most);
}
