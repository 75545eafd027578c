// Owns what a changed price of a plan means to one of its subscribers: a lower one holds from the next payment on, a higher one is asked.
import { subscriptionPriceOffered } from '@stagepass/contract/subscriptions/events.ts';
import type { Platform } from '#platform/platform.ts';
import { findPlan, priceOf } from './plans.store.ts';
import { priceFrom } from './subscription.rules.ts';
import { lockSubscription, updateSubscription } from './subscriptions.store.ts';

export async function applyPrice(platform: Platform, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, id);
    if (row === undefined || row.state === 'ended') return;
    const plan = await findPlan(tx, row.plan_id);
    // Billing that is no longer offered keeps the price that was agreed to.
    const asked = plan === undefined ? undefined : priceOf(plan, row.billing);
    if (plan === undefined || asked === undefined || asked <= row.price_cents) {
      const price_cents = asked ?? row.price_cents;
      await updateSubscription(tx, id, { price_cents, offered_price_cents: null, offered_at: null });
      return;
    }
    if (row.offered_price_cents === asked) return;
    const offered_at = platform.clock.now();
    await updateSubscription(tx, id, { offered_price_cents: asked, offered_at });
    const from = priceFrom({ offered_at, time_zone: row.time_zone });
    if (row.user_id === null || from === null) return;
    await tx.emit(subscriptionPriceOffered, {
      ...{ subscription_id: id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
      ...{ price_cents: row.price_cents, offered_cents: asked, from: from.toISOString() },
    });
  });
}
