// Owns rate limits in PostgreSQL: one row per key, one statement per use; a refused use does not count.
import type { Clock } from '@stagepass/base/clock.ts';
import { type Executor, prepared } from '../db/executor.ts';
import type { RateLimits } from './rate-limits.ts';
import { type Counted, momentOf, type Rule, retryAfter } from './window.ts';

// $1 key, $2 bucket, $3 weight of the bucket before, $4 limit, $5 expiry.
// A replica whose clock is a little behind counts in the newer bucket, never back in the older one.
const takeOne = prepared<Counted & { allowed: boolean }>(
  'rate-limits-take',
  `insert into rate_limits as r (key, bucket, used, used_before, allowed, expires_at)
   values ($1, $2, 1, 0, true, $5)
   on conflict (key) do update set (bucket, used, used_before, allowed, expires_at) = (
     select greatest(r.bucket, $2), room.used + room.allowed::int, room.used_before, room.allowed, $5
     from (
       select now.used, now.used_before, now.used_before * $3::float8 + now.used + 1 <= $4::float8 as allowed
       from (
         select
           case when r.bucket >= $2 then r.used else 0 end as used,
           case when r.bucket >= $2 then r.used_before
                when r.bucket = $2 - 1 then r.used
                else 0 end as used_before
       ) now
     ) room
   )
   returning used, used_before, allowed`,
);

export function postgresLimits({ db, clock }: { db: Executor; clock: Clock }): RateLimits {
  return {
    async take(key, rule: Rule) {
      const now = clock.now();
      const { bucket, weight } = momentOf(now, rule);
      const expires = new Date(now.getTime() + 2 * rule.window_s * 1000);
      const row = (await takeOne(db, [`${rule.window_s}:${key}`, bucket, weight, rule.limit, expires]))[0];
      if (row === undefined || row.allowed) return { ok: true, retry_after_s: 0 };
      return { ok: false, retry_after_s: retryAfter(row, rule, weight) };
    },
  };
}

/** Removes counters that no window reaches any more, a bounded number at a time. */
export async function pruneLimits(db: Executor, now: Date): Promise<number> {
  const { count } = await db.query({
    text: `delete from rate_limits where key in (
             select key from rate_limits where expires_at < $1 order by expires_at limit 5000
             for update skip locked)`,
    values: [now],
  });
  return count;
}
