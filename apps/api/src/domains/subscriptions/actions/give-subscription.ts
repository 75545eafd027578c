// Owns giving a subscription: the place is taken and the money held in one transaction; the club gets it when the gift is claimed.
import { type Billing, GIFT_DAYS, type GiftCount } from '@stagepass/base/subscription-kinds.ts';
import {
  planFull,
  planNotFound,
  planNotOffered,
  planPriceChanged,
} from '@stagepass/contract/subscriptions/errors.ts';
import { findTextPolicy } from '#domains/clubs/public/find-text-policy.ts';
import { refuseStaffStanding } from '#domains/items/public/refuse-staff.ts';
import { requireCouldSpend } from '#domains/ledger/public/could-spend.ts';
import { placeHold } from '#domains/ledger/public/hold.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { requireAllowed } from '#domains/posts/public/refuse-text.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPlan } from '../access.ts';
import { hashOf, secretOf } from '../gift-link.ts';
import { insertGift } from '../gifts.store.ts';
import { daysAfter } from '../periods.rules.ts';
import { lockPlan, priceOf, takePlace } from '../plans.store.ts';

export interface Giving {
  plan_id: string;
  billing: Billing;
  count: GiftCount;
  expected_price_cents: number;
  message: string;
}

/** In the caller's transaction, once for its key. */
export async function giveSubscription(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  given: Giving,
): Promise<{ gift_id: string }> {
  const { club, standing } = await loadPlan(platform, tx, actor, given.plan_id, 'see-inside');
  refuseStaffStanding(standing);
  requireMay(club, standing, 'buy');
  // Whoever opens the link reads it at once: nobody of the club could look at it before.
  const policy = await findTextPolicy(tx, club.id);
  if (policy !== undefined) requireAllowed(given.message, policy);
  await requireAdult(platform, tx, { user_id: actor.user_id, amount: given.expected_price_cents });
  const { user_id } = actor;
  return putGift(platform, tx, { ...given, club_id: club.id, giver_id: user_id, time_zone: club.time_zone });
}

/** As the gate asks it where something is for adults alone: birth date and country are known, and they are 18. */
async function requireAdult(
  { clock }: Platform,
  tx: Tx,
  of: { user_id: string; amount: number },
): Promise<void> {
  await requireCouldSpend(tx, {
    ...{ ...of, kind: 'gacha', asset_id: 'credits', refused_countries: [], at: clock.now() },
  });
}

/** Who may is the caller's to have asked. Locks: the plan, the giver's account. */
export async function putGift(
  platform: Platform,
  tx: Tx,
  given: Giving & { club_id: string; giver_id: string; time_zone: string },
): Promise<{ gift_id: string }> {
  const { club_id, giver_id, plan_id, billing, count, message } = given;
  const plan = (await lockPlan(tx, plan_id)) ?? fail(planNotFound);
  const price = priceOf(plan, billing);
  if (plan.state !== 'active' || price === undefined) return fail(planNotOffered);
  const amount_cents = price * count;
  if (amount_cents !== given.expected_price_cents) fail(planPriceChanged, { price_cents: amount_cents });
  if (!(await takePlace(tx, plan_id))) fail(planFull, { places: plan.places });
  const at = platform.clock.now();
  const id = newId(platform);
  const { hold_id } = await placeHold(tx, {
    ...{ user_id: giver_id, amount: amount_cents, kind: 'gift', club_id, at },
    cause: { kind: 'subscription-gift', id },
  });
  await insertGift(tx, {
    ...{ id, club_id, plan_id, giver_id, billing, count, amount_cents, hold_id, message, state: 'waiting' },
    ...{ secret_hash: hashOf(secretOf(platform, id)), created_at: at },
    ends_at: daysAfter(at, GIFT_DAYS, given.time_zone),
  });
  return { gift_id: id };
}
