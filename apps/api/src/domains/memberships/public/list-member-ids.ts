// Owns the walk through all members of a club, a page at a time: for jobs that reach everybody.
import type { Executor } from '#platform/db/executor.ts';
import { listMemberIdsAfter } from '../members.store.ts';

/** By id; pass the last one as `after` for the next page. An empty page is the end. */
export async function listMemberIds(
  tx: Executor,
  clubId: string,
  page: { after?: string; limit?: number; staff?: boolean; subscribed?: boolean } = {},
): Promise<string[]> {
  const { after, limit = 500, staff = false, subscribed = false } = page;
  return listMemberIdsAfter(tx, clubId, { after, limit, staff, subscribed });
}
