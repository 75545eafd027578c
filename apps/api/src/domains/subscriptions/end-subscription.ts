// Owns the end of a subscription: its place is free again, its tier goes, and what is unused may go back.

import type { EndReason } from '@stagepass/base/subscription-kinds.ts';
import { giftReturned, subscriptionEnded } from '@stagepass/contract/subscriptions/events.ts';
import { withdrawCharge } from '#domains/ledger/public/withdraw-charge.ts';
import type { Tx } from '#platform/db/db.ts';
import { findGiftOf } from './gifts.store.ts';
import { findPeriod } from './periods.store.ts';
import { findPlan, givePlace, lockPlan } from './plans.store.ts';
import { unusedPart, worthOf } from './pro-rata.rules.ts';
import { atMost, missingFor, payBack } from './refund-money.ts';
import { isGift, placeAhead } from './subscription.rules.ts';
import { updateSubscription } from './subscriptions.store.ts';
import type { SubscriptionRow } from './tables.ts';
import { closeAccess } from './tier-of-plan.ts';

export interface Ending {
  readonly why: EndReason;
  /** When it ended, which may be before it was noticed. */
  readonly ended_at: Date;
  readonly refunded_cents?: number;
}

/** In one order, as every transaction that locks two plans. */
function placesOf(row: SubscriptionRow): readonly string[] {
  const ahead = placeAhead(row);
  return [row.plan_id, ...(ahead === null ? [] : [ahead])].toSorted();
}

/** For whoever pays something back before the end: plans are locked before accounts. */
export async function lockPlacesOf(tx: Tx, row: SubscriptionRow): Promise<void> {
  for (const plan_id of placesOf(row)) await lockPlan(tx, plan_id);
}

/** The row is locked. */
export async function endSubscription(tx: Tx, row: SubscriptionRow, ending: Ending): Promise<void> {
  const { why, ended_at, refunded_cents = 0 } = ending;
  await withdrawCharge(tx, row.charge_id, ended_at);
  await updateSubscription(tx, row.id, {
    state: 'ended',
    ended_at,
    ended_why: why,
    due_at: null,
    remind_at: null,
    next_try_at: null,
    // What was sent already stays in the wallet, if it brings something.
    charge_id: null,
    next_plan_id: null,
    next_billing: null,
    next_price_cents: null,
  });
  for (const plan_id of placesOf(row)) await givePlace(tx, plan_id);
  await closeAccess(tx, row);
  if (row.user_id === null) return;
  const plan = (await findPlan(tx, row.plan_id))?.name ?? '';
  await tx.emit(subscriptionEnded, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan, why, refunded_cents },
  });
}

/** Ends it now, and pays back the days that are left, as far as the club has the money. */
export async function endWithUnused(
  tx: Tx,
  row: SubscriptionRow,
  { why, at }: { why: EndReason; at: Date },
): Promise<void> {
  const period = await findPeriod(tx, { subscription_id: row.id, number: row.period_number });
  let refunded_cents = 0;
  if (period !== undefined && row.user_id !== null && row.period_end > at) {
    await lockPlacesOf(tx, row);
    const unused = unusedPart(worthOf(period), period, at);
    const back = atMost(unused, await missingFor(tx, { period, back: unused }));
    const plan = (await findPlan(tx, row.plan_id))?.name ?? '';
    // Of a gift it goes to whoever paid for it, as long as their account is there.
    const gift = isGift(row) ? await findGiftOf(tx, row.id) : undefined;
    const giver_id = gift?.giver_id ?? null;
    const amount_cents = await payBack(tx, { period, user_id: giver_id ?? row.user_id, plan, back, at });
    if (gift === undefined || giver_id === null) refunded_cents = amount_cents;
    else if (amount_cents > 0)
      await tx.emit(giftReturned, { gift_id: gift.id, club_id: row.club_id, giver_id, plan, amount_cents });
  }
  await endSubscription(tx, row, { why, ended_at: at, refunded_cents });
}
