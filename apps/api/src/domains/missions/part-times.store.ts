// Owns the SQL of until when those who have begun a round have to be done.
import { type Executor, prepared } from '#platform/db/executor.ts';

const openPeriods = prepared<{ period: string }>(
  'missions-open-periods',
  `select distinct period from mission_parts where mission_id = $1 and state in ('started', 'submitted', 'rejected')`,
);

/** Rounds that somebody has begun and not finished. */
export async function listOpenPeriods(tx: Executor, missionId: string): Promise<string[]> {
  return (await openPeriods(tx, [missionId])).map(({ period }) => period);
}

const retime = prepared<never>(
  'missions-retime-parts',
  `update mission_parts set rested_s = rested_s + $4,
     expires_at = least(started_at + make_interval(hours => $3::int, secs => rested_s + $4), $5::timestamptz)
   where mission_id = $1 and period = $2 and state in ('started', 'submitted', 'rejected')`,
);

const renew = prepared<never>(
  'missions-renew-part-times',
  `update mission_parts set rested_s = given.rested_s,
     expires_at = least(started_at + make_interval(hours => $2::int, secs => given.rested_s), $3::timestamptz)
   from (select greatest(rested_s, extract(epoch from $4::timestamptz - started_at)::int) as rested_s from mission_parts where id = $1) given
   where id = $1`,
);

/** One person's own hours begin anew at `now`, but last no longer than `until`. */
export async function renewTimes(
  tx: Executor,
  id: string,
  of: { finish_within_h: number; until: Date | null; now: Date },
): Promise<void> {
  await renew(tx, [id, of.finish_within_h, of.until, of.now]);
}

/** Of everybody in a round who is not done: their own hours, with what they were given back, but no longer than `until`. */
export async function updateTimes(
  tx: Executor,
  of: {
    mission_id: string;
    period: string;
    finish_within_h: number | null;
    given_s: number;
    until: Date | null;
  },
): Promise<void> {
  await retime(tx, [of.mission_id, of.period, of.finish_within_h, of.given_s, of.until]);
}
