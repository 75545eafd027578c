// Owns in how many votes of a club people have voted; polls inside posts do not count.
import { type Executor, prepared } from '#platform/db/executor.ts';

const cast = prepared<{ user_id: string; count: number }>(
  'votes-count-cast',
  `select b.user_id, count(*)::int as count from vote_ballots b join votes v on v.id = b.vote_id
   where b.user_id = any ($2::uuid[]) and v.club_id = $1 and v.kind = 'vote' group by b.user_id`,
);

/** By person; who has none is left out. */
export async function countVotes(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await cast(tx, [club_id, user_ids]);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}
