// Who subscribes to a club, or did, by status.
import { formatUsd } from '@stagepass/base/money.ts';
import { type SubscriptionStatus, subscriptionStatuses } from '@stagepass/base/subscription-kinds.ts';
import type { Subscriber } from '@stagepass/contract/subscriptions/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useSubscribers } from '../../data/manage.ts';
import { manageSubscriptionsCopy } from '../../manage-copy.ts';

export function Subscribers({ club }: { club: ClubView }) {
  const copy = useCopy(manageSubscriptionsCopy);
  const [status, setStatus] = useState<SubscriptionStatus | 'all'>('all');
  const query = useSubscribers(club.id, status === 'all' ? null : status);
  return (
    <div className="grid gap-4">
      <Select
        label={copy.filter}
        value={status}
        onChange={(event) => setStatus(event.target.value as SubscriptionStatus | 'all')}
      >
        <option value="all">{copy.all}</option>
        {subscriptionStatuses.map((value) => (
          <option key={value} value={value}>
            {copy.statuses[value]}
          </option>
        ))}
      </Select>
      <Answered query={query} copy={copy} failed={copy.failed}>
        {(found) =>
          found.length === 0 ? (
            status === 'all' ? (
              <EmptyState title={copy.noneYet}>{copy.noneYetText}</EmptyState>
            ) : (
              <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
            )
          ) : (
            <>
              <RowGroup>
                {found.map((one) => (
                  <Row key={one.id} subscriber={one} />
                ))}
              </RowGroup>
              <More query={query} />
            </>
          )
        }
      </Answered>
    </div>
  );
}

function Row({ subscriber }: { subscriber: Subscriber }) {
  const copy = useCopy(manageSubscriptionsCopy);
  const { tag } = useLocale();
  const { user, plan, status, started_at, ended_at, paid_cents } = subscriber;
  const when =
    ended_at === null
      ? copy.since({ date: dayIn(tag, started_at) })
      : copy.endedAt({ date: dayIn(tag, ended_at) });
  const detail = [plan.name, when, copy.paid({ amount: formatUsd(paid_cents) })].join(' · ');
  return (
    <ListRow
      title={<bdi>{user?.display_name ?? copy.gone}</bdi>}
      detail={detail}
      leading={user === null ? undefined : <PersonAvatar person={user} size={40} />}
      trailing={copy.statuses[status]}
      render={user === null ? undefined : (anatomy) => <Link to={userPath(user.user_name)} {...anatomy} />}
    />
  );
}
