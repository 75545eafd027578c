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
export const codeNotFound = errorCode(
  'subscriptions.code-not-found',
  404,
  'This club has no such code. Nothing was charged. Check the spelling.',
);
/** Switched off, over, or used up. */
export const codeEnded = errorCode(
  'subscriptions.code-ended',
  409,
  'This code can’t be used anymore. Nothing was charged.',
);
export const codeNotForPlan = errorCode(
  'subscriptions.code-not-for-plan',
  409,
  'This code isn’t for this plan. Nothing was charged.',
);
export const codeUsed = errorCode(
  'subscriptions.code-used',
  409,
  'You’ve used this code before. Nothing was charged.',
);
export const codeTaken = errorCode(
  'subscriptions.code-taken',
  409,
  'This club has this code already. Choose another one.',
);
export const tooManyCodes = errorCode(
  'subscriptions.too-many-codes',
  409,
  'A club can have up to 100 active promotion codes. Switch one off first.',
);
export const giftNotFound = errorCode('subscriptions.gift-not-found', 404, 'This gift doesn’t exist.');
export const giftClaimed = errorCode(
  'subscriptions.gift-claimed',
  409,
  'This gift has been claimed already.',
);
export const giftCancelled = errorCode(
  'subscriptions.gift-cancelled',
  409,
  'Whoever gave this gift took it back.',
);
export const giftExpired = errorCode(
  'subscriptions.gift-expired',
  409,
  'This gift has expired. The money went back to whoever gave it.',
);
/** Details: `{subscription_id}`. */
export const giftWhileSubscribed = errorCode(
  'subscriptions.gift-while-subscribed',
  409,
  'You already have a subscription in this club. The gift is still there: claim it when yours has ended, or send the link to somebody else.',
);
export const winBackGone = errorCode(
  'subscriptions.win-back-gone',
  409,
  'This offer isn’t there for you anymore. Nothing was charged.',
);
export const alreadyEnded = errorCode(
  'subscriptions.ended',
  409,
  'This subscription has ended. Nothing was charged. You can subscribe again.',
);
export const resumeFirst = errorCode(
  'subscriptions.resume-first',
  409,
  'This subscription is canceled. Nothing was charged. Resume it first, then change the plan.',
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
export const paymentUnderWay = errorCode(
  'subscriptions.payment-under-way',
  409,
  'A card payment for this subscription is under way. Nothing else was charged. Try again when it’s done.',
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

/** Why a code cannot be used. */
export const codeErrors = [codeNotFound, codeEnded, codeNotForPlan, codeUsed] as const;
