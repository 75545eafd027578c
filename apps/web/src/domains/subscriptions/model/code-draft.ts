// Owns a promotion code as it is typed, and what of it can be sent.
import { CODE_LEAST, CODE_MOST, LEAST_DISCOUNT_PERCENT } from '@stagepass/base/subscription-kinds.ts';
import type { CodeDraft } from '@stagepass/contract/subscriptions/offer-shapes.ts';

export interface TypedCode {
  code: string;
  percent: string;
  /** Empty for every payment. */
  periods: string;
  plan_ids: readonly string[];
  most_uses: string;
  /** As a datetime-local field holds it. */
  ends_at: string;
}

export const emptyCode: TypedCode = {
  ...{ code: '', percent: '20', periods: '3', plan_ids: [], most_uses: '', ends_at: '' },
};

const isCode = new RegExp(`^[a-z0-9]{${CODE_LEAST},${CODE_MOST}}$`, 'i');

type WrongField = 'code' | 'percent' | 'number';

/** What is wrong, by field; empty where all of it can be sent. */
export function wrongInCode(typed: TypedCode): { field: keyof TypedCode; wrong: WrongField }[] {
  const percent = /^\d{1,3}$/.test(typed.percent.trim()) ? Number(typed.percent) : 0;
  return [
    ...(isCode.test(typed.code.trim()) ? [] : [{ field: 'code' as const, wrong: 'code' as const }]),
    ...(percent >= LEAST_DISCOUNT_PERCENT && percent <= 100
      ? []
      : [{ field: 'percent' as const, wrong: 'percent' as const }]),
    ...(/^([1-9]\d{0,5})?$/.test(typed.most_uses.trim())
      ? []
      : [{ field: 'most_uses' as const, wrong: 'number' as const }]),
  ];
}

/** Of what is not wrong. */
export function codeFieldsOf(typed: TypedCode): CodeDraft {
  const most = typed.most_uses.trim();
  return {
    code: typed.code.trim().toUpperCase(),
    percent: Number(typed.percent),
    periods: typed.periods === '' ? null : Number(typed.periods),
    plan_ids: [...typed.plan_ids],
    most_uses: most === '' ? null : Number(most),
    ends_at: typed.ends_at === '' ? null : new Date(typed.ends_at).toISOString(),
  };
}
