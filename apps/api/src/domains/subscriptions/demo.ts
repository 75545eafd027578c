// Owns this domain's part of the demo world: plans, and a year of subscriptions that the engine itself has lived through.
import { assert } from '@stagepass/base/assert.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { outside, userAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { cancelRow } from './actions/cancel.ts';
import { putPlan } from './actions/keep-plans.ts';
import { beginSubscription } from './actions/subscribe.ts';
import { advance } from './advance.ts';
import { type DemoFate, type DemoPlans, demoPlans } from './demo-plans.data.ts';
import { listPlansOf, priceOf } from './plans.store.ts';
import { byStart, findSubscription, listOfUser, lockSubscription } from './subscriptions.store.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';

const DAY_MS = 86_400_000;
/** Members whose wallets are looked at for one without credit. */
const MOST_ASKED = 50;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const fan = (await listDemoPeople(platform.db)).find(({ role }) => role === 'fan')?.id;
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    const wanted = demoPlans[handle];
    if (club !== undefined && wanted !== undefined && fan !== undefined)
      await fill(platform, club, wanted, fan);
    progress(at + 1, demoClubs.length);
  }
}

/** Run again after it was killed, it adds what is missing. */
async function fill(platform: Platform, club: Club, wanted: DemoPlans, fan: string): Promise<void> {
  const { db } = platform;
  const now = platform.clock.now();
  const there = await listPlansOf(db, { club_id: club.id });
  for (const draft of wanted.plans.slice(there.length))
    await db.transaction((tx) => putPlan(platform, tx, { ...draft, club_id: club.id, by: club.owner_id }));
  const plans = await listPlansOf(db, { club_id: club.id });
  // Whoever was here longest subscribed first.
  const members = (await listMembersWithAge(db, club.id)).filter(
    ({ role, user_id }) => role === 'member' && user_id !== fan,
  );
  const lives: Omit<Life, 'plans' | 'now'>[] = [];
  for (const [nth, fate] of wanted.others.entries()) {
    const began = daysBefore(now, fate.days_ago);
    const member = fate.poor === true ? await findPoor(db, members, began) : members[nth];
    if (member !== undefined) lives.push({ user_id: member.user_id, fate });
  }
  if (wanted.fan !== null) lives.push({ user_id: fan, fate: wanted.fan });
  for (const life of lives) await live(platform, club, { ...life, plans, now });
}

/** The latest member of that time without credit: their renewal fails. Those who subscribe otherwise are the longest members. */
async function findPoor(
  db: Executor,
  members: readonly { user_id: string; joined_at: Date }[],
  began: Date,
): Promise<{ user_id: string } | undefined> {
  const latest = members.filter(({ joined_at }) => joined_at < began).toReversed();
  for (const member of latest.slice(0, MOST_ASKED))
    if ((await balancesOf(db, member.user_id)).available_cents === 0) return member;
  return undefined;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

interface Life {
  user_id: string;
  fate: DemoFate;
  plans: readonly PlanRow[];
  now: Date;
}

/** From its beginning to now, each payment at its time. */
async function live(platform: Platform, club: Club, { user_id, fate, plans, now }: Life): Promise<void> {
  const plan = plans[fate.plan];
  if (plan === undefined) return;
  const began = daysBefore(now, fate.days_ago);
  let row = await findOwn(platform, club, user_id);
  if (row === undefined) {
    await begin(at(platform, began), club, { user_id, fate, plan });
    row = await findOwn(platform, club, user_id);
  }
  const cancels = fate.cancelled_days_ago === undefined ? null : daysBefore(now, fate.cancelled_days_ago);
  while (row !== undefined && row.state !== 'ended') {
    const due: Date = row.due_at ?? now;
    if (cancels !== null && row.cancelled_at === null && cancels <= due)
      await cancel(at(platform, cancels), row, fate);
    else if (due <= now) {
      if (fate.poor !== true) await giveCredit(at(platform, due), user_id, row.price_cents, row.id);
      await advance(at(platform, due), row.id);
    } else return;
    const before = stepOf(row);
    row = await findSubscription(platform.db, row.id);
    assert(row === undefined || stepOf(row) !== before, 'each step of a demo subscription leads on');
  }
}

function stepOf({ state, due_at, cancelled_at }: SubscriptionRow): string {
  return `${state} ${due_at?.getTime()} ${cancelled_at?.getTime()}`;
}

function at(platform: Platform, moment: Date): Platform {
  return { ...platform, clock: { now: () => moment } };
}

async function findOwn({ db }: Platform, club: Club, userId: string): Promise<SubscriptionRow | undefined> {
  const rows = await listOfUser(db, userId, byStart.ask({ limit: 50 }));
  return rows.find(({ club_id }) => club_id === club.id);
}

async function begin(
  then: Platform,
  club: Club,
  { user_id, fate, plan }: { user_id: string; fate: DemoFate; plan: PlanRow },
): Promise<void> {
  const billing = fate.billing ?? 'monthly';
  const expected_price_cents = priceOf(plan, billing) ?? 0;
  const expected_trial_days = fate.trial === true ? plan.trial_days : 0;
  if (expected_trial_days === 0) await giveCredit(then, user_id, expected_price_cents, plan.id);
  await then.db.transaction((tx) =>
    beginSubscription(then, tx, {
      ...{ club_id: club.id, user_id, plan_id: plan.id, billing, time_zone: club.time_zone },
      ...{ expected_price_cents, expected_trial_days },
    }),
  );
}

async function cancel(then: Platform, { id }: SubscriptionRow, fate: DemoFate): Promise<void> {
  await then.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, id);
    if (row !== undefined && row.user_id !== null && row.state !== 'ended')
      await cancelRow(then, tx, { ...row, user_id: row.user_id }, fate.reason ?? null);
  });
}

/** As much as is missing for a payment. */
async function giveCredit(then: Platform, userId: string, amount: number, cause: string): Promise<void> {
  const { available_cents } = await balancesOf(then.db, userId);
  if (available_cents >= amount) return;
  await postTransfer(then.db, {
    kind: 'adjustment',
    moves: [
      {
        from: outside('demo'),
        to: userAccount(userId),
        asset_id: 'credits',
        amount: amount - available_cents,
      },
    ],
    cause: { kind: 'adjustment', id: `demo-subscription-${cause}` },
    club_id: null,
    actor_id: null,
    key: null,
    at: then.clock.now(),
  });
}
