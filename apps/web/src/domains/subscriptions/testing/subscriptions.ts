// Owns plans and a subscription as the server answers them, for tests of every screen that shows one.
import type { ManagedPlan, Plan, PlanView, Subscription } from '@stagepass/contract/subscriptions/shapes.ts';

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null };

export function aPlan(change: Partial<Plan> = {}): Plan {
  return {
    id: 'p1',
    club,
    state: 'active',
    name: 'Stalls',
    benefits: ['First call on every preview', 'Rehearsal diary'],
    monthly_cents: 600,
    yearly_cents: 6000,
    tier: null,
    trial_days: 0,
    places: null,
    left: null,
    ...change,
  };
}

export function aManagedPlan(change: Partial<ManagedPlan> = {}): ManagedPlan {
  return { ...aPlan(), version: 3, subscribers: 12, taken: 12, ...change };
}

export const viewer: Omit<PlanView, 'plan'> = {
  mine: null,
  trial: true,
  refusal: null,
  manages: false,
  win_back: null,
};

export function aSubscription(change: Partial<Subscription> = {}): Subscription {
  return {
    id: 's1',
    plan: aPlan(),
    status: 'active',
    billing: 'monthly',
    price_cents: 600,
    started_at: '2026-03-12T10:00:00Z',
    period: { number: 9, starts_at: '2026-11-12T10:00:00Z', ends_at: '2026-12-12T10:00:00Z' },
    paid_periods: 9,
    discount: null,
    stay: null,
    renewal: {
      at: '2026-12-12T10:00:00Z',
      amount_cents: 600,
      plan: { id: 'p1', name: 'Stalls' },
      billing: 'monthly',
    },
    access_until: '2026-12-19T10:00:00Z',
    past_due: null,
    use_card: false,
    charge: null,
    can_resume: false,
    changes: false,
    offer: null,
    refund: null,
    cancelled_at: null,
    ended_at: null,
    ended_why: null,
    ...change,
  };
}
