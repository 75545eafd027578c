// Owns what a changed plan means to one of its subscribers: a lower price holds from the next payment on, a higher one is asked, and another
// tier is theirs at once.
import { subscriptionPriceOffered } from '@stagepass/contract/subscriptions/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { findPlan, priceOf } from './plans.store.ts';
import { priceFrom } from './subscription.rules.ts';
import { lockSubscription, updateSubscription } from './subscriptions.store.ts';
import type { SubscriptionRow } from './tables.ts';
import { changeTier } from './tier-of-plan.ts';

export function applyPrice(platform: Platform, id: string): Promise<void> {
  return platform.db.transaction(async (tx) => {
    await applyPriceIn(platform, tx, id);
    await applyTierIn(platform, tx, id);
  });
}

/** Also while the card is charged: it is for a plan, and the plan gives this tier. */
async function applyTierIn(platform: Platform, tx: Tx, id: string): Promise<void> {
  const row = await lockSubscription(tx, id);
  if (row === undefined || row.state === 'ended') return;
  const plan = await findPlan(tx, row.plan_id);
  if (plan !== undefined) await changeTier(platform, tx, row, plan);
}

/** Asked again by whoever sees the charge end, or another plan begin. */
export async function applyPriceIn(platform: Platform, tx: Tx, id: string): Promise<void> {
  const row = await lockSubscription(tx, id);
  if (row === undefined || row.state === 'ended') return;
  // What the card is being charged has to be what is paid.
  if (row.charge_id !== null) return;
  if (row.next_plan_id !== null) await lowerNext(tx, row, row.next_plan_id);
  const plan = await findPlan(tx, row.plan_id);
  // Billing that is no longer offered keeps the price that was agreed to.
  const asked = plan === undefined ? undefined : priceOf(plan, row.billing);
  if (plan === undefined || asked === undefined || asked <= row.price_cents) {
    const price_cents = asked ?? row.price_cents;
    await updateSubscription(tx, id, { price_cents, offered_price_cents: null, offered_at: null });
    return;
  }
  // Whoever changes to another plan is asked if they keep this one after all.
  if (row.offered_price_cents === asked || row.next_plan_id !== null) return;
  const offered_at = platform.clock.now();
  await updateSubscription(tx, id, { offered_price_cents: asked, offered_at });
  const from = priceFrom({ offered_at, time_zone: row.time_zone });
  if (row.user_id === null || from === null) return;
  await tx.emit(subscriptionPriceOffered, {
    ...{ subscription_id: id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
    ...{ price_cents: row.price_cents, offered_cents: asked, from: from.toISOString() },
  });
}

/** What was agreed on for the plan that comes next holds for its first period, unless it costs less by then. */
async function lowerNext(tx: Tx, row: SubscriptionRow, next_plan_id: string): Promise<void> {
  const plan = await findPlan(tx, next_plan_id);
  const asked = plan === undefined ? undefined : priceOf(plan, row.next_billing ?? row.billing);
  if (asked === undefined || row.next_price_cents === null || asked >= row.next_price_cents) return;
  await updateSubscription(tx, row.id, { next_price_cents: asked });
}
