// /club/{id}/manage: the creator's hub: what waits, and every part of the club there is to manage.
import { Button } from '@stagepass/ui/button/button.tsx';
import { CountBadge } from '@stagepass/ui/count-badge/count-badge.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { article } from '@stagepass/ui/icon/phosphor/article.ts';
import { coins } from '@stagepass/ui/icon/phosphor/coins.ts';
import { doorOpen } from '@stagepass/ui/icon/phosphor/door-open.ts';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { gavel } from '@stagepass/ui/icon/phosphor/gavel.ts';
import { gearSix } from '@stagepass/ui/icon/phosphor/gear-six.ts';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { ranking } from '@stagepass/ui/icon/phosphor/ranking.ts';
import { rows } from '@stagepass/ui/icon/phosphor/rows.ts';
import { scan } from '@stagepass/ui/icon/phosphor/scan.ts';
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/users-three.ts';
import { vault } from '@stagepass/ui/icon/phosphor/vault.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { lazy, Suspense } from 'react';
import { useWaitingCount } from '#domains/admissions/public/use-waiting-count.ts';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { manageItemsPath, scannerPath } from '#domains/items/public/paths.ts';
import { clubMoneyPath } from '#domains/ledger/public/paths.ts';
import { moneyView } from '#domains/ledger/public/views.ts';
import { useMemberCounts } from '#domains/memberships/public/use-member-counts.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import { useCaseCounts } from '../data/use-waiting.ts';
import { manageCopy } from '../manage-copy.ts';
import { CallSheet } from '../parts/call-sheet.tsx';

const ClubMoney = lazy(() =>
  import('#domains/ledger/public/club-money.tsx').then((module) => ({ default: module.ClubMoney })),
);

export function Component() {
  const [search] = useSearch();
  if (search.get('view') === moneyView)
    return <ClubFrame need="manage_club">{(club) => <Money club={club} />}</ClubFrame>;
  return <ClubFrame need="manage_content">{(club) => <Manage club={club} />}</ClubFrame>;
}

function Money({ club }: { club: ClubView }) {
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'manage')} />
      <ScreenBody>
        <Suspense fallback={null}>
          <ClubMoney clubId={club.id} isOwner={club.viewer.role === 'owner'} />
        </Suspense>
      </ScreenBody>
    </Screen>
  );
}

function Manage({ club }: { club: ClubView }) {
  const copy = useCopy(manageCopy);
  useTitle(copy.callSheet);
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
            <IconButton
              label={copy.settings}
              icon={<Icon of={gearSix} />}
              render={(anatomy) => <Link to={to('settings')} {...anatomy} />}
            />
          </>
        }
      />
      <ScreenBody>
        <h1 className="sp-display mb-5">{copy.callSheet}</h1>
        <CallSheet club={club} />
        <Figures club={club} register={to('manage-members')} />
        <Hub club={club} to={to} />
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

function Figures({ club, register }: { club: ClubView; register: string }) {
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
      <Button variant="secondary" size="small" render={(anatomy) => <Link to={register} {...anatomy} />}>
        {copy.seeRegister}
      </Button>
    </div>
  );
}

type HubProps = { club: ClubView; to: (screen: Parameters<typeof clubScreenPath>[1]) => string };

function Hub({ club, to }: HubProps) {
  const { hub, parts } = useCopy(manageCopy);
  const cases = useCaseCounts(club.id);
  const door = useWaitingCount(club.id);
  return (
    <nav aria-label={hub}>
      <ul className="sp-hub">
        <Part to={to('posts')} icon={article} label={parts.posts} />
        <Part to={to('manage-members')} icon={usersThree} label={parts.members} count={door.count} />
        <Part to={to('manage-member-tier')} icon={ranking} label={parts.tiers} />
        <Part to={to('manage-store')} icon={storefront} label={parts.store} />
        <Part to={manageItemsPath(club.handle)} icon={vault} label={parts.items} />
        <Part to={scannerPath(club.handle)} icon={scan} label={parts.scan} />
        {club.viewer.can.manage_club ? (
          <Part to={clubMoneyPath(club.handle)} icon={coins} label={parts.money} />
        ) : null}
        <Part to={to('manage-rules')} icon={gavel} label={parts.rules} count={cases.data?.waiting} />
        <Part to={to('manage-gacha')} icon={gift} label={parts.gacha} />
        <Part to={to('requirement')} icon={doorOpen} label={parts.joining} />
        <Part to={to('invite')} icon={userPlus} label={parts.invite} />
        <Part to={to('module')} icon={rows} label={parts.tabs} />
      </ul>
    </nav>
  );
}

type PartProps = { to: string; icon: IconShape; label: string; count?: number | undefined };

function Part({ to, icon, label, count = 0 }: PartProps) {
  return (
    <li>
      <Link to={to} className="sp-hub-part">
        <Icon of={icon} size="1.5625rem" />
        {label} {count > 0 ? <CountBadge>{count}</CountBadge> : null}
      </Link>
    </li>
  );
}
