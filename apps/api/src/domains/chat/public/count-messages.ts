// Owns how many messages people have in a club's channels that were not deleted: kept beside, so that nobody counts the history.
import { type Executor, prepared } from '#platform/db/executor.ts';

const written = prepared<{ user_id: string; count: number }>(
  'chat-count-messages',
  `select r.user_id, sum(r.written)::int as count from conversations v
   join conversation_readers r on r.conversation_id = v.id and r.user_id = any ($2::uuid[])
   where v.club_id = $1 and v.kind = 'channel' group by r.user_id having sum(r.written) > 0`,
);

/** By person; who has none is left out. */
export async function countMessages(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await written(tx, [club_id, user_ids]);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}
