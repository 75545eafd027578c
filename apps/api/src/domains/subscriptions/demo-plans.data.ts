// Owns the plans of the demo world's clubs, and what became of those who subscribed to them.

import type { Billing, CancelReason } from '@stagepass/base/subscription-kinds.ts';
import type { PlanDraft } from '@stagepass/contract/subscriptions/shapes.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';

export interface DemoFate {
  /** Of the plans, by their place. */
  plan: number;
  billing?: Billing;
  days_ago: number;
  trial?: true;
  /** The wallet is empty when it is renewed. */
  poor?: true;
  cancelled_days_ago?: number;
  reason?: CancelReason;
}

export interface DemoPlans {
  plans: readonly PlanDraft[];
  /** Of the demo fan; null where they have none. */
  fan: DemoFate | null;
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
  { plan: 1, days_ago: 9 },
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
      plan('The box', 4500, ['Dinner with the cast', 'Your name on the programme'], { places: 20 }),
    ],
    fan: null,
    others: [...crowd, { plan: 2, days_ago: 62 }, { plan: 2, days_ago: 28 }],
  },
  'ola-after-dark': {
    plans: [
      plan('Night kitchen', 400, ['Late streams', 'Private missions']),
      plan('Chef’s table', 1200, ['Late streams', 'A recipe named after you'], { trial_days: 7 }),
    ],
    // The fan's statement was written before: a year of payments would stand behind later lines.
    fan: null,
    others: crowd.slice(0, 8),
  },
  'velvet-static': {
    plans: [
      plan('Front of house', 500, ['Demos before release', 'Monthly listening hour']),
      plan('Backstage', 1500, ['Demos before release', 'Soundcheck calls', 'Signed print each winter'], {
        trial_days: 14,
      }),
    ],
    fan: { plan: 1, days_ago: 5, trial: true },
    others: crowd,
  },
};
