// /club/{id}/gacha: the packs that a club has on the table, open ones first.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubTabs } from '#domains/clubs/public/club-tabs.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { clubPacksCopy } from '../club-copy.ts';
import { useClubPools } from '../data/pool.ts';
import { PoolRow } from '../parts/pool-row.tsx';

export function Component() {
  return <ClubFrame need="see_inside">{(club) => <ClubGacha club={club} />}</ClubFrame>;
}

function ClubGacha({ club }: { club: ClubView }) {
  const copy = useCopy(clubPacksCopy);
  const title = copy.titleOf({ club: club.name });
  useTitle(title);
  const query = useClubPools(club.id);
  const pools = query.data ?? [];
  const manages = club.viewer.can.manage_sales;
  return (
    <Screen>
      <ClubBar club={club} />
      <ScreenBody>
        <h1 className="sp-visually-hidden">{title}</h1>
        <ClubTabs club={club} current="gacha" />
        <div className="mt-4">
          <Answered query={query} copy={copy} failed={copy.failed}>
            {() =>
              pools.length === 0 ? (
                <Nothing club={club} manages={manages} />
              ) : (
                <ul className="grid gap-2.5">
                  {pools.map((pool) => (
                    <li key={pool.id}>
                      <PoolRow pool={pool} />
                    </li>
                  ))}
                </ul>
              )
            }
          </Answered>
          <More query={query} copy={copy} />
        </div>
        {manages && pools.length > 0 ? (
          <div className="mt-5">
            <ManageButton club={club} label={copy.manage} />
          </div>
        ) : null}
      </ScreenBody>
      <LazyMainTabs current="clubs" />
    </Screen>
  );
}

function ManageButton({ club, label }: { club: ClubView; label: string }) {
  return (
    <LinkButton to={clubScreenPath(club.handle, 'manage-gacha')} variant="secondary" wide>
      {label}
    </LinkButton>
  );
}

function Nothing({ club, manages }: { club: ClubView; manages: boolean }) {
  const copy = useCopy(clubPacksCopy);
  return (
    <EmptyState
      title={copy.emptyTitle}
      picture={<Illustration name="case" />}
      action={manages ? <ManageButton club={club} label={copy.create} /> : undefined}
    >
      {manages ? copy.emptyStaff : copy.empty}
    </EmptyState>
  );
}
