// Owns a plan as it is typed, and what of it can be sent.
import { parseUsd } from '@stagepass/base/money.ts';
import { LEAST_PLAN_CENTS } from '@stagepass/contract/subscriptions/kinds.ts';
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

export type WrongField = 'needs-price' | 'price' | 'number';

/** What is wrong, by field; empty where all of it can be sent. */
export function wrongIn(typed: TypedPlan): Partial<Record<keyof TypedPlan, WrongField>> {
  const wrong: Partial<Record<keyof TypedPlan, WrongField>> = {};
  for (const name of ['monthly', 'yearly'] as const)
    if (typed[name].trim() !== '' && parseUsd(typed[name]) === undefined) wrong[name] = 'price';
  const prices = [typed.monthly, typed.yearly].map((text) => centsOf(text));
  const some = prices.some((cents) => cents !== null && cents >= LEAST_PLAN_CENTS);
  if (!some && wrong.monthly === undefined) wrong.monthly = 'needs-price';
  if (!/^\d{1,2}$/.test(typed.trial_days.trim())) wrong.trial_days = 'number';
  if (typed.places.trim() !== '' && !/^[1-9]\d{0,6}$/.test(typed.places.trim())) wrong.places = 'number';
  return wrong;
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
