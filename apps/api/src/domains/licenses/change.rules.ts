// Owns what choosing a plan does to a club's license now, and what it takes.
import { FREE_LICENSE, type LicensePlan } from '@stagepass/base/licenses.ts';
import type { LicenseChange } from '@stagepass/contract/licenses/shapes.ts';
import { type Month, shareLeft } from './months.rules.ts';
import type { LicenseRow } from './tables.ts';

type Now = Pick<
  LicenseRow,
  'plan' | 'terms' | 'granted' | 'starts_at' | 'ends_at' | 'price' | 'next_plan' | 'tries'
>;

interface Chosen {
  readonly change: LicenseChange;
  readonly charge_cents: number;
}

/** Null where nothing is paid ahead: on Free, and on what the operator granted. */
export function paidMonth({ granted, starts_at, ends_at }: Now): Month | null {
  return granted || starts_at === null || ends_at === null ? null : { starts_at, ends_at };
}

export function changeTo(row: Now, plan: LicensePlan, now: Date): Chosen {
  const buy: Chosen = { change: 'buy', charge_cents: plan.price_cents };
  const unpaid = row.tries > 0;
  if (plan.key === row.plan) {
    if (unpaid) return { change: 'retry', charge_cents: row.price };
    return free(row.next_plan === null ? 'none' : 'keep');
  }
  const month = paidMonth(row);
  if (plan.price_cents > row.terms.price_cents) {
    if (month === null || unpaid || month.ends_at <= now) return buy;
    const more = Math.max(0, plan.price_cents - row.price);
    return { change: 'raise', charge_cents: shareLeft(more, month, now) };
  }
  if (month === null || row.next_plan === plan.key) return free('none');
  if (!unpaid) return free('lower');
  return plan.key === FREE_LICENSE ? free('drop') : buy;
}

const free = (change: LicenseChange): Chosen => ({ change, charge_cents: 0 });
