// Owns the latest published posts of a club, for the demo world of later rows.
import type { Executor } from '#platform/db/executor.ts';

export async function listLatestPosts(tx: Executor, clubId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from posts where club_id = $1 and published_at is not null
      order by published_at desc, id desc limit 10`,
    values: [clubId],
  });
  return rows.map(({ id }) => id);
}
