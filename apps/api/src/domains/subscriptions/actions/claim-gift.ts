// Owns claiming a gift: its hold is paid to the club, and the subscription begins, once, however many press.
import { GRACE_DAYS } from '@stagepass/base/subscription-kinds.ts';
import {
  giftCancelled,
  giftClaimed as giftClaimedAlready,
  giftExpired,
  giftNotFound,
  giftWhileSubscribed,
  planNotFound,
} from '@stagepass/contract/subscriptions/errors.ts';
import { giftClaimed, subscriptionStarted } from '@stagepass/contract/subscriptions/events.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { primarySale } from '#domains/ledger/public/fees.ts';
import { postHold } from '#domains/ledger/public/hold.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { requireSubscriber } from '../access.ts';
import { advanceIfDue } from '../advance.ts';
import { noDiscount } from '../discount.rules.ts';
import { hashOf } from '../gift-link.ts';
import { findByHash, lockGift, updateGift } from '../gifts.store.ts';
import { daysAfter, startOf } from '../periods.rules.ts';
import { insertPeriod } from '../periods.store.ts';
import { lockPlan, priceOf } from '../plans.store.ts';
import { dueAt } from '../subscription.rules.ts';
import { findLive, insertSubscription, lockFanInClub } from '../subscriptions.store.ts';
import type { GiftRow, PlanRow } from '../tables.ts';
import { openAccess } from '../tier-of-plan.ts';
import { rowOf } from './subscribe.ts';

/** Answers the subscription. */
export async function claimGift(platform: Platform, actor: SignedIn, secret: string): Promise<string> {
  const { db } = platform;
  const { id, club_id } = (await findByHash(db, hashOf(secret))) ?? fail(giftNotFound);
  const of = { club_id, user_id: actor.user_id };
  await advanceIfDue(platform, await findLive(db, of));
  return db.transaction(async (tx) => {
    await lockFanInClub(tx, of);
    const gift = (await lockGift(tx, id)) ?? fail(giftNotFound);
    if (gift.claimed_by === actor.user_id && gift.subscription_id !== null) return gift.subscription_id;
    requireWaiting(gift, platform.clock.now());
    const { club } = await requireSubscriber(platform, tx, actor, club_id);
    const live = await findLive(tx, of);
    if (live !== undefined) fail(giftWhileSubscribed, { subscription_id: live.id });
    return beginGift(platform, tx, { gift, user_id: actor.user_id, time_zone: club.time_zone });
  });
}

/** Its time is over when it says so, whether the money is back by then or not. */
function requireWaiting({ state, ends_at }: GiftRow, now: Date): void {
  if (state === 'claimed') fail(giftClaimedAlready);
  if (state === 'cancelled') fail(giftCancelled);
  if (state !== 'waiting' || ends_at <= now) fail(giftExpired);
}

interface Claim {
  gift: GiftRow;
  user_id: string;
  time_zone: string;
}

/** The gift is locked and waits, and the fan has no subscription in the club. The place that the gift had is the subscription's now. */
export async function beginGift(platform: Platform, tx: Tx, claim: Claim): Promise<string> {
  const { gift, user_id } = claim;
  const at = platform.clock.now();
  // Locked, so that a price that changes now is either the one of this row, or is carried to it by the job.
  const plan = (await lockPlan(tx, gift.plan_id)) ?? fail(planNotFound);
  const row = giftedRow(platform, claim, plan);
  await insertSubscription(tx, row);
  await payClub(tx, { gift, subscription_id: row.id, plan, ends_at: row.period_end, at });
  const claimed = { claimed_by: user_id, subscription_id: row.id };
  await updateGift(tx, gift.id, { state: 'claimed', closed_at: at, ...claimed });
  await openAccess(platform, tx, row, plan);
  const { club_id, giver_id } = gift;
  const ends_at = row.period_end.toISOString();
  await tx.emit(subscriptionStarted, {
    ...{ subscription_id: row.id, club_id, user_id, plan: plan.name },
    ...{ paid_cents: gift.amount_cents, trial_until: null, ends_at },
  });
  await tx.emit(giftClaimed, {
    ...{ gift_id: gift.id, club_id, giver_id, plan: plan.name, subscription_id: row.id },
    ...{ claimed_by: user_id, ends_at },
  });
  return row.id;
}

/** Canceled from its beginning: it runs to the end of the gift, and goes on only if the fan resumes it. */
function giftedRow(platform: Platform, { gift, user_id, time_zone }: Claim, plan: PlanRow) {
  const at = platform.clock.now();
  const { club_id, plan_id, billing, count, amount_cents } = gift;
  const row = rowOf(platform, {
    ...{ plan_id, billing, expected_price_cents: 0, expected_trial_days: 0, discount: noDiscount },
    ...{ club_id, user_id, time_zone, at },
    // What it costs if it goes on.
    price_cents: priceOf(plan, billing) ?? Math.ceil(amount_cents / count),
  });
  const period_end = startOf({ anchor_at: at, time_zone, billing }, count);
  const changed = {
    ...{ period_index: count - 1, period_end, access_until: daysAfter(period_end, GRACE_DAYS, time_zone) },
    ...{ gifted: true, cancelled_at: at, remind_at: null },
  };
  return { ...row, ...changed, due_at: dueAt({ ...row, ...changed }) };
}

/** The fee is that of the club at this moment, as the sale is made now. */
async function payClub(
  tx: Tx,
  of: { gift: GiftRow; subscription_id: string; plan: PlanRow; ends_at: Date; at: Date },
): Promise<void> {
  const { gift, subscription_id, plan, ends_at, at } = of;
  const { club_id, amount_cents, billing } = gift;
  const { fee_cents, club_cents } = primarySale(amount_cents, { fee_bp: await primaryFeeOf(tx, club_id) });
  const lines = [{ text: `Gift: ${plan.name}`, quantity: gift.count, amount_cents }];
  const { transfer_id } = await postHold(tx, {
    hold_id: gift.hold_id,
    parts: [
      { to: clubAccount(club_id), amount: club_cents },
      { to: platformFees(), amount: fee_cents },
    ],
    memo: { lines, seller: 'club', fee_cents, royalty_cents: 0 },
    at,
  });
  await insertPeriod(tx, {
    ...{ subscription_id, number: 1, club_id, plan_id: plan.id, kind: 'paid', billing, at },
    ...{
      starts_at: at,
      ends_at,
      price_cents: amount_cents,
      paid_cents: amount_cents,
      fee_cents,
      transfer_id,
    },
  });
}
