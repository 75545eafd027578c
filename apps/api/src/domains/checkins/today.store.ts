// Owns the SQL of the check-ins that stand in somebody's running order: two queries, however many clubs they are in.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { CheckinRow } from './tables.ts';

export interface HabitRow {
  id: string;
  handle: string;
  name: string;
  hue: number;
  time_zone: string;
  /** Of the last days; null where they have not been here of late. */
  last_day: string | null;
}

/** Clubs by `memberships_of_user`, the last check-in of each by the key of check-ins: those somebody was in last come first. */
const habits = prepared<HabitRow>(
  'checkins-habits',
  `select c.id, c.handle, c.name, c.hue, c.time_zone, k.day::text as last_day
   from member_standing s
   join club_facts c on c.id = s.club_id and c.closed_at is null and c.suspended_at is null
   left join lateral (select day from checkins k where k.club_id = s.club_id and k.user_id = s.user_id and k.day > $3::date
     order by day desc limit 1) k on true
   where s.user_id = $1 and (s.muted_until is null or s.muted_until <= $2)
   order by k.day desc nulls last, s.joined_at, c.id limit $4`,
);

export async function listHabits(
  tx: Executor,
  of: { user_id: string; now: Date; since: string; limit: number },
): Promise<HabitRow[]> {
  return habits(tx, [of.user_id, of.now, of.since, of.limit]);
}

const days = prepared<Pick<CheckinRow, 'club_id' | 'day' | 'kind' | 'created_at'>>(
  'checkins-of-clubs',
  `select club_id, day::text as day, kind, created_at from checkins where user_id = $1 and club_id = any ($2::uuid[]) order by day`,
);

/** All of them, in order: a streak hangs on every one. */
export async function listCheckinsIn(tx: Executor, userId: string, clubIds: readonly string[]) {
  return days(tx, [userId, clubIds]);
}
