// Owns this domain's part of the demo world: plans, and a year of subscriptions that the engine itself has lived through.
import { assert } from '@stagepass/base/assert.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { outside, userAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { savedCardOf } from '#domains/ledger/public/saved-card-of.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { cancelRow } from './actions/cancel.ts';
import { beginGift } from './actions/claim-gift.ts';
import { putGift } from './actions/give-subscription.ts';
import { putCode } from './actions/keep-codes.ts';
import { putPlan } from './actions/keep-plans.ts';
import { beginSubscription } from './actions/subscribe.ts';
import { advance } from './advance.ts';
import { findCodeOf, updateCode } from './codes.store.ts';
import { type DemoFate, type DemoPlans, demoCodes, demoPlans } from './demo-plans.data.ts';
import { costOf } from './discount.rules.ts';
import { listWaiting, lockGift } from './gifts.store.ts';
import { listPlansOf, priceOf } from './plans.store.ts';
import { byStart, findSubscription, listOfUser, lockSubscription } from './subscriptions.store.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';
import { putWinBack } from './win-backs.store.ts';

const DAY_MS = 86_400_000;
const GIFT_CLAIMED_DAYS_AGO = 20;
const GIFT_WAITS_DAYS = 2;
/** Members whose wallets are looked at for one without credit. */
const MOST_ASKED = 50;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const people = await listDemoPeople(platform.db);
  const accounts = new Map<string, string>();
  for (const { role, id } of people) if (role !== undefined) accounts.set(role, id);
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    const wanted = demoPlans[handle];
    if (club !== undefined && wanted !== undefined) await fill(platform, club, wanted, accounts);
    progress(at + 1, demoClubs.length);
  }
}

/** Run again after it was killed, it adds what is missing. */
async function fill(
  platform: Platform,
  club: Club,
  wanted: DemoPlans,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { db } = platform;
  const now = platform.clock.now();
  const there = await listPlansOf(db, { club_id: club.id });
  for (const draft of wanted.plans.slice(there.length))
    await db.transaction((tx) => putPlan(platform, tx, { ...draft, club_id: club.id, by: club.owner_id }));
  const plans = await listPlansOf(db, { club_id: club.id });
  await fillCodes(platform, club);
  await putWinBack(db, {
    club_id: club.id,
    percent: 20,
    periods: 3,
    active: true,
    on_cancel: true,
    updated_at: now,
  });
  // Whoever was here longest subscribed first.
  const known = new Set(accounts.values());
  const members = (await listMembersWithAge(db, club.id)).filter(
    ({ role, user_id }) => role === 'member' && !known.has(user_id),
  );
  const lives: Omit<Life, 'plans' | 'now'>[] = [];
  for (const [nth, fate] of wanted.others.entries()) {
    const began = daysBefore(now, fate.days_ago);
    const member = fate.poor === true ? await findPoor(db, members, began) : members[nth];
    if (member !== undefined) lives.push({ user_id: member.user_id, fate });
  }
  for (const [role, fate] of Object.entries(wanted.accounts)) {
    const user_id = accounts.get(role);
    if (user_id !== undefined) lives.push({ user_id, fate });
  }
  for (const life of lives) await live(platform, club, { ...life, plans, now });
  await fillGifts(platform, club, { members, plan: plans[0], now });
}

async function fillCodes(platform: Platform, { id: club_id, owner_id: by }: Club): Promise<void> {
  for (const { off, ...draft } of demoCodes) {
    if ((await findCodeOf(platform.db, { club_id, code: draft.code })) !== undefined) continue;
    await platform.db.transaction(async (tx) => {
      const { id } = await putCode(platform, tx, { ...draft, club_id, by });
      if (off === true) await updateCode(tx, id, { active: false });
    });
  }
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
  const code = demoCodes.find((one) => one.code === fate.code);
  const expected_price_cents = costOf(priceOf(plan, billing) ?? 0, code?.percent ?? null).amount_cents;
  const expected_trial_days = fate.trial === true ? plan.trial_days : 0;
  if (expected_trial_days === 0) await giveCredit(then, user_id, expected_price_cents, plan.id);
  const use_card = (await savedCardOf(then, then.db, user_id)) !== undefined;
  await then.db.transaction((tx) =>
    beginSubscription(then, tx, {
      ...{ club_id: club.id, user_id, plan_id: plan.id, billing, time_zone: club.time_zone },
      ...{ expected_price_cents, expected_trial_days, code: code?.code ?? null, use_card },
    }),
  );
}

/** One that was claimed and runs, one that waits: both between members who subscribe to nothing. */
async function fillGifts(
  platform: Platform,
  club: Club,
  given: {
    members: readonly { user_id: string; joined_at: Date }[];
    plan: PlanRow | undefined;
    now: Date;
  },
): Promise<void> {
  const { members, plan, now } = given;
  const { db } = platform;
  const claimed_at = daysBefore(now, GIFT_CLAIMED_DAYS_AGO);
  const there = await listWaiting(db, { club_id: club.id });
  if (plan === undefined || there.length > 0) return;
  const free: string[] = [];
  for (const { user_id, joined_at } of members.toReversed())
    if (free.length < 2 && joined_at < claimed_at && (await findOwn(platform, club, user_id)) === undefined)
      free.push(user_id);
  const [giver_id, user_id] = free;
  if (giver_id === undefined || user_id === undefined) return;
  const price = plan.monthly_cents ?? 0;
  const put = async (then: Platform, count: 1 | 3, message: string) => {
    await giveCredit(then, giver_id, price * count, plan.id);
    const wish = { plan_id: plan.id, billing: 'monthly', count, message } as const;
    const of = { club_id: club.id, giver_id, time_zone: club.time_zone, expected_price_cents: price * count };
    return then.db.transaction((tx) => putGift(then, tx, { ...wish, ...of }));
  };
  const then = at(platform, claimed_at);
  const { gift_id } = await put(then, 3, 'For all the rehearsals you slept through.');
  await db.transaction(async (tx) => {
    const gift = await lockGift(tx, gift_id);
    if (gift !== undefined) await beginGift(then, tx, { gift, user_id, time_zone: club.time_zone });
  });
  await put(at(platform, daysBefore(now, GIFT_WAITS_DAYS)), 1, 'Happy birthday!');
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
