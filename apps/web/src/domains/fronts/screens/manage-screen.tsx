// /club/{id}/manage: what waits for the people who run the club, and every part of it there is to manage.
import { CountBadge } from '@stagepass/ui/count-badge/count-badge.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { gearSix } from '@stagepass/ui/icon/phosphor/gear-six.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Suspense } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import {
  type ManageTile,
  type ManageView,
  manageNotes,
  manageTiles,
  manageViews,
} from '#domains/clubs/public/manage-slots.ts';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useMemberCounts } from '#domains/memberships/public/use-member-counts.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { manageCopy } from '../manage-copy.ts';
import { GatherWaiting, WaitingSlip } from '../parts/waiting-slip.tsx';

export function Component() {
  const [search] = useSearch();
  const view = manageViews.read().find(({ name }) => name === search.get('view'));
  if (view !== undefined)
    return <ClubFrame need={view.need}>{(club) => <ViewPage club={club} view={view} />}</ClubFrame>;
  return <ClubFrame need="manage">{(club) => <Manage club={club} />}</ClubFrame>;
}

function ViewPage({ club, view }: { club: ClubView; view: ManageView }) {
  const View = lazySlot(async () => (await view.load()).View, view);
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <Suspense fallback={null}>
        <View club={club} />
      </Suspense>
    </ClubScreen>
  );
}

function Manage({ club }: { club: ClubView }) {
  const copy = useCopy(manageCopy);
  useTitle(copy.title);
  const to = (screen: Parameters<typeof clubScreenPath>[1]) => clubScreenPath(club.handle, screen);
  return (
    <Screen>
      <ClubBar
        club={club}
        above={to('home')}
        actions={
          <>
            <IconButton
              label={copy.seeAsFan}
              icon={<Icon of={eye} />}
              render={(anatomy) => <Link to={to('home')} {...anatomy} />}
            />
            {club.viewer.can.manage_club ? (
              <IconButton
                label={copy.settings}
                icon={<Icon of={gearSix} />}
                render={(anatomy) => <Link to={to('settings')} {...anatomy} />}
              />
            ) : null}
          </>
        }
      />
      <ScreenBody>
        <h1 className="sp-display mb-5">{copy.title}</h1>
        <GatherWaiting club={club}>
          {(gathered) => (
            <>
              <WaitingSlip gathered={gathered} />
              {manageNotes.read().map(({ name, Note }) => (
                <Note key={name} club={club} />
              ))}
              {club.viewer.can.manage_members ? <Figures club={club} members={to('manage-members')} /> : null}
              <nav aria-label={copy.hub}>
                <ul className="sp-hub">
                  {manageTiles
                    .read()
                    .filter(({ isFor = () => true }) => isFor(club))
                    .map((tile) => (
                      <Tile
                        key={tile.name}
                        tile={tile}
                        club={club}
                        count={gathered.get(tile.counts ?? '')?.count ?? 0}
                      />
                    ))}
                </ul>
              </nav>
            </>
          )}
        </GatherWaiting>
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

function Figures({ club, members }: { club: ClubView; members: string }) {
  const copy = useCopy(manageCopy);
  const { tag } = useLocale();
  const { data } = useMemberCounts(club.id);
  const numbers = numbersIn(tag);
  return (
    <div className="sp-figures">
      <p>
        <span className="sp-small sp-quiet block">{copy.members}</span>
        <span className="sp-title">{numbers.format(data?.active ?? club.member_count)}</span>
      </p>
      <p>
        <span className="sp-small sp-quiet block">{copy.thisWeek}</span>
        <span className="sp-title">{data === undefined ? '–' : numbers.format(data.joined_this_week)}</span>
      </p>
      <LinkButton to={members} variant="secondary" size="small">
        {copy.seeMembers}
      </LinkButton>
    </div>
  );
}

function Tile({ tile, club, count }: { tile: ManageTile; club: ClubView; count: number }) {
  const { label } = useCopy(tile.copy);
  return (
    <li>
      <Link to={tile.path(club.handle)} className="sp-hub-part">
        <Icon of={tile.icon} size="1.5625rem" />
        {label} {count > 0 ? <CountBadge>{count}</CountBadge> : null}
      </Link>
    </li>
  );
}
