// Owns how plans and subscriptions become what screens show: a fixed number of queries, however many there are.
import type { TierMark } from '@stagepass/contract/clubs/shapes.ts';
import type { ItemClub } from '@stagepass/contract/items/shapes.ts';
import type {
  ManagedPlan,
  Period,
  Plan,
  Subscriber,
  Subscription,
} from '@stagepass/contract/subscriptions/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { type CardChargeStanding, cardChargesOf } from '#domains/ledger/public/card-charges-of.ts';
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { countByPlan } from './figures.store.ts';
import { refundableOf } from './money-back.rules.ts';
import { listCurrent, sumPaid } from './periods.store.ts';
import { listPlans } from './plans.store.ts';
import { loadSilences } from './silence.ts';
import {
  accessUntil,
  chargesFrom,
  nextCost,
  nextPaymentAt,
  priceFrom,
  renewalOf,
  statusOf,
} from './subscription.rules.ts';
import { listResumable } from './subscriptions.store.ts';
import type { PeriodRow, PlanRow, SubscriptionRow } from './tables.ts';
import { listStayOffers } from './win-backs.store.ts';

/** By id; a plan whose club is gone is left out. */
export async function presentPlans(
  platform: Platform,
  tx: Executor,
  rows: readonly PlanRow[],
): Promise<ReadonlyMap<string, Plan>> {
  const clubs = await loadItemClubs(
    platform,
    tx,
    rows.map((row) => row.club_id),
  );
  const tiers = await loadTiers(
    tx,
    rows.flatMap(({ tier_id }) => tier_id ?? []),
  );
  return new Map(
    rows.flatMap((row) => {
      const club = clubs.get(row.club_id);
      return club === undefined ? [] : [[row.id, presentPlan(row, club, tiers)] as const];
    }),
  );
}

function presentPlan(
  row: PlanRow,
  club: ItemClub,
  tiers: ReadonlyMap<string, TierMark & { club_id: string }>,
): Plan {
  const { id, state, name, benefits, monthly_cents, yearly_cents, trial_days, places, taken } = row;
  const tier = tiers.get(row.tier_id ?? '');
  return {
    ...{ id, club, state, name, benefits, monthly_cents, yearly_cents, trial_days, places },
    tier: tier === undefined ? null : { id: tier.id, rank: tier.rank, name: tier.name, hue: tier.hue },
    left: places === null ? null : Math.max(0, places - taken),
  };
}

export async function presentManaged(
  platform: Platform,
  tx: Executor,
  rows: readonly PlanRow[],
): Promise<ManagedPlan[]> {
  const plans = await presentPlans(platform, tx, rows);
  const subscribers = await countByPlan(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const plan = plans.get(row.id);
    if (plan === undefined) return [];
    const { id, version, taken } = row;
    return [{ ...plan, version, subscribers: subscribers.get(id) ?? 0, taken }];
  });
}

export function payWayOf({ transfer_id, charge_id }: PeriodRow): Period['paid_by'] {
  if (transfer_id === null) return null;
  return charge_id === null ? 'wallet' : 'card';
}

/** What a gift cost is its giver's, and so is the receipt. */
const giftedMoney = { price_cents: 0, paid_cents: 0, refunded_cents: 0, transfer_id: null, paid_by: null };

export function presentPeriod(row: PeriodRow, plan: string, gift: Period['gift']): Period {
  const { number, kind, price_cents, discount_cents, credit_cents, paid_cents } = row;
  const { refunded_cents, tries, transfer_id } = row;
  return {
    ...{ number, kind, plan, price_cents, discount_cents, credit_cents, paid_cents },
    ...{ refunded_cents, tries, transfer_id, gift },
    paid_by: payWayOf(row),
    ...(gift === null ? {} : giftedMoney),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    at: row.at.toISOString(),
  };
}

/** In the order of the rows; one whose club is gone is left out. */
export async function presentSubscriptions(
  platform: Platform,
  tx: Executor,
  rows: readonly SubscriptionRow[],
): Promise<Subscription[]> {
  const ids = rows.map(({ id }) => id);
  const planRows = await listPlans(
    tx,
    rows.flatMap(({ plan_id, next_plan_id }) => [plan_id, ...(next_plan_id === null ? [] : [next_plan_id])]),
  );
  const plans = await presentPlans(platform, tx, [...planRows.values()]);
  const [current, sums] = [await listCurrent(tx, ids), await sumPaid(tx, ids)];
  const charges = await cardChargesOf(
    tx,
    rows.flatMap(({ charge_id }) => charge_id ?? []),
  );
  const stays = await listStayOffers(tx, ids);
  const resumable = await listResumable(tx, ids);
  const now = platform.clock.now();
  const silences = await loadSilences(tx, rows, now);
  return rows.flatMap((row) => {
    const plan = plans.get(row.plan_id);
    if (plan === undefined) return [];
    const next = plans.get(row.next_plan_id ?? row.plan_id) ?? plan;
    return [
      {
        ...{ id: row.id, plan, status: statusOf(row), billing: row.billing, price_cents: row.price_cents },
        ...momentsOf(row),
        paid_periods: sums.get(row.id)?.periods ?? 0,
        discount: discountOf(row),
        stay: stays.get(row.id) ?? null,
        renewal: renewalFor(row, { next, from: chargesFrom(planRows.get(next.id)) }, now),
        past_due: pastDue(row),
        use_card: row.use_card,
        charge: chargeOf(row, charges),
        can_resume: resumable.has(row.id),
        changes: row.next_plan_id !== null,
        offer: offerOf(row),
        refund: refundOf(row, current.get(row.id), { now, silent_since: silences.get(row.id) ?? null }),
        ended_why: row.ended_why,
      },
    ];
  });
}

function momentsOf(row: SubscriptionRow) {
  return {
    started_at: row.started_at.toISOString(),
    period: {
      number: row.period_number,
      starts_at: row.period_start.toISOString(),
      ends_at: row.period_end.toISOString(),
    },
    access_until: (row.ended_at ?? accessUntil(row)).toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function renewalFor(
  row: SubscriptionRow,
  { next, from }: { next: Plan; from: Date | null },
  now: Date,
): Subscription['renewal'] {
  if (row.state === 'ended' || row.state === 'past_due' || row.cancelled_at !== null) return null;
  if (next.state === 'archived') return null;
  const { amount_cents } = renewalOf(row, { plan_state: next.state, club: 'open' }, now);
  return {
    at: nextPaymentAt(row, from).toISOString(),
    amount_cents,
    plan: { id: next.id, name: next.name },
    billing: row.next_billing ?? row.billing,
  };
}

function discountOf(row: SubscriptionRow): Subscription['discount'] {
  if (row.state === 'ended' || row.discount_percent === null) return null;
  return { percent: row.discount_percent, left: row.discount_left };
}

function pastDue(row: SubscriptionRow): Subscription['past_due'] {
  if (row.state !== 'past_due' || row.next_try_at === null) return null;
  return {
    amount_cents: nextCost(row).amount_cents,
    tries: row.tries,
    next_try_at: row.next_try_at.toISOString(),
  };
}

function chargeOf(
  { charge_id }: SubscriptionRow,
  charges: ReadonlyMap<string, CardChargeStanding>,
): Subscription['charge'] {
  const charge = charges.get(charge_id ?? '');
  if (charge_id === null || charge === undefined) return null;
  const { state, amount_cents, confirm_until } = charge;
  return {
    ...{ id: charge_id, amount_cents, confirm_until: confirm_until?.toISOString() ?? null },
    // One that has ended a moment ago shows as under way, until the subscription has heard of it.
    state: state === 'confirming' ? 'confirming' : 'requested',
  };
}

function offerOf(row: SubscriptionRow): Subscription['offer'] {
  const from = priceFrom(row);
  // Nothing is renewed at the price of the plan that the fan changes from.
  if (row.next_plan_id !== null) return null;
  if (row.state === 'ended' || row.offered_price_cents === null || from === null) return null;
  return { price_cents: row.offered_price_cents, from: from.toISOString() };
}

function refundOf(
  row: SubscriptionRow,
  period: PeriodRow | undefined,
  around: Parameters<typeof refundableOf>[2],
): Subscription['refund'] {
  const found = refundableOf(row, period, around);
  if ('refused' in found) return null;
  const since = found.why === 'silent' ? found.since.toISOString() : null;
  const { why, amount_cents } = found;
  return { why, amount_cents, until: found.until.toISOString(), since };
}

export async function presentSubscribers(
  platform: Platform,
  tx: Executor,
  rows: readonly SubscriptionRow[],
): Promise<Subscriber[]> {
  const users = await loadUserCards(
    platform,
    tx,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  const plans = await listPlans(
    tx,
    rows.map(({ plan_id }) => plan_id),
  );
  const sums = await sumPaid(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    user: users.get(row.user_id ?? '') ?? null,
    plan: { id: row.plan_id, name: plans.get(row.plan_id)?.name ?? '' },
    status: statusOf(row),
    billing: row.billing,
    price_cents: row.price_cents,
    started_at: row.started_at.toISOString(),
    period_end: row.period_end.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    paid_cents: sums.get(row.id)?.paid ?? 0,
  }));
}
