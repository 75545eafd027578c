// Owns how often people checked in at a club, and their longest streaks there.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { streakOf } from '../streak.rules.ts';
import type { CheckinRow } from '../tables.ts';

interface Asked {
  club_id: string;
  user_ids: readonly string[];
}

const made = prepared<{ user_id: string; count: number }>(
  'checkins-count-made',
  `select user_id, count(*)::int as count from checkins
   where club_id = $1 and user_id = any ($2::uuid[]) and kind = 'made' group by user_id`,
);

/** By person; repaired days do not count. */
export async function countCheckins(
  tx: Executor,
  { club_id, user_ids }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const rows = await made(tx, [club_id, user_ids]);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

const days = prepared<Pick<CheckinRow, 'user_id' | 'day' | 'kind'>>(
  'checkins-days-of-people',
  `select user_id, day::text as day, kind from checkins where club_id = $1 and user_id = any ($2::uuid[]) order by user_id, day`,
);

/**
 * By person, up to their last check-in: a freeze after it counts once they are back, so that the number follows from rows alone and
 * not from the time at which somebody asks.
 */
export async function countBestStreaks(
  tx: Executor,
  { club_id, user_ids }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const byPerson = Map.groupBy(await days(tx, [club_id, user_ids]), ({ user_id }) => user_id);
  const best = new Map<string, number>();
  for (const [user_id, kept] of byPerson)
    best.set(user_id, streakOf(kept, kept.at(-1)?.day ?? '').best.streak);
  return best;
}
