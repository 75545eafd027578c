// /user/subscriptions: one's subscriptions of all clubs, also those that ended, and the way to the gifts that one gave.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { ownListCopy, ownSubscriptionCopy, subscriptionsCopy } from '../copy.ts';
import { useOwnSubscriptions } from '../data/subscriptions.ts';
import { givenGiftsPath, subscriptionPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(ownListCopy);
  useTitle(copy.title);
  const query = useOwnSubscriptions();
  return (
    <BackScreen above={myClubsPath()}>
      <h1 className="sp-display mb-4">{copy.title}</h1>
      <div className="grid gap-4">
        <Answered query={query} copy={copy} failed={copy.failed} picture={<Illustration name="amp" />}>
          {(subscriptions) =>
            subscriptions.length === 0 ? (
              <EmptyState title={copy.empty} picture={<Illustration name="ticket" />}>
                {copy.emptyText}
              </EmptyState>
            ) : (
              <>
                <RowGroup>
                  {subscriptions.map((one) => (
                    <Row key={one.id} subscription={one} />
                  ))}
                </RowGroup>
                <More query={query} />
              </>
            )
          }
        </Answered>
        <RowGroup>
          <ListRow
            title={copy.gifts}
            detail={copy.giftsText}
            leading={<Icon of={gift} />}
            leads
            render={(anatomy) => <Link to={givenGiftsPath()} {...anatomy} />}
          />
        </RowGroup>
      </div>
    </BackScreen>
  );
}

function Row({ subscription }: { subscription: Subscription }) {
  const { statuses } = useCopy(ownSubscriptionCopy);
  const { per } = useCopy(subscriptionsCopy);
  const { id, plan, billing, price_cents, status } = subscription;
  // A gift costs its price only after it.
  const price = status === 'gifted' ? [] : [per[billing]({ price: formatUsd(price_cents) })];
  const detail = [plan.club.name, ...price, statuses[status]];
  return (
    <ListRow
      title={<bdi>{plan.name}</bdi>}
      detail={detail.join(' · ')}
      leading={<ClubPicture club={plan.club} size={40} />}
      leads
      render={(anatomy) => <Link to={subscriptionPath(id)} {...anatomy} />}
    />
  );
}
