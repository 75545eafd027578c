// Owns the expected failures of subscriptions.
import { errorCode } from '../endpoint.ts';

export const planNotFound = errorCode(
  'subscriptions.plan-not-found',
  404,
  'This plan doesn’t exist anymore.',
);
export const subscriptionNotFound = errorCode(
  'subscriptions.not-found',
  404,
  'This subscription isn’t in your account.',
);
/** Paused, archived, or without a price for this billing. */
export const planNotOffered = errorCode(
  'subscriptions.plan-not-offered',
  409,
  'This plan isn’t open to new subscribers right now. Nothing was charged.',
);
/** Details: `{places}`. */
export const planFull = errorCode(
  'subscriptions.plan-full',
  409,
  'All places of this plan are taken. Nothing was charged.',
);
/** Details: `{price_cents}`. */
export const planPriceChanged = errorCode(
  'subscriptions.price-changed',
  409,
  'The price has changed. Nothing was charged. Check the new price first.',
);
/** Details: `{trial_days}`. */
export const trialChanged = errorCode(
  'subscriptions.trial-changed',
  409,
  'The free trial of this plan has changed. Nothing was charged. Check the plan first.',
);
export const trialUsed = errorCode(
  'subscriptions.trial-used',
  409,
  'You’ve had a free trial in this club already. Nothing was charged.',
);
/** Details: `{subscription_id}`. */
export const alreadySubscribed = errorCode(
  'subscriptions.already-subscribed',
  409,
  'You already have a subscription in this club. You haven’t been charged again.',
);
export const alreadyEnded = errorCode(
  'subscriptions.ended',
  409,
  'This subscription has ended. Nothing was charged. You can subscribe again.',
);
export const nothingToChange = errorCode(
  'subscriptions.same-plan',
  409,
  'You already have this plan with this billing. Nothing was charged.',
);
export const paymentOpen = errorCode(
  'subscriptions.payment-open',
  409,
  'Your last payment failed. Pay it first, then change your plan.',
);
export const nothingOpen = errorCode(
  'subscriptions.nothing-open',
  409,
  'No payment is open for this subscription. Nothing was charged.',
);
/** Details: `{charge_cents}`. */
export const chargeChanged = errorCode(
  'subscriptions.charge-changed',
  409,
  'What you pay for this change is different now. Nothing was charged. Check the amount first.',
);
/** Details: `{price_cents}`, or nothing where no other price is asked. */
export const offerChanged = errorCode(
  'subscriptions.offer-changed',
  409,
  'The new price has changed. Check it again.',
);
/** Details: `{why: 'late' | 'used' | 'unpaid' | 'club-balance'}`. */
export const notRefundable = errorCode(
  'subscriptions.not-refundable',
  409,
  'This payment can’t be refunded. You can still cancel, so that you aren’t charged again.',
);
export const tooManyPlans = errorCode(
  'subscriptions.too-many-plans',
  409,
  'A club can have up to 20 plans. Archive one first.',
);
export const planTierGone = errorCode(
  'subscriptions.tier-gone',
  404,
  'The tier of this plan doesn’t exist anymore. Choose another one.',
);
/** Details: `{taken}`. */
export const placesTaken = errorCode(
  'subscriptions.places-taken',
  409,
  'More places than that are taken already.',
);
export const planArchived = errorCode(
  'subscriptions.plan-archived',
  409,
  'This plan is archived and can’t be changed anymore.',
);
