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
  }),
);
export const subscriptionEnded = eventType(
  'subscriptions.ended',
  ofSubscription.extend({ why: z.enum(endReasons), refunded_cents: z.int() }),
);
export const subscriptionCancelled = eventType(
  'subscriptions.cancelled',
  ofSubscription.extend({ ends_at: z.string() }),
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
/** A trial ends soon, or a year is renewed soon. */
export const subscriptionRenewsSoon = eventType(
  'subscriptions.renews-soon',
  ofSubscription.extend({ number: z.int(), amount_cents: z.int(), at: z.string(), trial: z.boolean() }),
);
