// Owns rate limits in PostgreSQL: one row per key, one statement for all uses that come up at once; a refused use does not count.
import type { Clock } from '@stagepass/base/clock.ts';
import { batched } from '../db/batch.ts';
import { type Executor, prepared } from '../db/executor.ts';
import type { RateLimits } from './rate-limits.ts';
import { type Counted, momentOf, type Rule, retryAfter } from './window.ts';

// $1 keys, $2 buckets, $3 weights of the buckets before, $4 limits, $5 expiries.
// A replica whose clock is a little behind counts in the newer bucket, never back in the older one. In the order of keys:
// two replicas that count the same ones must not wait for each other in a circle.
const takeMany = prepared<Counted & { key: string; allowed: boolean }>(
  'rate-limits-take',
  `with asked as materialized (
     select * from unnest($1::text[], $2::bigint[], $3::float8[], $4::float8[], $5::timestamptz[])
       as a (key, bucket, weight, most, expires_at) order by key)
   insert into rate_limits as r (key, bucket, used, used_before, allowed, expires_at)
   select key, bucket, 1, 0, true, expires_at from asked
   on conflict (key) do update set (bucket, used, used_before, allowed, expires_at) = (
     select greatest(r.bucket, room.bucket), room.used + room.allowed::int, room.used_before, room.allowed, room.expires_at
     from (
       select now.*, now.used_before * now.weight + now.used + 1 <= now.most as allowed
       from (
         select a.*,
           case when r.bucket >= a.bucket then r.used else 0 end as used,
           case when r.bucket >= a.bucket then r.used_before
                when r.bucket = a.bucket - 1 then r.used
                else 0 end as used_before
         from asked a where a.key = excluded.key
       ) now
     ) room
   )
   returning key, used, used_before, allowed`,
);

interface Take {
  key: string;
  rule: Rule;
  bucket: number;
  weight: number;
  expires_at: Date;
}
type Taken = Awaited<ReturnType<RateLimits['take']>>;

export function postgresLimits({ db, clock }: { db: Executor; clock: Clock }): RateLimits {
  const count = batched((takes: readonly Take[]) => countAll(db, takes), { apart: ({ key }) => key });
  return {
    take(key, rule: Rule) {
      const moment = momentOf(clock.now(), rule);
      // The same all through a bucket: an indexed value that does not change lets the row be updated where it is.
      const expires_at = new Date((moment.bucket + 2) * rule.window_s * 1000);
      return count({ key: `${rule.window_s}:${key}`, rule, ...moment, expires_at });
    },
  };
}

async function countAll(db: Executor, takes: readonly Take[]): Promise<Taken[]> {
  const rows = await takeMany(db, [
    takes.map(({ key }) => key),
    takes.map(({ bucket }) => bucket),
    takes.map(({ weight }) => weight),
    takes.map(({ rule }) => rule.limit),
    takes.map(({ expires_at }) => expires_at),
  ]);
  const counted = new Map(rows.map((row) => [row.key, row]));
  return takes.map(({ key, rule, weight }) => {
    const row = counted.get(key);
    if (row === undefined || row.allowed) return { ok: true, retry_after_s: 0 };
    return { ok: false, retry_after_s: retryAfter(row, rule, weight) };
  });
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
