// Owns what fans and the owner do by chance in a simulated life of subscriptions, each through the action that its endpoint calls.
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { leaveClub } from '#domains/memberships/actions/remove-member.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import { loadStanding } from '#domains/memberships/public/load-standing.ts';
import {
  acceptPrice,
  cancelSubscription,
  changeOwnOnce,
  resumeSubscription,
} from '#domains/subscriptions/actions/cancel.ts';
import { changePlanOf, keepPlan } from '#domains/subscriptions/actions/change-plan.ts';
import { claimGift } from '#domains/subscriptions/actions/claim-gift.ts';
import { putGift } from '#domains/subscriptions/actions/give-subscription.ts';
import { changePlan, setPlanState } from '#domains/subscriptions/actions/keep-plans.ts';
import { payOpen } from '#domains/subscriptions/actions/pay-open.ts';
import { refundSubscription } from '#domains/subscriptions/actions/refund.ts';
import { cancelGift } from '#domains/subscriptions/actions/return-gift.ts';
import { subscribeOnce } from '#domains/subscriptions/actions/subscribe.ts';
import { advance, advanceIfDue } from '#domains/subscriptions/advance.ts';
import { secretOf } from '#domains/subscriptions/gift-link.ts';
import { findGift, listWaiting } from '#domains/subscriptions/gifts.store.ts';
import { applyPrices } from '#domains/subscriptions/jobs.ts';
import { listPlansOf, priceOf } from '#domains/subscriptions/plans.store.ts';
import { quoteChange } from '#domains/subscriptions/quote-change.ts';
import { quoteCode } from '#domains/subscriptions/reads/read-codes.ts';
import { findLive, findSubscription, hadTrial } from '#domains/subscriptions/subscriptions.store.ts';
import type { PlanRow, SubscriptionRow } from '#domains/subscriptions/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { newId } from '#platform/ids/new-id.ts';
import { wasCut } from './ledger-histories.ts';
import { runJob } from './run-job.ts';
import { CODE, count, give as giveMoney, type Life, pick, ZONE } from './subscription-stage.ts';

interface Moment {
  readonly life: Life;
  readonly fan: SignedIn;
  readonly plans: readonly PlanRow[];
  readonly row: SubscriptionRow | undefined;
}
type Act = (at: Moment) => Promise<unknown>;

/** As a phone does whose first try got no answer: the same call again, while the first is under way. */
function twice(
  { life, fan }: Pick<Moment, 'life' | 'fan'>,
  act: (call: IdempotentCall) => Promise<unknown>,
): Promise<void> {
  const { platform } = life.app;
  const key = newId(platform);
  const call = { user_id: fan.user_id, endpoint: 'a test', key, body_hash: key };
  return settled([act(call), act(call)]);
}

/** What is refused is refused; whose connection was cut may have done it or not. Anything else is a fault. */
async function settled(work: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work))
    if (outcome.status === 'rejected' && !(outcome.reason instanceof Failure) && !wasCut(outcome.reason))
      throw outcome.reason;
}

function offered(plans: readonly PlanRow[]): { plan: PlanRow; billing: Billing; price: number }[] {
  return plans.flatMap((plan) =>
    (['monthly', 'yearly'] as const).flatMap((billing) => {
      const price = priceOf(plan, billing);
      return price === undefined || plan.state !== 'active' ? [] : [{ plan, billing, price }];
    }),
  );
}

const begin: Act = async ({ life, fan, plans }) => {
  const { app, dice, club_id } = life;
  const { platform } = app;
  const { plan, billing, price } = pick(dice, offered(plans));
  const trial = plan.trial_days > 0 && !(await hadTrial(platform.db, { club_id, user_id: fan.user_id }));
  const code = dice.int(3) === 0 ? CODE : null;
  const quote = code === null ? undefined : await quoteCode(platform, fan, plan.id, { code, billing });
  const wish = { plan_id: plan.id, billing, code, expected_price_cents: quote?.amount_cents ?? price };
  const expected_trial_days = trial ? plan.trial_days : 0;
  await twice({ life, fan }, (call) => subscribeOnce(platform, fan, { ...wish, expected_trial_days }, call));
};

const change: Act = async ({ life, fan, plans, row }) => {
  if (row === undefined) return;
  const { platform } = life.app;
  const { plan, billing } = pick(life.dice, offered(plans));
  const { id } = row;
  const wish = { plan_id: plan.id, billing };
  await advanceIfDue(platform, row);
  const now = (await findSubscription(platform.db, id)) ?? row;
  const quote = await quoteChange(platform.db, now, wish, platform.clock.now());
  const expected = { expected_charge_cents: quote.charge_cents, expected_price_cents: quote.price_cents };
  await twice({ life, fan }, (call) =>
    changeOwnOnce(platform, fan, id, call, (tx) =>
      changePlanOf(platform, tx, fan, { id, ...wish, ...expected }),
    ),
  );
};

/** Canceled while the job would renew it, if it is due. */
const cancel: Act = async ({ life, fan, row }) => {
  if (row === undefined) return;
  const { platform } = life.app;
  await settled([cancelSubscription(platform, fan, row.id, 'price'), advance(platform, row.id)]);
};

const resume: Act = async ({ life, fan, row }) => {
  if (row !== undefined) await settled([resumeSubscription(life.app.platform, fan, row.id)]);
};

const refund: Act = async ({ life, fan, row }) => {
  const { platform } = life.app;
  if (row === undefined) return;
  await twice({ life, fan }, (call) =>
    changeOwnOnce(platform, fan, row.id, call, (tx) => refundSubscription(platform, tx, fan, row.id)),
  );
};

const pay: Act = async ({ life, fan, row }) => {
  if (row?.state !== 'past_due') return;
  const { platform } = life.app;
  const pay_by = 'wallet' as const;
  const given = { id: row.id, pay_by, expected_price_cents: row.next_price_cents ?? row.price_cents };
  await twice({ life, fan }, (call) =>
    changeOwnOnce(platform, fan, row.id, call, (tx) => payOpen(platform, tx, fan, given)),
  );
};

const accept: Act = async ({ life, fan, row }) => {
  if (row?.offered_price_cents != null)
    await settled([acceptPrice(life.app.platform, fan, row.id, row.offered_price_cents)]);
};

const keep: Act = async ({ life, fan, row }) => {
  if (row !== undefined) await settled([keepPlan(life.app.platform, fan, row.id)]);
};

const give: Act = async ({ life, fan, plans }) => {
  const { dice, club_id, app } = life;
  const { plan, billing, price } = pick(dice, offered(plans));
  const count = billing === 'yearly' ? 1 : pick(dice, [1, 3, 6] as const);
  const gift = { plan_id: plan.id, billing, count, expected_price_cents: price * count, message: '' };
  const by = { club_id, giver_id: fan.user_id, time_zone: ZONE };
  await settled([app.platform.db.transaction((tx) => putGift(app.platform, tx, { ...gift, ...by }))]);
};

/** Claimed by the fan, while now and then its giver cancels it. */
const claim: Act = async ({ life, fan }) => {
  const { app, dice, club_id, touched } = life;
  const { platform } = app;
  const waiting = await listWaiting(platform.db, { club_id });
  if (waiting.length === 0) return;
  const id = pick(dice, waiting);
  const giver = (await findGift(platform.db, id))?.giver_id ?? '';
  touched.add(giver);
  await settled([
    claimGift(platform, fan, secretOf(platform, id)),
    ...(dice.int(4) === 0 ? [cancelGift(platform, { ...fan, user_id: giver }, id)] : []),
  ]);
};

const topUp: Act = ({ life, fan }) => giveMoney(life, fan.user_id, 500 + life.dice.int(20) * 400);

const leaveOrReturn: Act = async ({ life, fan }) => {
  const { app, club_id } = life;
  const { platform } = app;
  const { role } = await loadStanding(platform, platform.db, fan, { id: club_id });
  if (role !== null) return settled([leaveClub(platform, fan, club_id)]);
  const club = await findClub(platform, platform.db, club_id);
  if (club !== undefined)
    await settled([
      platform.db.transaction((tx) =>
        enrolMember(platform, tx, { club, user_id: fan.user_id, source: 'open' }),
      ),
    ]);
};

/** By how likely each is for somebody who has a subscription. */
const ofSubscribers: readonly Act[] = [
  ...[change, change, change, cancel, cancel, resume, resume, refund],
  ...[pay, pay, accept, accept, keep, give, topUp, topUp, topUp, leaveOrReturn],
];
const ofOthers: readonly Act[] = [begin, begin, begin, claim, topUp, leaveOrReturn];

/** Everybody at once, each with one act, while `beside` happens; answers who they were. */
export async function actSome(
  life: Life,
  many: number,
  beside: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const { app, club_id, dice } = life;
  const { db } = app.platform;
  const plans = await listPlansOf(db, { club_id });
  life.touched.clear();
  const fans = new Map(
    Array.from({ length: many }, () => pick(dice, life.fans)).map((fan) => [fan.user_id, fan]),
  );
  const moments: Moment[] = [];
  for (const fan of fans.values())
    moments.push({ life, fan, plans, row: await findLive(db, { club_id, user_id: fan.user_id }) });
  const acting = moments.map((moment) => {
    const act = pick(dice, moment.row === undefined ? ofOthers : ofSubscribers);
    count(life, act.name);
    return settled([act(moment)]);
  });
  await Promise.all([...acting, beside()]);
  return new Set([...fans.keys(), ...life.touched]);
}

/** Raises or lowers a price, or pauses a plan, or opens it again. */
export async function ownerActs(life: Life): Promise<void> {
  const { app, club_id, dice, owner } = life;
  const { platform } = app;
  const plan = pick(dice, await listPlansOf(platform.db, { club_id }));
  if (plan.state === 'paused' || dice.int(3) === 0) {
    await setPlanState(platform, owner, plan.id, plan.state === 'paused' ? 'active' : 'paused');
    count(life, 'plan paused or opened');
    return;
  }
  const by = dice.int(3) === 0 ? -100 : 100;
  const moved = (cents: number | null) => (cents === null ? null : Math.max(200, cents + by));
  const { name, benefits, tier_id, trial_days, places, version } = plan;
  await changePlan(platform, owner, plan.id, {
    ...{ name, benefits, tier_id, trial_days, places, version },
    ...{ monthly_cents: moved(plan.monthly_cents), yearly_cents: moved(plan.yearly_cents) },
  });
  await runJob(platform, applyPrices, { plan_id: plan.id });
  count(life, 'price changed');
}
