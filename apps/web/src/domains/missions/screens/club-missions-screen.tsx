// /club/{id}/missions: a club's missions, open ones or, with ?tab=ended, those that are over.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
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
import { missionsCopy } from '../copy.ts';
import { type ClubMissionTab, useClubMissions } from '../data/missions.ts';
import { MissionList, MissionsWaiting } from '../parts/mission-list.tsx';
import { manageMissionsPath } from '../public/paths.ts';

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <ClubMissions club={club} />}</ClubFrame>;
}

function ClubMissions({ club }: { club: ClubView }) {
  const copy = useCopy(missionsCopy);
  const title = copy.titleOf({ club: club.name });
  useTitle(title);
  const [search, change] = useSearch();
  const tab: ClubMissionTab = search.get('tab') === 'ended' ? 'ended' : 'open';
  const query = useClubMissions(club.id, tab);
  return (
    <Screen>
      <ClubBar club={club} actions={<Manage club={club} />} />
      <ScreenBody>
        <h1 className="sp-visually-hidden">{title}</h1>
        <ClubTabs club={club} current="missions" />
        <div className="my-4">
          <SegmentedControl<ClubMissionTab>
            label={copy.club.tabs}
            value={tab}
            segments={(['open', 'ended'] as const).map((value) => ({ value, label: copy.club[value] }))}
            onChange={(next) => change({ tab: next === 'open' ? null : next })}
          />
        </div>
        <Answered
          query={query}
          copy={copy}
          failed={copy.failed}
          picture={<Illustration name="amp" />}
          skeleton={<MissionsWaiting count={4} />}
        >
          {(missions) =>
            missions.length === 0 ? (
              <Nothing club={club} tab={tab} />
            ) : (
              <>
                <MissionList missions={missions} inClub />
                <More query={query} />
              </>
            )
          }
        </Answered>
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

function Manage({ club }: { club: ClubView }) {
  const copy = useCopy(missionsCopy);
  if (!club.viewer.can.manage_content) return null;
  return (
    <IconButton
      label={copy.club.manage}
      icon={<Icon of={slidersHorizontal} />}
      render={(anatomy) => <Link to={manageMissionsPath(club.handle)} {...anatomy} />}
    />
  );
}

function Nothing({ club, tab }: { club: ClubView; tab: ClubMissionTab }) {
  const copy = useCopy(missionsCopy);
  const { empty } = copy;
  const creates = club.viewer.can.manage_content && tab === 'open';
  const words = tab === 'open' ? empty.club : empty.clubEnded;
  return (
    <EmptyState
      title={words.title}
      picture={<Illustration name="mark" />}
      action={
        creates ? <LinkButton to={manageMissionsPath(club.handle)}>{copy.club.manage}</LinkButton> : undefined
      }
    >
      {creates ? empty.clubStaff : words.text}
    </EmptyState>
  );
}
