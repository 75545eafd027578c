// Owns the SQL of a club's figures: who subscribes, what comes in, who left and why.
import { type Executor, prepared } from '#platform/db/executor.ts';

interface CountRow {
  subscribers: number;
  trialing: number;
  active: number;
  past_due: number;
  gifted: number;
  cancelled: number;
  recurring_cents: number;
  started: number;
  ended: number;
  before: number;
}

const counts = prepared<CountRow>(
  'subscriptions-figures',
  `select count(*) filter (where state <> 'ended')::int as subscribers,
     count(*) filter (where state = 'trialing' and cancelled_at is null)::int as trialing,
     count(*) filter (where state = 'active' and cancelled_at is null)::int as active,
     count(*) filter (where state = 'past_due')::int as past_due,
     count(*) filter (where state <> 'ended' and cancelled_at is not null and gifted and period_number = 1)::int as gifted,
     count(*) filter (where state <> 'ended' and cancelled_at is not null and not (gifted and period_number = 1))::int as cancelled,
     coalesce(sum(case billing when 'yearly' then price_cents / 12.0 else price_cents end * (100 - coalesce(discount_percent, 0)) / 100)
       filter (where state in ('active', 'past_due') and cancelled_at is null), 0)::bigint as recurring_cents,
     count(*) filter (where started_at > $2)::int as started,
     count(*) filter (where ended_at > $2)::int as ended,
     count(*) filter (where started_at <= $2 and (ended_at is null or ended_at > $2))::int as before
   from subscriptions where club_id = $1`,
);

export async function countFigures(tx: Executor, of: { club_id: string; since: Date }): Promise<CountRow> {
  const [row] = await counts(tx, [of.club_id, of.since]);
  if (row === undefined) throw new Error('a count answers one row');
  return row;
}

const leftBefore = prepared<{ left: number }>(
  'subscriptions-left',
  `select count(*)::int as left from subscriptions where club_id = $1 and ended_at > $2 and started_at <= $2`,
);

/** Who was there at that moment and is not any more. */
export async function countLeft(tx: Executor, of: { club_id: string; since: Date }): Promise<number> {
  return (await leftBefore(tx, [of.club_id, of.since]))[0]?.left ?? 0;
}

const reasons = prepared<{ why: string; count: number }>(
  'subscriptions-reasons',
  `select case ended_why when 'cancelled' then coalesce(cancel_reason, 'cancelled') else ended_why end as why, count(*)::int as count
   from subscriptions where club_id = $1 and ended_at > $2 group by 1 order by 2 desc, 1`,
);

export async function countReasons(
  tx: Executor,
  of: { club_id: string; since: Date },
): Promise<{ why: string; count: number }[]> {
  return reasons(tx, [of.club_id, of.since]);
}

const months = prepared<{ month: string; paid_cents: number; refunded_cents: number }>(
  'subscriptions-months',
  `select to_char(m.month, 'YYYY-MM') as month,
     (select coalesce(sum(p.paid_cents), 0) from subscription_periods p where p.club_id = $1
       and p.at >= m.month at time zone $3 and p.at < (m.month + interval '1 month') at time zone $3)::bigint as paid_cents,
     (select coalesce(sum(p.refunded_cents), 0) from subscription_periods p where p.club_id = $1 and p.refunded_at is not null
       and p.refunded_at >= m.month at time zone $3
       and p.refunded_at < (m.month + interval '1 month') at time zone $3)::bigint as refunded_cents
   from generate_series(date_trunc('month', $2::timestamptz at time zone $3) - interval '11 months',
     date_trunc('month', $2::timestamptz at time zone $3), interval '1 month') as m (month) order by 1`,
);

/** The last twelve months as the club's place counts them, the oldest first. */
export async function sumMonths(
  tx: Executor,
  of: { club_id: string; now: Date; time_zone: string },
): Promise<{ month: string; paid_cents: number; refunded_cents: number }[]> {
  return months(tx, [of.club_id, of.now, of.time_zone]);
}

const byPlan = prepared<{ plan_id: string; subscribers: number }>(
  'subscriptions-by-plan',
  `select plan_id, count(*)::int as subscribers from subscriptions where plan_id = any ($1::uuid[]) and state <> 'ended' group by plan_id`,
);

/** People whose subscription has not ended, by plan; a plan that nobody has is left out. */
export async function countByPlan(
  tx: Executor,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (planIds.length === 0) return new Map();
  return new Map((await byPlan(tx, [planIds])).map(({ plan_id, subscribers }) => [plan_id, subscribers]));
}
