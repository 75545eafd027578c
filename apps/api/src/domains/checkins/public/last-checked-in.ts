// Owns whom a streak has to be saved for, or was saved for: members by the day they last checked in, where their club is.
import { localDay } from '@stagepass/base/local-day.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { listCheckins } from '../checkins.store.ts';
import { type Streak, streakOf } from '../streak.rules.ts';

export interface LastCheckedIn {
  club_id: string;
  user_id: string;
  handle: string;
  time_zone: string;
}

// The days that begin between the first and the last place on earth are looked up by the index, then compared where the club is.
const last = prepared<LastCheckedIn>(
  'checkins-last-checked-in',
  `select k.club_id, k.user_id, c.handle, c.time_zone from checkins k
   join club_facts c on c.id = k.club_id and c.closed_at is null and c.suspended_at is null
   join member_standing m on m.club_id = k.club_id and m.user_id = k.user_id
   where k.day between ($1::timestamptz at time zone 'UTC')::date - $3::int - 1 and ($1::timestamptz at time zone 'UTC')::date - $3::int + 1
     and k.day = ($1::timestamptz at time zone c.time_zone)::date - $3::int
     and (date_trunc('day', $1::timestamptz at time zone c.time_zone) + make_interval(hours => $2)) at time zone c.time_zone
       between $7::timestamptz + interval '1 microsecond' and $1
     and not exists (select from checkins n where n.club_id = k.club_id and n.user_id = k.user_id and n.day > k.day)
     and (k.club_id, k.user_id) > ($4::uuid, $5::uuid)
   order by k.club_id, k.user_id limit $6`,
);
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Members whose last check-in was so many days ago, in clubs where this hour of the same day began after `since`. By key, a page at a time. */
export async function listLastCheckedIn(
  tx: Executor,
  of: {
    since: Date;
    now: Date;
    hour: number;
    days_ago: number;
    after?: Pick<LastCheckedIn, 'club_id' | 'user_id'> | undefined;
    limit: number;
  },
): Promise<LastCheckedIn[]> {
  const { club_id = FIRST, user_id = FIRST } = of.after ?? {};
  return last(tx, [of.now, of.hour, of.days_ago, club_id, user_id, of.limit, of.since]);
}

export async function streakNow(
  tx: Executor,
  of: LastCheckedIn,
  now: Date,
): Promise<Streak & { today: string }> {
  const today = localDay(now, of.time_zone);
  return { ...streakOf(await listCheckins(tx, of), today), today };
}
