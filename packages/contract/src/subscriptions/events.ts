// Owns the events of subscriptions, named in the past tense.

import { endReasons } from '@stagepass/base/subscription-kinds.ts';
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofSubscription = z.object({
  subscription_id: z.string(),
  club_id: z.string(),
  user_id: z.string(),
  plan: z.string(),
});

/** `trial_until`: null where the first period was paid at once. */
export const subscriptionStarted = eventType(
  'subscriptions.started',
  ofSubscription.extend({ paid_cents: z.int(), trial_until: z.string().nullable(), ends_at: z.string() }),
);
/** A period began: by its payment, or free while the club paused the plan. */
export const subscriptionRenewed = eventType(
  'subscriptions.renewed',
  ofSubscription.extend({ number: z.int(), paid_cents: z.int(), ends_at: z.string() }),
);
/** `next_try_at` null: it was the last try, and the subscription has ended. */
export const subscriptionPaymentFailed = eventType(
  'subscriptions.payment-failed',
  ofSubscription.extend({
    number: z.int(),
    amount_cents: z.int(),
    tries: z.int(),
    next_try_at: z.string().nullable(),
    access_until: z.string(),
    /** The saved card may have been charged, and the payment service has not said so. */
    unanswered: z.boolean().optional(),
  }),
);
/** The saved card's bank wants the fan to confirm the payment. */
export const subscriptionPaymentWaits = eventType(
  'subscriptions.payment-waits',
  ofSubscription.extend({ charge_id: z.string(), amount_cents: z.int() }),
);
/** The saved card was charged, and nothing is paid with it any more: the money stays in the wallet. */
export const subscriptionChargeKept = eventType(
  'subscriptions.charge-kept',
  ofSubscription.extend({ charge_id: z.string(), amount_cents: z.int() }),
);
export const subscriptionEnded = eventType(
  'subscriptions.ended',
  ofSubscription.extend({ why: z.enum(endReasons), refunded_cents: z.int() }),
);
/** `staff`: the fan came to run the club, and pays it nothing any more. */
export const subscriptionCancelled = eventType(
  'subscriptions.cancelled',
  ofSubscription.extend({ ends_at: z.string(), why: z.enum(['cancelled', 'staff']).optional() }),
);
export const subscriptionChanged = eventType(
  'subscriptions.changed',
  ofSubscription.extend({ paid_cents: z.int(), number: z.int() }),
);
/** The club asks a higher price: without consent the subscription is not renewed from `from` on. */
export const subscriptionPriceOffered = eventType(
  'subscriptions.price-offered',
  ofSubscription.extend({ price_cents: z.int(), offered_cents: z.int(), from: z.string() }),
);
/** The club offers a plan again that it had paused: `at` is when the next payment is due, a day later or more. */
export const planResumed = eventType(
  'subscriptions.plan-resumed',
  ofSubscription.extend({ amount_cents: z.int(), at: z.string(), resumed_at: z.string() }),
);
/** A trial ends soon, or a year is renewed soon. */
export const subscriptionRenewsSoon = eventType(
  'subscriptions.renews-soon',
  ofSubscription.extend({ number: z.int(), amount_cents: z.int(), at: z.string(), trial: z.boolean() }),
);

const ofGift = z.object({
  gift_id: z.string(),
  club_id: z.string(),
  giver_id: z.string().nullable(),
  plan: z.string(),
});

export const giftClaimed = eventType(
  'subscriptions.gift-claimed',
  ofGift.extend({ subscription_id: z.string(), claimed_by: z.string(), ends_at: z.string() }),
);
/** What was not used went back to the giver: nobody claimed it, or the subscription ended before its time. */
export const giftReturned = eventType(
  'subscriptions.gift-returned',
  ofGift.extend({ giver_id: z.string(), amount_cents: z.int() }),
);

/** A fan whose subscription ended is offered a discount for coming back. */
export const winBackOffered = eventType(
  'subscriptions.win-back-offered',
  z.object({ club_id: z.string(), user_id: z.string(), percent: z.int(), periods: z.int() }),
);
