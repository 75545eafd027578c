// Month or year, for a plan that has both: what a year saves stands on it.
import { type Billing, billings } from '@stagepass/base/subscription-kinds.ts';
import type { Plan } from '@stagepass/contract/subscriptions/shapes.ts';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { subscriptionsCopy } from '../copy.ts';
import { monthsFree } from '../model/plan-words.ts';

export interface BillingChoiceProps {
  plan: Plan;
  value: Billing;
  onChange: (billing: Billing) => void;
}

export function BillingChoice({ plan, value, onChange }: BillingChoiceProps) {
  const copy = useCopy(subscriptionsCopy);
  const free = monthsFree(plan);
  const label = (billing: Billing) =>
    billing === 'yearly' && free > 0 ? copy.yearlyFree({ count: free }) : copy.billings[billing];
  return (
    <SegmentedControl<Billing>
      label={copy.billing}
      value={value}
      segments={billings.map((billing) => ({ value: billing, label: label(billing) }))}
      onChange={onChange}
    />
  );
}
