// Owns how many posts people have in a club that others see.
import { type Executor, prepared } from '#platform/db/executor.ts';

const written = prepared<{ user_id: string; count: number }>(
  'posts-count-published',
  `select author_id as user_id, count(*)::int as count from posts
   where author_id = any ($2::uuid[]) and club_id = $1 and published_at is not null and hidden_at is null group by author_id`,
);

/** By person; who has none is left out. */
export async function countPosts(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await written(tx, [club_id, user_ids]);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}
