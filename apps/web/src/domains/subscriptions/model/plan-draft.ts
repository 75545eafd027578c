// Owns a plan as it is typed, and what of it can be sent.
import { parseUsd } from '@stagepass/base/money.ts';
import { LEAST_PLAN_CENTS } from '@stagepass/base/subscription-kinds.ts';
import type { ManagedPlan, PlanDraft } from '@stagepass/contract/subscriptions/shapes.ts';

export interface TypedPlan {
  name: string;
  monthly: string;
  yearly: string;
  benefits: string;
  tier_id: string;
  trial_days: string;
  places: string;
}

const typedUsd = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

export function typedOf(plan: ManagedPlan | null): TypedPlan {
  return {
    name: plan?.name ?? '',
    monthly: typedUsd(plan?.monthly_cents ?? null),
    yearly: typedUsd(plan?.yearly_cents ?? null),
    benefits: plan?.benefits.join('\n') ?? '',
    tier_id: plan?.tier?.id ?? '',
    trial_days: String(plan?.trial_days ?? 0),
    places: plan?.places == null ? '' : String(plan.places),
  };
}

type WrongField = 'needs-price' | 'price' | 'number';

/** What is wrong, by field; empty where all of it can be sent. */
export function wrongIn(typed: TypedPlan): { field: keyof TypedPlan; wrong: WrongField }[] {
  const prices = (['monthly', 'yearly'] as const).map((field) => ({ field, text: typed[field] }));
  const unread = prices.filter(({ text }) => text.trim() !== '' && parseUsd(text) === undefined);
  const some = prices.some(({ text }) => (centsOf(text) ?? 0) >= LEAST_PLAN_CENTS);
  return [
    ...unread.map(({ field }) => ({ field, wrong: 'price' as const })),
    ...(some || unread.length > 0 ? [] : [{ field: 'monthly' as const, wrong: 'needs-price' as const }]),
    ...(/^\d{1,2}$/.test(typed.trial_days.trim())
      ? []
      : [{ field: 'trial_days' as const, wrong: 'number' as const }]),
    ...(/^([1-9]\d{0,6})?$/.test(typed.places.trim())
      ? []
      : [{ field: 'places' as const, wrong: 'number' as const }]),
  ];
}

function centsOf(text: string): number | null {
  return text.trim() === '' ? null : (parseUsd(text) ?? null);
}

/** Of what is not wrong. */
export function fieldsOf(typed: TypedPlan): PlanDraft {
  return {
    name: typed.name.trim(),
    benefits: typed.benefits.split('\n').flatMap((line) => line.trim() || []),
    monthly_cents: centsOf(typed.monthly),
    yearly_cents: centsOf(typed.yearly),
    tier_id: typed.tier_id === '' ? null : typed.tier_id,
    trial_days: Number(typed.trial_days),
    places: typed.places.trim() === '' ? null : Number(typed.places),
  };
}
