// A club's plans to choose from: the chosen one is lit in the seating plan and shows its benefits.
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import type { OwnMark, Plan } from '@stagepass/contract/subscriptions/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { SeatingPlan } from '@stagepass/ui/seating-plan/seating-plan.tsx';
import { type ReactNode, useId } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { subscriptionsCopy } from '../copy.ts';
import { billingOf, priceOf, shortUsd } from '../model/plan-words.ts';
import './plan-list.css';

const MOST_IN_PICTURE = 4;

export interface PlanListProps {
  plans: readonly Plan[];
  mine: OwnMark | null;
  /** Whether whoever looks could have a free trial; guests could. */
  trial: boolean;
  billing: Billing;
  chosen: Plan;
  onChoose: (id: string) => void;
  /** Between the picture and the plans. */
  children?: ReactNode;
}

export function PlanList({ plans, mine, trial, billing, chosen, onChoose, children }: PlanListProps) {
  const copy = useCopy(subscriptionsCopy);
  const name = useId();
  // The dearest sits nearest to the stage.
  const seats = plans
    .toSorted((a, b) => (priceOf(b, billingOf(b, billing)) ?? 0) - (priceOf(a, billingOf(a, billing)) ?? 0))
    .slice(0, MOST_IN_PICTURE);
  return (
    <>
      {seats.length > 1 ? (
        <SeatingPlan
          tiers={seats.map(({ id }) => ({ key: id, rows: 2 }))}
          lit={chosen.id}
          stageWord={copy.stage}
          label={copy.plan({ plan: chosen.name })}
        />
      ) : null}
      {children}
      <fieldset className="sp-plans">
        <legend className="sp-visually-hidden">{copy.title}</legend>
        {plans.map((plan) => (
          <label key={plan.id} className="sp-plan" data-chosen={plan.id === chosen.id}>
            <input
              type="radio"
              name={name}
              checked={plan.id === chosen.id}
              onChange={() => onChoose(plan.id)}
            />
            <PlanWords
              plan={plan}
              open={plan.id === chosen.id}
              mine={plan.id === mine?.plan_id}
              trial={trial && mine === null}
            />
            <Price plan={plan} billing={billingOf(plan, billing)} />
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface PlanWordsProps {
  plan: Plan;
  open: boolean;
  mine: boolean;
  trial: boolean;
}

function PlanWords({ plan, open, mine, trial }: PlanWordsProps) {
  const copy = useCopy(subscriptionsCopy);
  const { benefits, left, state, tier, trial_days } = plan;
  const marks = [
    ...(mine ? [copy.yours] : []),
    ...(trial && trial_days > 0 && left !== 0 ? [copy.trial({ count: trial_days })] : []),
    ...(state === 'paused' ? [copy.paused] : []),
    ...(left === null ? [] : [left === 0 ? copy.full : copy.left({ count: left })]),
  ];
  const given = open
    ? [...benefits, ...(tier === null ? [] : [copy.tier({ tier: tier.name })])]
    : benefits.slice(0, 1);
  return (
    <span>
      <span className="sp-plan-name" dir="auto">
        {plan.name}
        {open ? <Icon of={checkCircle} weight="fill" /> : null}
      </span>
      {given.map((line) => (
        <span key={line} className="sp-plan-words">
          {open ? <Icon of={check} /> : null}
          <bdi>{line}</bdi>
        </span>
      ))}
      {marks.length === 0 ? null : <span className="sp-plan-words">{marks.join(' · ')}</span>}
    </span>
  );
}

function Price({ plan, billing }: { plan: Plan; billing: Billing }) {
  const copy = useCopy(subscriptionsCopy);
  return (
    <span className="sp-plan-price">
      <b>{shortUsd(priceOf(plan, billing) ?? 0)}</b>
      <span className="sp-plan-words">{copy.a[billing]}</span>
    </span>
  );
}
