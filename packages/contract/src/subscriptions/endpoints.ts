// Owns the endpoints of subscriptions as fans use them: plans, subscribing, and their own subscription.

import { cancelReasons, payWays } from '@stagepass/base/subscription-kinds.ts';
import { z } from 'zod';
import { bannedHere, clubClosing, clubNotFound, membersOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { staffReceiveNothing } from '../items/errors.ts';
import { noSavedCard, paymentUnreachable, spendErrors, topUpCap, topUpOff } from '../ledger/errors.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { typedCode } from './offer-shapes.ts';
import { billing, changeQuote, clubPlans, period, planView, subscription } from './shapes.ts';

const hour = 3600;
const planParams = z.strictObject({ id: idOr(e.planNotFound) });
const params = z.strictObject({ id: idOr(e.subscriptionNotFound) });
const rates = [{ by: 'user', limit: 120, window_s: hour }] as const;
const limit = z.coerce.number().int().min(1).max(50).default(24);
const own = [e.subscriptionNotFound] as const;
const buying = [clubNotFound, membersOnly, bannedHere, clubClosing, staffReceiveNothing] as const;
const changeErrors = [
  ...own,
  ...buying,
  e.planNotFound,
  e.planNotOffered,
  e.planFull,
  e.alreadyEnded,
  e.resumeFirst,
  e.nothingToChange,
  e.paymentOpen,
  e.paymentUnderWay,
] as const;

export const listPlans = endpoint({
  method: 'GET',
  path: '/clubs/:id/plans',
  summary: 'The plans that a club offers, in its own order, and where the viewer stands.',
  who: 'visitor',
  /** A club’s id or its handle. */
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: answer(clubPlans),
  errors: [clubNotFound, membersOnly],
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/plans/:id',
  summary: 'One plan, and whether the viewer can subscribe to it.',
  who: 'visitor',
  params: planParams,
  answer: answer(planView),
  errors: [e.planNotFound, clubNotFound, membersOnly],
});

export const subscribe = endpoint({
  method: 'POST',
  path: '/plans/:id/subscribe',
  summary:
    'Subscribes: begins a trial, or pays the first period from the wallet. Safe to repeat with the same key.',
  who: 'verified',
  idempotent: true,
  rates,
  params: planParams,
  body: z.strictObject({
    billing,
    /** What the screen showed, a discount taken off: a price or a trial that changed meanwhile is refused. 0 days: pay at once. */
    expected_price_cents: z.int().min(0),
    expected_trial_days: z.int().min(0).default(0),
    /** The fan agreed that the saved card is charged where the wallet has too little for a renewal. */
    use_card: z.boolean().default(false),
    code: typedCode.nullable().default(null),
    /** Takes the club’s offer to come back. A code goes before it. */
    win_back: z.boolean().default(false),
  }),
  answer: answer(subscription),
  errors: [
    e.planNotFound,
    ...buying,
    e.planNotOffered,
    e.planFull,
    e.planPriceChanged,
    e.trialChanged,
    e.trialUsed,
    e.alreadySubscribed,
    ...e.codeErrors,
    e.winBackGone,
    ...spendErrors,
  ],
});

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/users/me/subscriptions',
  summary: 'The caller’s own subscriptions, newest first.',
  who: 'fan',
  query: z.strictObject({ cursor, limit }),
  answer: page(subscription),
  errors: [],
});

export const getSubscription = endpoint({
  method: 'GET',
  path: '/subscriptions/:id',
  summary: 'One of the caller’s own subscriptions, brought up to date first.',
  who: 'fan',
  params,
  answer: answer(subscription),
  errors: own,
});

export const listPeriods = endpoint({
  method: 'GET',
  path: '/subscriptions/:id/periods',
  summary: 'The periods of a subscription with their payments, newest first.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor, limit }),
  answer: page(period),
  errors: own,
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/cancel',
  summary: 'Cancels: nothing is charged any more, and what was paid for stays until its end.',
  who: 'fan',
  rates,
  params,
  body: z.strictObject({ reason: z.enum(cancelReasons).nullable().default(null) }),
  answer: answer(subscription),
  errors: [...own, e.alreadyEnded],
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/resume',
  summary: 'Takes a cancellation back before the period’s end.',
  who: 'fan',
  rates,
  params,
  answer: answer(subscription),
  errors: [...own, ...buying, e.alreadyEnded, e.planNotOffered],
});

export const quoteChange = endpoint({
  method: 'GET',
  path: '/subscriptions/:id/change-quote',
  summary: 'What another plan or billing would cost now, and when it would begin.',
  who: 'fan',
  params,
  query: z.strictObject({ plan_id: idOr(e.planNotFound), billing }),
  answer: answer(changeQuote),
  errors: changeErrors,
});

export const changeSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/change',
  summary:
    'Changes plan or billing: up at once, less what is unused; down at the period’s end. Safe to repeat with the same key.',
  who: 'verified',
  idempotent: true,
  rates,
  params,
  body: z.strictObject({
    plan_id: idOr(e.planNotFound),
    billing,
    /** What the screen showed: what is charged now, and the price of each period. */
    expected_charge_cents: z.int().min(0),
    expected_price_cents: z.int().min(0),
  }),
  answer: answer(subscription),
  errors: [...changeErrors, e.planPriceChanged, e.chargeChanged, ...spendErrors],
});

export const keepPlan = endpoint({
  method: 'DELETE',
  path: '/subscriptions/:id/change',
  summary: 'Takes back a change that waits for the period’s end.',
  who: 'fan',
  rates,
  params,
  answer: answer(subscription),
  errors: [...own, e.alreadyEnded, e.paymentUnderWay],
});

export const setUseCard = endpoint({
  method: 'PUT',
  path: '/subscriptions/:id/card',
  summary: 'Says whether the saved card is charged for a renewal where the wallet has too little.',
  who: 'verified',
  rates,
  params,
  body: z.strictObject({ use_card: z.boolean() }),
  answer: answer(subscription),
  errors: [...own, e.alreadyEnded, e.paymentUnderWay, noSavedCard],
});

export const acceptPrice = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/accept-price',
  summary: 'Consents to a higher price from the next period on.',
  who: 'fan',
  rates,
  params,
  body: z.strictObject({ price_cents: z.int().min(0) }),
  answer: answer(subscription),
  errors: [...own, e.alreadyEnded, e.paymentUnderWay, e.offerChanged],
});

export const payOpen = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/pay',
  summary:
    'Tries a payment that failed once more, now; by card, `charge` in the answer says how far it is. Safe to repeat with the same key.',
  who: 'verified',
  idempotent: true,
  rates,
  params,
  body: z.strictObject({
    expected_price_cents: z.int().min(0),
    pay_by: z.enum(payWays).default('wallet'),
  }),
  answer: answer(subscription),
  errors: [
    ...own,
    ...buying,
    e.alreadyEnded,
    e.nothingOpen,
    e.paymentUnderWay,
    e.planNotOffered,
    e.planPriceChanged,
    ...spendErrors,
    noSavedCard,
    topUpOff,
    paymentUnreachable,
    topUpCap,
  ],
});

export const refundSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/refund',
  summary:
    'Pays the latest payment back to the wallet, within 7 days if nothing was used or after 30 days without news from the club, and ends the subscription. Safe to repeat with the same key.',
  who: 'verified',
  idempotent: true,
  rates,
  params,
  answer: answer(subscription),
  errors: [...own, e.alreadyEnded, e.notRefundable],
});
