// Owns the club that somebody founded or took over last.
import { type Executor, prepared } from '#platform/db/executor.ts';

const newest = prepared<{ id: string; created_at: Date }>(
  'clubs-newest-owned',
  'select id, created_at from clubs where owner_id = $1 and closed_at is null order by created_at desc, id desc limit 1',
);

export async function findNewestOwned(
  tx: Executor,
  userId: string,
): Promise<{ id: string; created_at: Date } | undefined> {
  return (await newest(tx, [userId]))[0];
}
