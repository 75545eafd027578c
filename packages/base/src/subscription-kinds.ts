// Owns the closed sets and bounds of subscriptions as plain values: screens read them without a schema.

export const planStates = ['active', 'paused', 'archived'] as const;
export type PlanState = (typeof planStates)[number];

export const billings = ['monthly', 'yearly'] as const;
export type Billing = (typeof billings)[number];

/** Where a subscription is in its life. One that is canceled still runs to the end of what was paid for. */
export const subscriptionStates = ['trialing', 'active', 'past_due', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** As people see it. `gifted`: it runs to the end of the gift, and the fan has not chosen to go on. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'gifted',
  'cancelled',
  'ended',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const periodKinds = ['trial', 'paid', 'free'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** What somebody may say when they cancel. */
export const cancelReasons = ['price', 'not-enough', 'no-time', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const endReasons = [
  'cancelled',
  'gift-over',
  'unpaid',
  'left',
  'removed',
  'price',
  'plan-archived',
  'club-closing',
  'refunded',
  'disputed',
  'account-deleted',
  'suspended',
  'staff',
] as const;
export type EndReason = (typeof endReasons)[number];

/** Where the money of a payment came from. */
export const payWays = ['wallet', 'card'] as const;
export type PayWay = (typeof payWays)[number];

/** When a change of plan takes effect. During a trial it costs nothing. */
export const changeMoments = ['now', 'period-end', 'trial'] as const;
export type ChangeMoment = (typeof changeMoments)[number];

/** Days after the first payment that failed. The fan keeps access until the last of them. */
export const RETRY_DAYS = [1, 3, 5, 7] as const;
export const GRACE_DAYS = 7;
export const REFUND_DAYS = 7;
/** Why a payment can be had back: nothing of it was used, or the club published nothing for so many days. */
export const refundReasons = ['unused', 'silent'] as const;
export const SILENT_DAYS = 30;
/** A higher price is asked for so long before it is needed. */
export const PRICE_NOTICE_DAYS = 30;

export const PLAN_NAME_MAX = 40;
export const MOST_BENEFITS = 8;
export const BENEFIT_MAX = 80;
export const MOST_PLANS = 20;
export const MOST_TRIAL_DAYS = 90;
export const LEAST_PLAN_CENTS = 100;
export const MOST_PLAN_CENTS = 1_000_000;

export const LEAST_DISCOUNT_PERCENT = 5;
export const MOST_DISCOUNT_PERIODS = 12;
export const CODE_LEAST = 4;
export const CODE_MOST = 20;
/** Of one club that can be used: without those that are switched off, over or used up. */
export const MOST_CODES = 100;

/** How many months of a plan can be given; a year of one with a yearly price is one. */
export const giftCounts = [1, 3, 6, 12] as const;
export type GiftCount = (typeof giftCounts)[number];
/** `closed`: the club closed before it was claimed. */
export const giftStates = ['waiting', 'claimed', 'cancelled', 'expired', 'closed'] as const;
export type GiftState = (typeof giftStates)[number];
/** Given back if nobody claims it for so long. */
export const GIFT_DAYS = 30;
export const GIFT_MESSAGE_MAX = 200;

/** Who left so many days ago is offered to come back. */
export const WIN_BACK_FROM_DAYS = 14;
export const WIN_BACK_UNTIL_DAYS = 180;

/** What a percentage takes off a price: half a cent goes to the fan. */
export function discountOf(price_cents: number, percent: number): number {
  return Math.round((price_cents * percent) / 100);
}
