// Owns how many auctions of a club people have won; one that was bought at once is won too.
import { type Executor, prepared } from '#platform/db/executor.ts';

const won = prepared<{ user_id: string; count: number }>(
  'auctions-count-won',
  `select winner_id as user_id, count(*)::int as count from auctions
   where winner_id = any ($2::uuid[]) and club_id = $1 and state = 'settled' group by winner_id`,
);

/** By person; who won none is left out. */
export async function countWon(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await won(tx, [club_id, user_ids]);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}
