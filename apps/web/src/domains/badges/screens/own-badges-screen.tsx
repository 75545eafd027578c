// /club/badges: what I earned in all my clubs, sewn onto one jacket; `?badge=` opens one of them, `?club=` shows one club's.
import type { HeldBadge } from '@stagepass/contract/badges/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { pushPin } from '@stagepass/ui/icon/phosphor/push-pin.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { Suspense, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { badgesCopy } from '../copy.ts';
import { useBadgeCounts, useOwnBadges } from '../data/badges.ts';
import { badgeLabel, isToday, whereOf } from '../model/badge-words.ts';
import type { ClubFilterSheetProps } from '../parts/club-filter-sheet.tsx';
import { BadgeCell, BadgeGrid } from '../public/badge-cell.tsx';
import { BadgeMark } from '../public/badge-mark.tsx';
import { badgesToEarn } from '../public/to-earn-slot.ts';
import '../parts/badges.css';

const BadgeSheet = lateSheet(() => import('../parts/badge-sheet.tsx'), 'BadgeSheet');
const PinSheet = lateSheet(() => import('../parts/pin-sheet.tsx'), 'PinSheet');
const ClubFilterSheet = lateSheet(() => import('../parts/club-filter-sheet.tsx'), 'ClubFilterSheet');

export function Component() {
  const copy = useCopy(badgesCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const clubId = search.get('club');
  const opened = search.get('badge');
  const counts = useBadgeCounts();
  const badges = useOwnBadges(clubId);
  const [sheet, setSheet] = useState<'pins' | 'filter' | null>(null);
  const clubs = counts.data?.by_club ?? [];
  const total = counts.data?.total ?? 0;
  const chosen = clubs.find(({ club }) => club !== null && club.id === clubId)?.club ?? null;
  return (
    <Screen>
      <TopBar
        leading={<BackButton above="/home" />}
        actions={
          total === 0 ? undefined : (
            <>
              <IconButton label={copy.pin} icon={<Icon of={pushPin} />} onClick={() => setSheet('pins')} />
              <IconButton
                label={chosen === null ? copy.filter : copy.filterOn({ name: chosen.name })}
                dot={clubId !== null}
                icon={<Icon of={slidersHorizontal} />}
                onClick={() => setSheet('filter')}
              />
            </>
          )
        }
      />
      <ScreenBody>
        <div className="sp-badges-head">
          <h1 className="sp-display">{copy.title}</h1>
          {counts.data ? <span className="sp-badges-total">{copy.earned({ count: total })}</span> : null}
        </div>
        <div className="sp-jacket">
          <Answered
            query={badges}
            copy={copy}
            failed={copy.failed}
            picture={<Illustration name="amp" />}
            skeleton={<Waiting />}
          >
            {(found) => (
              <>
                <Jacket
                  badges={found}
                  clubId={clubId}
                  onOpen={(id) => change({ badge: id }, { replace: false })}
                />
                <More query={badges} copy={copy} />
                <Goals clubId={clubId} />
              </>
            )}
          </Answered>
        </div>
      </ScreenBody>
      <LazyMainTabs current="home" />
      <Sheets
        opened={opened}
        sheet={sheet}
        badges={badges.data}
        clubs={clubs}
        clubId={clubId}
        change={change}
        onClose={() => setSheet(null)}
      />
    </Screen>
  );
}

interface SheetsProps {
  opened: string | null;
  sheet: 'pins' | 'filter' | null;
  badges: readonly HeldBadge[] | undefined;
  clubs: ClubFilterSheetProps['clubs'];
  clubId: string | null;
  change: (change: Readonly<Record<string, string | null>>) => void;
  onClose: () => void;
}

function Sheets({ opened, sheet, badges, clubs, clubId, change, onClose }: SheetsProps) {
  return (
    <>
      {opened === null ? null : (
        <BadgeSheet key={opened} id={opened} onClose={() => change({ badge: null })} />
      )}
      {sheet === 'pins' && badges !== undefined ? (
        <PinSheet pinned={pinsOf(badges)} onClose={onClose} />
      ) : null}
      {sheet === 'filter' ? (
        <ClubFilterSheet
          clubs={clubs}
          value={clubId}
          onChange={(club) => change({ club })}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

function pinsOf(badges: readonly HeldBadge[]): string[] {
  return badges
    .filter(({ pinned }) => pinned !== null)
    .toSorted((one, other) => (one.pinned ?? 0) - (other.pinned ?? 0))
    .map(({ id }) => id);
}

type JacketProps = { badges: readonly HeldBadge[]; clubId: string | null; onOpen: (id: string) => void };

function Jacket({ badges, clubId, onOpen }: JacketProps) {
  const copy = useCopy(badgesCopy);
  const [newest, ...others] = badges;
  if (newest === undefined)
    return (
      <EmptyState
        title={copy.emptyTitle}
        action={
          clubId === null ? (
            <LinkButton to="/discover">{copy.discover}</LinkButton>
          ) : (
            <LinkButton to="/club/badges">{copy.allClubs}</LinkButton>
          )
        }
      >
        {clubId === null ? copy.empty : copy.emptyHere}
      </EmptyState>
    );
  return (
    <>
      <Newest badge={newest} onOpen={onOpen} />
      {others.length === 0 ? null : (
        <BadgeGrid label={copy.title}>
          {others.map((badge) => (
            <BadgeCell
              key={badge.id}
              {...badge}
              line={whereOf(badge, copy)}
              label={badgeLabel(badge, copy)}
              onOpen={() => onOpen(badge.id)}
            />
          ))}
        </BadgeGrid>
      )}
    </>
  );
}

function Newest({ badge, onOpen }: { badge: HeldBadge; onOpen: (id: string) => void }) {
  const copy = useCopy(badgesCopy);
  const { id, name, look, stage, stages, description, club, earned_at } = badge;
  const line = [stages > 1 ? copy.stage({ stage, stages }) : null, whereOf(badge, copy), description]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
  return (
    <GelScope hue={club?.hue ?? look.hue}>
      <button type="button" className="sp-jacket-new" onClick={() => onOpen(id)}>
        <BadgeMark look={look} stage={stage} stages={stages} size="6.5rem" tilt={-5} />
        <span className="sp-jacket-words">
          <Tag>{isToday(earned_at) ? copy.newToday : copy.newest}</Tag>
          <span className="sp-title">{name}</span>
          <span className="sp-small sp-quiet">{line}</span>
        </span>
      </button>
    </GelScope>
  );
}

/** What is still to earn; nothing where no domain knows of goals. */
function Goals({ clubId }: { clubId: string | null }) {
  const slot = badgesToEarn.read();
  if (slot === null) return null;
  const ToEarn = lazySlot<{ clubId: string | null }>(async () => (await slot.load()).ToEarn, slot);
  return (
    <Suspense fallback={null}>
      <ToEarn clubId={clubId} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className="grid gap-5">
      <Skeleton width="100%" height="8.5rem" />
      <div className="sp-badge-grid">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} width="100%" height="7.5rem" />
        ))}
      </div>
    </div>
  );
}
