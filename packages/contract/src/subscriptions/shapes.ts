// Owns the shapes of subscriptions: plans as fans and creators see them, one's own subscription, and a club's subscribers. US cents.

import {
  BENEFIT_MAX,
  billings,
  changeMoments,
  endReasons,
  LEAST_PLAN_CENTS,
  MOST_BENEFITS,
  MOST_PLAN_CENTS,
  MOST_TRIAL_DAYS,
  PLAN_NAME_MAX,
  payWays,
  periodKinds,
  planStates,
  refundReasons,
  subscriptionStatuses,
} from '@stagepass/base/subscription-kinds.ts';
import { z } from 'zod';
import { tierMark } from '../clubs/shapes.ts';
import { itemClub } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

export const billing = z.enum(billings);

const price = z
  .int()
  .min(LEAST_PLAN_CENTS, 'is less than $1')
  .max(MOST_PLAN_CENTS, 'is more than $10,000')
  .nullable();

/** As a creator writes it. */
export const planDraft = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, 'is empty')
      .max(PLAN_NAME_MAX, `is longer than ${PLAN_NAME_MAX} characters`),
    benefits: z
      .array(
        z.string().trim().min(1, 'is empty').max(BENEFIT_MAX, `is longer than ${BENEFIT_MAX} characters`),
      )
      .max(MOST_BENEFITS, `are more than ${MOST_BENEFITS}`)
      .default([]),
    monthly_cents: price.default(null),
    yearly_cents: price.default(null),
    /** Subscribers have it as long as they may use the plan. */
    tier_id: id.nullable().default(null),
    trial_days: z
      .int()
      .min(0, 'is less than nothing')
      .max(MOST_TRIAL_DAYS, `is more than ${MOST_TRIAL_DAYS} days`)
      .default(0),
    /** How many fans can have it at a time; null without an end. */
    places: z
      .int()
      .min(1, 'is less than 1')
      .max(1_000_000, 'is more than 1,000,000')
      .nullable()
      .default(null),
  })
  .refine((plan) => plan.monthly_cents !== null || plan.yearly_cents !== null, {
    message: 'needs a monthly or a yearly price',
    path: ['monthly_cents'],
  });
export type PlanDraft = z.output<typeof planDraft>;

export const plan = z.object({
  id,
  club: itemClub,
  state: z.enum(planStates),
  name: z.string(),
  benefits: z.array(z.string()),
  monthly_cents: z.int().nullable(),
  yearly_cents: z.int().nullable(),
  tier: tierMark.nullable(),
  trial_days: z.int(),
  places: z.int().nullable(),
  left: z.int().nullable(),
});
export type Plan = z.infer<typeof plan>;

/** The viewer’s own subscription in the club, as far as screens of plans need it. */
export const ownMark = z.object({
  subscription_id: id,
  plan_id: id,
  billing,
  status: z.enum(subscriptionStatuses),
});
export type OwnMark = z.infer<typeof ownMark>;

const viewer = {
  mine: ownMark.nullable(),
  /** Whether the viewer can still have a free trial here. */
  trial: z.boolean(),
  /** Why the viewer cannot subscribe, whatever the plan; null where they can. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  manages: z.boolean(),
  /** What the club offers the viewer for coming back; null where nothing. */
  win_back: z.object({ percent: z.int(), periods: z.int() }).nullable(),
};
export const clubPlans = z.object({ club: itemClub, plans: z.array(plan), ...viewer });
export type ClubPlans = z.infer<typeof clubPlans>;
export const planView = z.object({ plan, ...viewer });
export type PlanView = z.infer<typeof planView>;

/**
 * With what creators see besides. `subscribers`: people whose subscription has not ended. `taken`: places, also of gifts that wait and
 * of those who change to the plan.
 */
export const managedPlan = plan.extend({ version: z.int(), subscribers: z.int(), taken: z.int() });
export type ManagedPlan = z.infer<typeof managedPlan>;

/** One period, and its payment. `credit_cents`: what was unused of the period before, taken off the price. */
export const period = z.object({
  number: z.int(),
  kind: z.enum(periodKinds),
  plan: z.string(),
  starts_at: time,
  ends_at: time,
  price_cents: z.int(),
  credit_cents: z.int(),
  /** What was taken off the plan’s price; `price_cents` is what was left of it. */
  discount_cents: z.int(),
  paid_cents: z.int(),
  refunded_cents: z.int(),
  /** Null where nothing was paid. */
  paid_by: z.enum(payWays).nullable(),
  /** How many tries the payment took. */
  tries: z.int(),
  /** The line of the wallet, with its receipt; null where nothing was paid. */
  transfer_id: id.nullable(),
  /** Somebody else paid it: no amount of theirs is told. The giver is null where they blocked, were blocked or are gone. Null where it is no gift. */
  gift: z.object({ giver: userCard.nullable() }).nullable(),
  at: time,
});
export type Period = z.infer<typeof period>;

/** `left`: how many payments still get it; null for all that come. */
export const discount = z.object({ percent: z.int(), left: z.int().nullable() });

export const subscription = z.object({
  id,
  plan,
  status: z.enum(subscriptionStatuses),
  billing,
  price_cents: z.int(),
  started_at: time,
  period: z.object({ number: z.int(), starts_at: time, ends_at: time }),
  /** How many periods were paid for. */
  paid_periods: z.int(),
  discount: discount.nullable(),
  /** What the club offers for staying instead of canceling; null where nothing. */
  stay: z.object({ percent: z.int(), periods: z.int() }).nullable(),
  /** When it is renewed, and for how much, the discount taken off; null where it is not. */
  renewal: z
    .object({
      at: time,
      amount_cents: z.int(),
      plan: z.object({ id, name: z.string() }),
      billing,
    })
    .nullable(),
  /** Its benefits can be used until then, if nothing else is paid. */
  access_until: time,
  past_due: z.object({ amount_cents: z.int(), tries: z.int(), next_try_at: time }).nullable(),
  /** Whether the saved card is charged where the wallet has too little. */
  use_card: z.boolean(),
  /** The saved card is being charged for the next period, or its bank wants a confirmation until then; null where not. */
  charge: z
    .object({
      id,
      state: z.enum(['requested', 'confirming']),
      amount_cents: z.int(),
      confirm_until: time.nullable(),
    })
    .nullable(),
  /** Whether what was canceled, or a gift that ends, can be made to go on: not by those who run the club, and not on an archived plan. */
  can_resume: z.boolean(),
  /** Whether another plan or billing waits for the end of the period. */
  changes: z.boolean(),
  /** A higher price waits for consent; from then on nothing is renewed without it. */
  offer: z.object({ price_cents: z.int(), from: time }).nullable(),
  /** What would come back if it were refunded now; null where nothing would. */
  refund: z
    .object({
      why: z.enum(refundReasons),
      amount_cents: z.int(),
      until: time,
      /** When the silent club last published something, or the paid time began; null where nothing was used. */
      since: time.nullable(),
    })
    .nullable(),
  cancelled_at: time.nullable(),
  ended_at: time.nullable(),
  ended_why: z.enum(endReasons).nullable(),
});
export type Subscription = z.infer<typeof subscription>;

/** What a change would do, and cost, now. */
export const changeQuote = z.object({
  plan,
  billing,
  when: z.enum(changeMoments),
  price_cents: z.int(),
  credit_cents: z.int(),
  charge_cents: z.int(),
  /** Whether the present plan has a discount, which the new one does not get. */
  discount_ends: z.boolean(),
  /** When the new plan begins, and when it is paid for the next time. */
  starts_at: time,
  next_payment_at: time,
});
export type ChangeQuote = z.infer<typeof changeQuote>;

export const subscriber = z.object({
  id,
  /** Null where the account is gone. */
  user: userCard.nullable(),
  plan: z.object({ id, name: z.string() }),
  status: z.enum(subscriptionStatuses),
  billing,
  price_cents: z.int(),
  started_at: time,
  period_end: time,
  ended_at: time.nullable(),
  paid_cents: z.int(),
});
export type Subscriber = z.infer<typeof subscriber>;

export const subscriptionFigures = z.object({
  /** People whose subscription has not ended; the counts divide them. */
  subscribers: z.int(),
  counts: z.object({
    trialing: z.int(),
    active: z.int(),
    past_due: z.int(),
    gifted: z.int(),
    cancelled: z.int(),
  }),
  /** A month’s worth of what goes on: a year’s price counts a twelfth. Before the fee. */
  recurring_cents: z.int(),
  started_30d: z.int(),
  ended_30d: z.int(),
  /** Hundredths of a percent: who left in 30 days, of those who were there when they began. */
  churn_bp: z.int(),
  /** Why they left, in the last 90 days: what they said, otherwise how it ended. */
  reasons: z.array(z.object({ why: z.string(), count: z.int() })),
  /** The last twelve months, the oldest first. */
  months: z.array(z.object({ month: z.string(), paid_cents: z.int(), refunded_cents: z.int() })),
});
export type SubscriptionFigures = z.infer<typeof subscriptionFigures>;
