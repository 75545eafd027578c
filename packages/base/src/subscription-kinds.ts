// Owns the closed sets and bounds of subscriptions as plain values: screens read them without a schema.

export const planStates = ['active', 'paused', 'archived'] as const;
export type PlanState = (typeof planStates)[number];

export const billings = ['monthly', 'yearly'] as const;
export type Billing = (typeof billings)[number];

/** Where a subscription is in its life. One that is canceled still runs to the end of what was paid for. */
export const subscriptionStates = ['trialing', 'active', 'past_due', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** As people see it. */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'cancelled', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const periodKinds = ['trial', 'paid', 'free'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** What somebody may say when they cancel. */
export const cancelReasons = ['price', 'not-enough', 'no-time', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const endReasons = [
  'cancelled',
  'unpaid',
  'left',
  'removed',
  'price',
  'plan-archived',
  'club-closing',
  'refunded',
  'account-deleted',
] as const;
export type EndReason = (typeof endReasons)[number];

/** When a change of plan takes effect. During a trial it costs nothing. */
export const changeMoments = ['now', 'period-end', 'trial'] as const;
export type ChangeMoment = (typeof changeMoments)[number];

/** Days after the first payment that failed. The fan keeps access until the last of them. */
export const RETRY_DAYS = [1, 3, 5, 7] as const;
export const GRACE_DAYS = 7;
export const REFUND_DAYS = 7;
/** A higher price is asked for so long before it is needed. */
export const PRICE_NOTICE_DAYS = 30;

export const PLAN_NAME_MAX = 40;
export const MOST_BENEFITS = 8;
export const BENEFIT_MAX = 80;
export const MOST_PLANS = 20;
export const MOST_TRIAL_DAYS = 90;
export const LEAST_PLAN_CENTS = 100;
export const MOST_PLAN_CENTS = 1_000_000;
