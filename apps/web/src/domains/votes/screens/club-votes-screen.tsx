// /club/{id}/votes: a club's votes, all or by how they stand (?tab=).
import type { VoteTab } from '@stagepass/contract/votes/kinds.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubTabs } from '#domains/clubs/public/club-tabs.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { votesCopy } from '../copy.ts';
import { useClubVotes, useVoteCounts } from '../data/votes.ts';
import { VoteCard } from '../parts/vote-card.tsx';
import { manageVotesPath } from '../public/paths.ts';

type Shown = Exclude<VoteTab, 'draft'>;
const tabs: readonly Shown[] = ['all', 'open', 'scheduled', 'closed', 'unanswered'];

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <ClubVotes club={club} />}</ClubFrame>;
}

function ClubVotes({ club }: { club: ClubView }) {
  const copy = useCopy(votesCopy);
  const title = copy.titleOf({ club: club.name });
  useTitle(title);
  const [search, change] = useSearch();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'all';
  const counts = useVoteCounts(club.id).data;
  const shown = tabs.filter((one) => one === 'all' || one === tab || (counts?.[one] ?? 0) > 0);
  return (
    <Screen>
      <ClubBar club={club} actions={<Manage club={club} />} />
      <ScreenBody>
        <h1 className="sp-visually-hidden">{title}</h1>
        <ClubTabs club={club} current="votes" />
        <div className="my-4">
          <ChipRow label={copy.tabs}>
            {shown.map((one) => (
              <Chip
                key={one}
                pressed={one === tab}
                onClick={() => change({ tab: one === 'all' ? null : one })}
              >
                {copy.tab[one]({ count: counts?.[one] ?? '' }).trim()}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <List key={tab} club={club} tab={tab} />
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

function List({ club, tab }: { club: ClubView; tab: Shown }) {
  const copy = useCopy(votesCopy);
  const query = useClubVotes(club.id, tab);
  return (
    <Answered
      query={query}
      copy={copy}
      failed={copy.failed}
      picture={<Illustration name="amp" />}
      skeleton={
        <div className="grid gap-3">
          <Skeleton width="100%" height="12rem" />
          <Skeleton width="100%" height="8rem" />
        </div>
      }
    >
      {(votes) =>
        votes.length === 0 ? (
          <Nothing club={club} tab={tab} />
        ) : (
          <>
            {votes.map((vote) => (
              <VoteCard
                key={vote.id}
                vote={vote}
                heardAt={query.dataUpdatedAt}
                onEnd={() => void query.refetch()}
              />
            ))}
            <More query={query} />
          </>
        )
      }
    </Answered>
  );
}

function Manage({ club }: { club: ClubView }) {
  const copy = useCopy(votesCopy);
  if (!club.viewer.can.manage_content) return null;
  return (
    <IconButton
      label={copy.manage}
      icon={<Icon of={slidersHorizontal} />}
      render={(anatomy) => <Link to={manageVotesPath(club.handle)} {...anatomy} />}
    />
  );
}

function Nothing({ club, tab }: { club: ClubView; tab: Shown }) {
  const copy = useCopy(votesCopy);
  const { empty } = copy;
  const runs = club.viewer.can.manage_content && tab === 'all';
  return (
    <EmptyState
      title={tab === 'all' ? empty.title : empty.tabTitle}
      picture={<Illustration name="mark" />}
      action={runs ? <LinkButton to={manageVotesPath(club.handle)}>{copy.manage}</LinkButton> : undefined}
    >
      {runs ? empty.staff : tab === 'all' ? empty.text : empty.tabText}
    </EmptyState>
  );
}
