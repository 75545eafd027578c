// Owns the plans of the demo world's clubs, and what became of those who subscribed to them.

import type { Billing, CancelReason } from '@stagepass/base/subscription-kinds.ts';
import type { CodeDraft } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import type { PlanDraft } from '@stagepass/contract/subscriptions/shapes.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';

export interface DemoFate {
  /** Of the plans, by their place. */
  plan: number;
  billing?: Billing;
  days_ago: number;
  trial?: true;
  /** Of the codes of all demo clubs with plans. */
  code?: string;
  /** The wallet is empty when it is renewed. */
  poor?: true;
  cancelled_days_ago?: number;
  reason?: CancelReason;
}

export interface DemoPlans {
  plans: readonly PlanDraft[];
  /** Of the demo accounts that are members of the club. */
  accounts: Partial<Record<'fan' | 'creator' | 'admin', DemoFate>>;
  others: readonly DemoFate[];
}

function plan(
  name: string,
  monthly_cents: number,
  benefits: string[],
  more: Partial<PlanDraft> = {},
): PlanDraft {
  return {
    ...{
      name,
      monthly_cents,
      benefits,
      yearly_cents: monthly_cents * 10,
      tier_id: null,
      trial_days: 0,
      places: null,
    },
    ...more,
  };
}

/** Every state that there is, over a year. */
const crowd: readonly DemoFate[] = [
  { plan: 1, days_ago: 340 },
  { plan: 0, days_ago: 310 },
  { plan: 1, days_ago: 290, billing: 'yearly' },
  { plan: 0, days_ago: 255, cancelled_days_ago: 80, reason: 'price' },
  { plan: 1, days_ago: 220 },
  { plan: 0, days_ago: 190, cancelled_days_ago: 95, reason: 'no-time' },
  { plan: 1, days_ago: 160 },
  { plan: 0, days_ago: 33, poor: true },
  { plan: 1, days_ago: 120, cancelled_days_ago: 50, reason: 'not-enough' },
  { plan: 0, days_ago: 75 },
  { plan: 1, days_ago: 40 },
  { plan: 1, days_ago: 4, trial: true },
  { plan: 0, days_ago: 20, cancelled_days_ago: 3, reason: 'other' },
  { plan: 1, days_ago: 9, code: 'ENCORE20' },
  { plan: 0, days_ago: 50, code: 'ENCORE20' },
];

/** The second one is over. */
export const demoCodes: readonly (CodeDraft & { off?: true })[] = [
  { code: 'ENCORE20', percent: 20, periods: 3, plan_ids: [], most_uses: 100, ends_at: null },
  { code: 'OPENING50', percent: 50, periods: 1, plan_ids: [], most_uses: null, ends_at: null, off: true },
];

export const demoPlans: Readonly<Partial<Record<DemoClubHandle, DemoPlans>>> = {
  'the-trapdoor': {
    plans: [
      plan('Balcony', 300, ['Rehearsal diary', '5% off in the store']),
      plan(
        'Stalls',
        600,
        ['First call on every preview', '15% off in the store', 'Private mission each full moon'],
        {
          trial_days: 7,
        },
      ),
      plan('The box', 4500, ['Dinner with the cast', 'Your name on the program'], { places: 20 }),
    ],
    accounts: {},
    others: [...crowd, { plan: 2, days_ago: 62 }, { plan: 2, days_ago: 28 }],
  },
  'ola-after-dark': {
    plans: [
      plan('Night kitchen', 400, ['Late streams', 'Private missions']),
      plan('Chef’s table', 1200, ['Late streams', 'A recipe named after you'], { trial_days: 7 }),
    ],
    // The fan's statement was written before: a year of payments would stand behind later lines. The admin's trial is over since half an
    // hour: the wallet is empty, and the card waits for the bank's confirmation.
    accounts: { admin: { plan: 1, days_ago: 7.02, trial: true, poor: true } },
    others: crowd.slice(0, 8),
  },
  // Its staff have published nothing for more than thirty days: subscribers can have their money back.
  'tin-lighthouse': {
    plans: [plan('Keeper of the lamp', 400, ['Every build a day early', 'Your name in the credits'])],
    accounts: { creator: { plan: 0, days_ago: 40 } },
    others: [{ plan: 0, days_ago: 75 }],
  },
  'velvet-static': {
    plans: [
      plan('Front of house', 500, ['Demos before release', 'Monthly listening hour']),
      plan('Backstage', 1500, ['Demos before release', 'Soundcheck calls', 'Signed print each winter'], {
        trial_days: 14,
      }),
    ],
    accounts: { fan: { plan: 1, days_ago: 5, trial: true } },
    others: crowd,
  },
};
