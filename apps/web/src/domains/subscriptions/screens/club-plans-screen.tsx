// /club/{id}/subscriptions: the plans that a club offers, by month or year, with the way to subscribe.
import type { ClubPlans } from '@stagepass/contract/subscriptions/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { subscriptionsCopy } from '../copy.ts';
import { useClubPlans } from '../data/subscriptions.ts';
import { billingOf, priceOf } from '../model/plan-words.ts';
import { useBillingAsked } from '../model/use-subscribe-asked.ts';
import { BillingChoice } from '../parts/billing-choice.tsx';
import { PlanList } from '../parts/plan-list.tsx';
import { SubscribeDock } from '../parts/subscribe-dock.tsx';
import { managePlansPath, planPath } from '../public/paths.ts';

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <Plans club={club} />}</ClubFrame>;
}

function Plans({ club }: { club: ClubView }) {
  const copy = useCopy(subscriptionsCopy);
  useTitle(copy.titleOf({ club: club.name }));
  const query = useClubPlans(club.id);
  const [billing, setBilling] = useBillingAsked();
  const [wanted, setWanted] = useState<string | null>(null);
  const plans = query.data?.plans ?? [];
  const chosen = plans.find(({ id }) => id === (wanted ?? query.data?.mine?.plan_id)) ?? plans[0];
  return (
    <Screen>
      <ClubBar club={club} />
      <ScreenBody>
        <h1 className="sp-display mb-4">{copy.title}</h1>
        <Answered query={query} copy={copy} failed={copy.failed} picture={<Illustration name="amp" />}>
          {(found) =>
            chosen === undefined ? (
              <Nothing found={found} handle={club.handle} />
            ) : (
              <div className="grid gap-4">
                <PlanList
                  plans={plans}
                  mine={found.mine}
                  trial={found.trial && !found.manages}
                  billing={billing}
                  chosen={chosen}
                  onChoose={setWanted}
                >
                  {plans.some((plan) => priceOf(plan, 'yearly') !== null) ? (
                    <BillingChoice plan={chosen} value={billing} onChange={setBilling} />
                  ) : null}
                </PlanList>
                <LinkButton variant="ghost" to={planPath(chosen.id)}>
                  {copy.details}
                </LinkButton>
              </div>
            )
          }
        </Answered>
      </ScreenBody>
      {query.data === undefined || chosen === undefined ? null : (
        <SubscribeDock plan={chosen} billing={billingOf(chosen, billing)} viewer={query.data} />
      )}
    </Screen>
  );
}

function Nothing({ found, handle }: { found: ClubPlans; handle: string }) {
  const copy = useCopy(subscriptionsCopy);
  return (
    <EmptyState
      title={copy.empty}
      picture={<Illustration name="ticket" />}
      action={found.manages ? <LinkButton to={managePlansPath(handle)}>{copy.manage}</LinkButton> : undefined}
    >
      {copy.emptyText}
    </EmptyState>
  );
}
