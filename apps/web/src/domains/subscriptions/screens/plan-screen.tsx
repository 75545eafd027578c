// /club/subscription-detail/{id}: one plan with its prices, its benefits and its trial.

import { formatUsd } from '@stagepass/base/money.ts';
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import type { PlanView } from '@stagepass/contract/subscriptions/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { PriceTag } from '@stagepass/ui/price-tag/price-tag.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Addressed } from '#domains/clubs/public/addressed.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { subscriptionsCopy } from '../copy.ts';
import { usePlan } from '../data/subscriptions.ts';
import { billingOf, priceOf } from '../model/plan-words.ts';
import { PlanBar } from '../parts/plan-bar.tsx';
import { SubscribeDock } from '../parts/subscribe-dock.tsx';

const bones = (
  <>
    <Skeleton width="70%" height="2.25rem" />
    <Skeleton shape="line" width="40%" />
    <Skeleton width="100%" height="10rem" />
  </>
);

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(subscriptionsCopy);
  return (
    <Addressed
      query={usePlan(id)}
      copy={copy}
      above={{ path: myClubsPath(), label: copy.toClubs }}
      skeleton={bones}
    >
      {(view) => <PlanPage view={view} />}
    </Addressed>
  );
}

function PlanPage({ view }: { view: PlanView }) {
  const copy = useCopy(subscriptionsCopy);
  const { plan, trial, mine } = view;
  useTitle(plan.name);
  const [wanted, setBilling] = useState<Billing>('monthly');
  const billing = billingOf(plan, wanted);
  const both = plan.monthly_cents !== null && plan.yearly_cents !== null;
  const lines = [...plan.benefits, ...(plan.tier === null ? [] : [copy.tier({ tier: plan.tier.name })])];
  return (
    <GelScope hue={plan.club.hue}>
      <Screen>
        <PlanBar club={plan.club} />
        <ScreenBody>
          <h1 className="sp-display" dir="auto">
            {plan.name}
          </h1>
          <p className="mt-2 mb-4 flex items-baseline gap-2">
            <PriceTag size="large" price={formatUsd(priceOf(plan, billing) ?? 0)} />
            <span className="sp-quiet">{copy.a[billing]}</span>
          </p>
          <div className="grid gap-4">
            {both ? (
              <SegmentedControl<Billing>
                label={copy.billing}
                value={billing}
                segments={(['monthly', 'yearly'] as const).map((value) => ({
                  value,
                  label: copy.billings[value],
                }))}
                onChange={setBilling}
              />
            ) : null}
            {plan.state === 'paused' ? <Notice tone="plain">{copy.paused}</Notice> : null}
            {trial && mine === null && plan.trial_days > 0 ? (
              <Notice>{copy.trial({ count: plan.trial_days })}</Notice>
            ) : null}
            {plan.left === null ? null : (
              <p className="sp-quiet">{plan.left === 0 ? copy.full : copy.left({ count: plan.left })}</p>
            )}
            {lines.length === 0 ? (
              <p className="sp-quiet">{copy.noBenefits}</p>
            ) : (
              <RowGroup heading={copy.benefits}>
                {lines.map((line) => (
                  <ListRow
                    key={line}
                    leading={<IconPlate tone="gel" icon={<Icon of={check} />} />}
                    title={<bdi>{line}</bdi>}
                  />
                ))}
              </RowGroup>
            )}
          </div>
        </ScreenBody>
        <SubscribeDock plan={plan} billing={billing} viewer={view} />
      </Screen>
    </GelScope>
  );
}
