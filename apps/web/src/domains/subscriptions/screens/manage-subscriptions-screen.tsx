// /club/{id}/manage-subscriptions: the club's plans, who subscribes, and what comes in; ?view= chooses which.
import { PanelTabs } from '@stagepass/ui/underline-tabs/underline-tabs.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { manageSubscriptionsCopy } from '../manage-copy.ts';
import { Figures } from '../parts/manage/figures.tsx';
import { ManagedPlans } from '../parts/manage/managed-plans.tsx';
import { Offers } from '../parts/manage/offers.tsx';
import { Subscribers } from '../parts/manage/subscribers.tsx';

const views = ['plans', 'subscribers', 'offers', 'figures'] as const;
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
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <h1 className="sp-display mb-4">{copy.title}</h1>
      <div className="mb-5">
        <PanelTabs<View>
          id="manage-plans"
          label={copy.tabs}
          current={view}
          tabs={views.map((key) => ({ key, label: copy.tab[key] }))}
          onChange={(next) => change({ view: next === 'plans' ? null : next })}
        />
      </div>
      <div role="tabpanel" id={`manage-plans-${view}-panel`} aria-labelledby={`manage-plans-${view}-tab`}>
        {view === 'plans' ? (
          <ManagedPlans club={club} />
        ) : view === 'subscribers' ? (
          <Subscribers club={club} />
        ) : view === 'offers' ? (
          <Offers club={club} />
        ) : (
          <Figures club={club} />
        )}
      </div>
    </ClubScreen>
  );
}
