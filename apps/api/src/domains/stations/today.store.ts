// Owns the SQL of the stations that stand in somebody's running order: one query, however many clubs they are in.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { StationRow } from './tables.ts';

export interface TodayStationRow extends StationRow {
  /** When they claimed there on this day of the club's; null where they did not. */
  claimed_today_at: Date | null;
}

/** Open now with something left, in clubs they are a member of and do not run: those that they never claimed at, and those of today. */
const open = prepared<TodayStationRow>(
  'stations-today',
  `select t.*, c.claimed_at as claimed_today_at from member_standing s
   join club_facts f on f.id = s.club_id and f.closed_at is null and f.suspended_at is null
   join stations t on t.club_id = s.club_id and t.state = 'open' and t.hidden_at is null
     and (t.opens_at is null or t.opens_at <= $2) and (t.closes_at is null or t.closes_at > $2)
   left join lateral (
     select max(c.at) as claimed_at from station_claims c where c.station_id = t.id and c.user_id = s.user_id) c on true
   where s.user_id = $1 and s.role = 'member' and (
     c.claimed_at is null and (t.total is null or t.given < t.total)
     or (c.claimed_at at time zone f.time_zone)::date = ($2::timestamptz at time zone f.time_zone)::date)
   order by c.claimed_at nulls first, t.closes_at nulls last, t.id limit $3`,
);

export async function listTodayStations(
  tx: Executor,
  of: { user_id: string; now: Date; limit: number },
): Promise<TodayStationRow[]> {
  return open(tx, [of.user_id, of.now, of.limit]);
}
