// Owns the SQL of a creator's desk: the clubs somebody runs, and single days of many clubs together.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Counted } from './small.rules.ts';

const run = prepared<{ club_id: string }>(
  'insights-clubs-run',
  `select s.club_id from member_standing s join club_facts f on f.id = s.club_id and f.closed_at is null
   where s.user_id = $1 and s.role in ('admin', 'owner') order by f.member_count desc, s.club_id limit $2`,
);

export async function listClubsRun(db: Executor, userId: string, limit: number): Promise<string[]> {
  return (await run(db, [userId, limit])).map(({ club_id }) => club_id);
}

export interface ClubDay {
  club_id: string;
  day: string;
  week_ago: boolean;
}

const days = prepared<Counted & { figure: string; week_ago: boolean }>(
  'insights-club-days',
  `select d.figure, a.week_ago, sum(d.count)::bigint as count, sum(d.cents)::bigint as cents, max(d.people) as people
   from unnest($1::uuid[], $2::date[], $3::boolean[]) as a (club_id, day, week_ago)
   join insight_days d on d.club_id = a.club_id and d.day = a.day and d.figure = any ($4) and d.dimension = ''
   group by 1, 2`,
);

/** Summed over clubs; `people` is the most of one club, since somebody may be in several. */
export function listClubDays(db: Executor, of: readonly ClubDay[], figures: readonly string[]) {
  return days(db, [
    of.map(({ club_id }) => club_id),
    of.map(({ day }) => day),
    of.map(({ week_ago }) => week_ago),
    figures,
  ]);
}

const mostActive = prepared<{ club_id: string }>(
  'insights-most-active',
  `select club_id from insight_days where club_id = any ($1::uuid[]) and figure = 'active' and dimension = '' and day >= $2
   group by club_id order by sum(count) desc, club_id limit 1`,
);

/** The id of the club; undefined where nothing happened in any. */
export async function findMostActive(
  db: Executor,
  clubIds: readonly string[],
  since: string,
): Promise<string | undefined> {
  return (await mostActive(db, [clubIds, since]))[0]?.club_id;
}
