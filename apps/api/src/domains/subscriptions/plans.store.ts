// Owns the SQL of plans: rows in, rows out, no decisions.
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { PlanRow, SubscriptionsTables } from './tables.ts';

const db = tablesOf<SubscriptionsTables>();
export const {
  insert: insertPlan,
  find: findPlan,
  lock: lockPlan,
  update: updatePlan,
} = rowsById(db, 'subscription_plans');

/** Held until the transaction ends: one at a time changes which plans a club has, and their order. */
export async function lockClubPlans(tx: Executor, clubId: string): Promise<void> {
  await oneAtATime(tx, 'subscription-plans', clubId);
}

/** In the club's order; without those that are archived, if nothing else is said. */
export async function listPlansOf(
  tx: Executor,
  of: { club_id: string; archived?: boolean },
): Promise<PlanRow[]> {
  const query = db.selectFrom('subscription_plans').selectAll().where('club_id', '=', of.club_id);
  const shown = of.archived === true ? query : query.where('state', '<>', 'archived');
  return many(tx, shown.orderBy('position').orderBy('id').limit(200));
}

export async function listPlans(tx: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, PlanRow>> {
  if (ids.length === 0) return new Map();
  const query = db
    .selectFrom('subscription_plans')
    .selectAll()
    .where('id', 'in', [...new Set(ids)]);
  return new Map((await many(tx, query)).map((row) => [row.id, row]));
}

const take = prepared<{ id: string }>(
  'subscriptions-take-place',
  `update subscription_plans set taken = taken + 1 where id = $1 and (places is null or taken < places) returning id`,
);

/** False where none is left. Locks the plan until the transaction ends. */
export async function takePlace(tx: Executor, planId: string): Promise<boolean> {
  return (await take(tx, [planId])).length === 1;
}

const giveBack = prepared<never>(
  'subscriptions-give-place',
  'update subscription_plans set taken = taken - 1 where id = $1',
);

export async function givePlace(tx: Executor, planId: string): Promise<void> {
  await giveBack(tx, [planId]);
}

const order = prepared<never>(
  'subscriptions-plan-order',
  `update subscription_plans set position = place.number - 1
   from unnest($1::uuid[]) with ordinality as place (id, number) where subscription_plans.id = place.id`,
);

export async function updatePlanOrder(tx: Executor, ids: readonly string[]): Promise<void> {
  await order(tx, [ids]);
}

const archive = prepared<never>(
  'subscriptions-archive-plans',
  `update subscription_plans set state = 'archived' where club_id = $1 and state <> 'archived'`,
);

export async function archivePlansOf(tx: Executor, clubId: string): Promise<void> {
  await archive(tx, [clubId]);
}

/** Undefined where the plan has no price for it. */
export function priceOf(
  plan: Pick<PlanRow, 'monthly_cents' | 'yearly_cents'>,
  billing: Billing,
): number | undefined {
  return (billing === 'yearly' ? plan.yearly_cents : plan.monthly_cents) ?? undefined;
}
