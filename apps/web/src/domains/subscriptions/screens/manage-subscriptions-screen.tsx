// /club/{id}/manage-subscriptions: the club's plans, who subscribes, and what comes in; ?view= chooses which.
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { manageSubscriptionsCopy } from '../manage-copy.ts';
import { Figures } from '../parts/manage/figures.tsx';
import { ManagedPlans } from '../parts/manage/managed-plans.tsx';
import { Subscribers } from '../parts/manage/subscribers.tsx';

const views = ['plans', 'subscribers', 'figures'] as const;
type View = (typeof views)[number];

export function Component() {
  return <ClubFrame need="manage_sales">{(club) => <Manage club={club} />}</ClubFrame>;
}

function Manage({ club }: { club: ClubView }) {
  const copy = useCopy(manageSubscriptionsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const view = views.find((one) => one === search.get('view')) ?? 'plans';
  return (
    <ClubScreen club={club}>
      <h1 className="sp-display mb-4">{copy.title}</h1>
      <div className="mb-5">
        <SegmentedControl<View>
          label={copy.tabs}
          value={view}
          segments={views.map((value) => ({ value, label: copy.tab[value] }))}
          onChange={(next) => change({ view: next === 'plans' ? null : next })}
        />
      </div>
      {view === 'plans' ? (
        <ManagedPlans club={club} />
      ) : view === 'subscribers' ? (
        <Subscribers club={club} />
      ) : (
        <Figures club={club} />
      )}
    </ClubScreen>
  );
}
