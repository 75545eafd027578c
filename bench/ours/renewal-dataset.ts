// Owns the subscriptions that their lines are measured on: one club, one plan, and twenty thousand fans whose trial ends.
import { outside, userAccount } from '../../apps/api/src/domains/ledger/public/account-ref.ts';
import { postTransfer } from '../../apps/api/src/domains/ledger/public/post-transfer.ts';
import type { Db } from '../../apps/api/src/platform/db/db.ts';
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { fanOf } from './ledger-dataset.ts';

export const SUBSCRIBERS = 20_000;
export const HANDLE = 'subscribed';
const CLUB = '01890000-0000-7000-8000-c00000000009';
const PLAN = '01890000-0000-7000-8000-900000000001';

const hex = (group: string) => `('01890000-0000-7000-${group}-' || lpad(to_hex(n), 12, '0'))::uuid`;
const fan = hex('8000');
const subscription = hex('800c');
const fans = `generate_series(1, ${SUBSCRIBERS}) n`;

const statements = [
  // The rows fit together by how they are made.
  'set local session_replication_role = replica',
  `insert into users (id, email, email_verified_at, user_name, display_name, hue, created_at)
   select ${fan}, 'sub' || n || '@bench.test', now(), 'sub_' || n, 'Fan ' || n, n % 360, now() - interval '90 days' from ${fans}`,
  `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id, created_at)
   values ('${CLUB}', '${HANDLE}', 'Subscribed', 'music', 1, 'public', 'open', 'staff', '[]', '{}', '${fanOf(1)}', now())`,
  `insert into memberships (club_id, user_id, role, number, state, source, joined_at, user_name, folded_name)
   select '${CLUB}', ${fan}, 'member', n, 'active', 'open', now() - interval '60 days', 'sub_' || n, 'fan ' || n from ${fans}`,
  `insert into subscription_plans (id, club_id, state, name, benefits, monthly_cents, trial_days, taken, created_at)
   values ('${PLAN}', '${CLUB}', 'active', 'Stalls', '[]', 600, 7, ${SUBSCRIBERS}, now())`,
  `insert into subscriptions (id, club_id, user_id, plan_id, state, billing, price_cents, time_zone, anchor_at, period_number,
     period_index, period_start, period_end, access_until, due_at, started_at)
   select ${subscription}, '${CLUB}', ${fan}, '${PLAN}', 'trialing', 'monthly', 600, 'Europe/Berlin', e.ends, 1, -1,
     e.ends - interval '7 days', e.ends, e.ends + interval '7 days', e.ends, e.ends - interval '7 days'
   from ${fans}, (select now() + interval '1 day' as ends) e`,
  `insert into subscription_periods (subscription_id, number, club_id, plan_id, kind, billing, starts_at, ends_at, price_cents,
     paid_cents, fee_cents, at)
   select id, 1, club_id, plan_id, 'trial', 'monthly', period_start, period_end, 0, 0, 0, period_start from subscriptions`,
];

/** Nothing is due yet. */
export async function fillSubscriptions(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const text of statements) await tx.query({ text });
  });
  const at = new Date();
  const moves = Array.from({ length: SUBSCRIBERS }, (_, nth) => ({
    from: outside('test'),
    to: userAccount(fanOf(nth + 1)),
    asset_id: 'credits' as const,
    amount: 100_000,
  }));
  const cause = { kind: 'top-up', id: 'bench' } as const;
  await postTransfer(db, { kind: 'top-up', moves, cause, club_id: null, actor_id: null, key: null, at });
  await db.query({ text: 'vacuum analyze' });
}

/** All of them, at once. */
export async function makeDue(db: Executor): Promise<void> {
  await db.query({
    text: `with m as (select now() - interval '1 second' as ends)
      update subscriptions set anchor_at = m.ends, period_end = m.ends, due_at = m.ends from m where state = 'trialing'`,
  });
}

export async function countDue(db: Executor): Promise<number> {
  const { rows } = await db.query<{ due: number }>({
    text: 'select count(*)::int as due from subscriptions where due_at <= now()',
  });
  return rows[0]?.due ?? 0;
}
