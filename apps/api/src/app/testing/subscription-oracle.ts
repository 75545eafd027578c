// Owns what must have become of subscriptions, worked out from the rows before a moment by rules of its own: who is paid for, who ends,
// who has access. Calendars are PostgreSQL's, not the product's.
import { assert } from '@stagepass/base/assert.ts';
import { expect } from 'vitest';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import type { SubscriptionRow } from '#domains/subscriptions/tables.ts';
import { count, type Life } from './subscription-stage.ts';

export interface Before extends SubscriptionRow {
  /** What the fan's wallet held, and how much of it was set aside for gifts. */
  readonly credits: number;
  readonly held: number;
  readonly member: boolean;
  /** Of the plan that comes with the next period. */
  readonly plan_state: string;
  /** When that plan was offered again after a pause. */
  readonly resumed_at: Date | null;
  /** From when on nothing is renewed without consent to the price that was asked. */
  readonly price_ends: Date | null;
}

interface After extends SubscriptionRow {
  readonly credits: number;
  readonly paid_cents: number;
  readonly paid_at: Date;
}

const ofFan = (what: string) => `coalesce((select ${what} from ledger_balances b
  where b.owner_kind = 'user' and b.owner_id = s.user_id::text and b.asset_id = 'credits'), 0)`;
const wallet = `${ofFan('balance')} as credits, ${ofFan('held')} as held`;

export async function lookBefore({ app, club_id }: Life): Promise<Before[]> {
  const { rows } = await app.platform.db.query<Before>({
    text: `select s.*, ${wallet}, m.user_id is not null as member, p.state as plan_state, p.resumed_at,
        (s.offered_at at time zone s.time_zone + interval '30 days') at time zone s.time_zone as price_ends
      from subscriptions s join subscription_plans p on p.id = coalesce(s.next_plan_id, s.plan_id)
      left join member_standing m on m.club_id = s.club_id and m.user_id = s.user_id
      where s.club_id = $1 and s.state <> 'ended'`,
    values: [club_id],
  });
  return rows;
}

/** Each whom nobody touched is what it must be: paid for once, tried again, ended, or as before. */
export async function expectAdvanced(life: Life, before: readonly Before[]): Promise<void> {
  const { db } = life.app.platform;
  const { rows } = await db.query<After>({
    text: `select s.*, ${wallet}, p.paid_cents, p.at as paid_at from subscriptions s
      join subscription_periods p on p.subscription_id = s.id and p.number = s.period_number where s.id = any ($1::uuid[])`,
    values: [before.map(({ id }) => id)],
  });
  const after = new Map(rows.map((row) => [row.id, row]));
  const now = life.app.clock.now();
  for (const was of before) {
    const is = after.get(was.id);
    assert(is !== undefined, 'subscriptions stay');
    const got = { state: is.state, number: is.period_number, spent: was.credits - is.credits };
    expect({ id: was.id, ...got }).toEqual({ id: was.id, ...wanted(life, was, now) });
    // Whoever changes agreed on a price: what the plan costs that they change from ends nothing.
    if (was.next_plan_id !== null) expect([was.id, is.ended_why]).not.toEqual([was.id, 'price']);
    if (is.period_number > was.period_number) {
      expect([is.period_start >= was.period_end, is.period_start <= now, is.period_end > now]).toEqual([
        ...[true, true, true],
      ]);
      expect(is.paid_at).toEqual(now);
    }
  }
}

interface Wanted {
  readonly state: SubscriptionRow['state'];
  readonly number: number;
  readonly spent: number;
}

function wanted(life: Life, was: Before, now: Date): Wanted {
  const same = { state: was.state, number: was.period_number, spent: 0 };
  const due = was.state === 'past_due' ? was.next_try_at : was.period_end;
  if (due === null || due > now) return same;
  if (isBlocked(was)) {
    count(life, 'ended when due');
    return { ...same, state: 'ended' };
  }
  if (waitsAfterPause(was, now)) {
    count(life, 'waited after a pause');
    return same;
  }
  const price = was.plan_state === 'paused' ? 0 : (was.next_price_cents ?? reduced(was));
  if (was.credits - was.held >= price) {
    count(life, was.state === 'past_due' ? 'made up for' : 'renewed');
    return { state: 'active', number: was.period_number + 1, spent: price };
  }
  const failed = was.failed_at ?? now;
  // The four tries are on the first, third, fifth and seventh day after the first failure; summer time moves a day by an hour.
  const last = now.getTime() - failed.getTime() >= 7 * DAY_MS - HOUR_MS;
  count(life, last ? 'ended unpaid' : 'failed');
  return { ...same, state: last ? 'ended' : 'past_due' };
}

/** Nobody is charged on the day after a plan was paused. */
function waitsAfterPause({ plan_state, resumed_at }: Before, now: Date): boolean {
  return plan_state === 'active' && resumed_at !== null && now.getTime() - resumed_at.getTime() < DAY_MS;
}

/** A promotion code goes with the plan that it was given for; prices here are whole dollars, so that nothing is rounded. */
function reduced({ price_cents, discount_percent }: Before): number {
  return (price_cents * (100 - (discount_percent ?? 0))) / 100;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function isBlocked(was: Before): boolean {
  const stale = was.next_plan_id === null && was.price_ends !== null && was.period_end >= was.price_ends;
  return was.cancelled_at !== null || !was.member || was.plan_state === 'archived' || stale;
}

/** Remembers when a payment failed first, as it is seen from outside. */
async function noteFailures({ app, club_id, failed }: Life): Promise<void> {
  const { rows } = await app.platform.db.query<{ id: string }>({
    text: `select id from subscriptions where club_id = $1 and state = 'past_due'`,
    values: [club_id],
  });
  const open = new Set(rows.map(({ id }) => id));
  for (const id of failed.keys()) if (!open.has(id)) failed.delete(id);
  for (const id of open) if (!failed.has(id)) failed.set(id, app.clock.now());
}

/**
 * A right is a period that was paid for, or free, and covers this moment without having been refunded; or seven days after a payment
 * failed; or the day after a pause of the plan, on which nobody is charged. Whoever has one has access, and nobody else.
 */
export async function expectAccess(life: Life, asked: readonly string[]): Promise<void> {
  await noteFailures(life);
  const { app, club_id, failed } = life;
  const { db } = app.platform;
  const now = app.clock.now();
  const { rows } = await db.query<{ user_id: string; id: string; covered: boolean; waits: boolean }>({
    text: `select s.user_id, s.id, exists (select from subscription_periods p where p.subscription_id = s.id
        and p.starts_at <= $2 and p.ends_at > $2 and p.refunded_cents = 0) as covered,
        s.state in ('trialing', 'active') and s.cancelled_at is null and exists (select from subscription_plans p
          where p.id = coalesce(s.next_plan_id, s.plan_id) and p.state = 'active' and p.resumed_at > $2::timestamptz - interval '1 day') as waits
      from subscriptions s where s.club_id = $1 and (s.ended_why is null or s.ended_why <> 'removed')`,
    values: [club_id, now],
  });
  const rights = new Set<string>();
  for (const { user_id, id, covered, waits } of rows) {
    const since = failed.get(id);
    const patient = since !== undefined && now.getTime() - since.getTime() < 7 * DAY_MS + HOUR_MS;
    if (covered || waits || patient) rights.add(user_id);
  }
  for (const user_id of asked) {
    const has = await evaluate(db, { kind: 'subscription', plan_ids: [] }, { user_id, club_id });
    expect({ user_id, has }).toEqual({ user_id, has: rights.has(user_id) });
    count(life, has ? 'access seen' : 'no access seen');
  }
}

/** Every renewal ends where PostgreSQL's own calendar says: counted from the anchor, in the club's zone. */
export async function expectCalendar({ app, club_id }: Life): Promise<void> {
  const { rows } = await app.platform.db.query<object>({
    text: `select s.id, s.period_end, w.wanted from subscriptions s, lateral (select
        (s.anchor_at at time zone s.time_zone + (s.period_index + 1) *
          case s.billing when 'yearly' then interval '12 months' else interval '1 month' end) at time zone s.time_zone as wanted) w
      where s.club_id = $1 and s.period_index >= 0 and s.state <> 'ended' and s.period_end <> w.wanted`,
    values: [club_id],
  });
  expect(rows).toEqual([]);
}

/** What is renewed costs what its plan does, or the fan was asked for that; what changes to a plan costs no more than the plan. */
export async function expectPrices({ app, club_id }: Life): Promise<void> {
  const of = (plan: string, billing: string) =>
    `case ${billing} when 'yearly' then ${plan}.yearly_cents else ${plan}.monthly_cents end`;
  const { rows } = await app.platform.db.query<object>({
    text: `select s.id, s.price_cents, s.offered_price_cents, s.next_price_cents, w.now_cents, w.next_cents
      from subscriptions s join subscription_plans p on p.id = s.plan_id
      left join subscription_plans n on n.id = s.next_plan_id,
      lateral (select ${of('p', 's.billing')} as now_cents, ${of('n', 's.next_billing')} as next_cents) w
      where s.club_id = $1 and s.state <> 'ended' and s.cancelled_at is null and case when s.next_plan_id is null
        then w.now_cents not in (s.price_cents, coalesce(s.offered_price_cents, s.price_cents))
        else s.next_price_cents > w.next_cents end`,
    values: [club_id],
  });
  expect(rows).toEqual([]);
}

/** What somebody has is what they were given, less what they paid for themselves and as gifts, and what came back. */
export async function expectWallets({ app, fans, given }: Life): Promise<void> {
  const { rows } = await app.platform.db.query<{ user_id: string; paid: number; balance: number }>({
    text: `select u.id as user_id, coalesce(p.paid, 0)::bigint as paid, coalesce(b.balance, 0)::bigint as balance
      from unnest($1::uuid[]) u (id)
      left join (select coalesce(g.giver_id, s.user_id) as user_id, sum(n.paid_cents - n.refunded_cents) as paid
        from subscription_periods n join subscriptions s on s.id = n.subscription_id
        left join subscription_gifts g on g.subscription_id = s.id and n.number = 1 group by 1) p on p.user_id = u.id
      left join ledger_balances b on b.owner_kind = 'user' and b.owner_id = u.id::text and b.asset_id = 'credits'`,
    values: [fans.map(({ user_id }) => user_id)],
  });
  const wrong = rows.filter((row) => (given.get(row.user_id) ?? 0) - row.paid !== row.balance);
  expect(wrong).toEqual([]);
}
