// /club/club-subscription/{id}: one's own subscription, what comes next, its payments, and changing or canceling it.
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useParams } from 'react-router';
import { Addressed } from '#domains/clubs/public/addressed.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useTitle } from '#platform/title/title.ts';
import { ownSubscriptionCopy } from '../copy.ts';
import { useSubscription } from '../data/subscriptions.ts';
import { OwnActs } from '../parts/own-acts.tsx';
import { OwnHead } from '../parts/own-head.tsx';
import { OwnNext } from '../parts/own-next.tsx';
import { OwnPayments } from '../parts/own-payments.tsx';
import { OwnSilence } from '../parts/own-silence.tsx';
import { PlanBar } from '../parts/plan-bar.tsx';
import { givenGiftsPath, ownSubscriptionsPath } from '../public/paths.ts';

const bones = (
  <>
    <Skeleton width="100%" height="9rem" />
    <Skeleton shape="line" width="60%" />
    <Skeleton width="100%" height="12rem" />
  </>
);

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(ownSubscriptionCopy);
  return (
    <Addressed
      query={useSubscription(id)}
      copy={copy}
      above={{ path: myClubsPath(), label: copy.toClubs }}
      skeleton={bones}
    >
      {(subscription) => <Own subscription={subscription} />}
    </Addressed>
  );
}

function Own({ subscription }: { subscription: Subscription }) {
  const copy = useCopy(ownSubscriptionCopy);
  useTitle(copy.title);
  const { plan, status } = subscription;
  return (
    <GelScope hue={plan.club.hue}>
      <Screen>
        <PlanBar club={plan.club} above={ownSubscriptionsPath()} />
        <ScreenBody>
          <div className="grid gap-5">
            <OwnHead subscription={subscription} />
            <OwnNext subscription={subscription} />
            <OwnSilence subscription={subscription} />
            {status === 'ended' || plan.benefits.length === 0 ? null : (
              <RowGroup heading={copy.benefits}>
                {plan.benefits.map((line) => (
                  <ListRow
                    key={line}
                    leading={<IconPlate icon={<Icon of={check} />} />}
                    title={<bdi>{line}</bdi>}
                  />
                ))}
              </RowGroup>
            )}
            <OwnPayments subscription={subscription} />
            <LinkButton variant="ghost" to={givenGiftsPath()}>
              {copy.givenGifts}
            </LinkButton>
          </div>
        </ScreenBody>
        <OwnActs subscription={subscription} />
      </Screen>
    </GelScope>
  );
}
