// /club/subscription-detail/{id}: one plan with its prices, its benefits and its trial.

import { formatUsd } from '@stagepass/base/money.ts';
import type { PlanView } from '@stagepass/contract/subscriptions/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { PriceTag } from '@stagepass/ui/price-tag/price-tag.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useParams } from 'react-router';
import { Addressed } from '#domains/clubs/public/addressed.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { share } from '#platform/share/share.ts';
import { useTitle } from '#platform/title/title.ts';
import { subscriptionsCopy } from '../copy.ts';
import { usePlan } from '../data/subscriptions.ts';
import { billingOf, priceOf } from '../model/plan-words.ts';
import { useBillingAsked } from '../model/use-subscribe-asked.ts';
import { BillingChoice } from '../parts/billing-choice.tsx';
import { GiftWay } from '../parts/gift-way.tsx';
import { PlanBar } from '../parts/plan-bar.tsx';
import { SubscribeDock } from '../parts/subscribe-dock.tsx';
import { planPath } from '../public/paths.ts';

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
  const [wanted, setBilling] = useBillingAsked();
  const billing = billingOf(plan, wanted);
  const both = plan.monthly_cents !== null && plan.yearly_cents !== null;
  const send = async () => {
    const title = copy.shareTitle({ plan: plan.name, club: plan.club.name });
    const sent = await share({ title, path: planPath(plan.id) });
    if (sent === 'copied') showToast({ title: copy.copied, tone: 'good' });
  };
  const lines = [...plan.benefits, ...(plan.tier === null ? [] : [copy.tier({ tier: plan.tier.name })])];
  return (
    <GelScope hue={plan.club.hue}>
      <Screen>
        <PlanBar
          club={plan.club}
          actions={
            <IconButton label={copy.share} icon={<Icon of={shareFat} />} onClick={() => void send()} />
          }
        />
        <ScreenBody>
          <h1 className="sp-display" dir="auto">
            {plan.name}
          </h1>
          <p className="mt-2 mb-4 flex items-baseline gap-2">
            <PriceTag size="large" price={formatUsd(priceOf(plan, billing) ?? 0)} />
            <span className="sp-quiet">{copy.a[billing]}</span>
          </p>
          <div className="grid gap-4">
            {both ? <BillingChoice plan={plan} value={billing} onChange={setBilling} /> : null}
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
            <GiftWay plan={plan} viewer={view} />
          </div>
        </ScreenBody>
        <SubscribeDock plan={plan} billing={billing} viewer={view} />
      </Screen>
    </GelScope>
  );
}
