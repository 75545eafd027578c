// /club/{id}/manage-gacha: the club's packs; ?pool=new or an id opens the editor with its live preview.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { lazy, Suspense } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useClubPools, usePool } from '../data/pool.ts';
import { manageGachaCopy } from '../manage-copy.ts';
import { PoolRow } from '../parts/pool-row.tsx';

const TabOff = lazy(async () => ({ default: (await import('#domains/clubs/public/tab-off.tsx')).TabOff }));
const Editor = lazy(async () => ({ default: (await import('../parts/manage/pool-editor.tsx')).PoolEditor }));

export function Component() {
  const [search] = useSearch();
  const pool = search.get('pool');
  return (
    <ClubFrame need="manage_content">
      {(club) =>
        pool === null ? (
          <Pools club={club} />
        ) : pool === 'new' ? (
          <Suspense fallback={<Waiting club={club} />}>
            <Editor key="new" club={club} pool={null} />
          </Suspense>
        ) : (
          <Existing key={pool} club={club} id={pool} />
        )
      }
    </ClubFrame>
  );
}

const editPath = (club: ClubView, pool: string) =>
  `${clubScreenPath(club.handle, 'manage-gacha')}?pool=${encodeURIComponent(pool)}`;

function Waiting({ club }: { club: ClubView }) {
  const copy = useCopy(manageGachaCopy);
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'manage-gacha')} />
      <ScreenBody>
        <h1 className="sp-display">{copy.title}</h1>
      </ScreenBody>
    </Screen>
  );
}

function Existing({ club, id }: { club: ClubView; id: string }) {
  const copy = useCopy(manageGachaCopy);
  const query = usePool(id);
  useTitle(copy.title);
  if (query.data?.management)
    return (
      <Suspense fallback={<Waiting club={club} />}>
        <Editor club={club} pool={query.data} />
      </Suspense>
    );
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'manage-gacha')} />
      <ScreenBody>
        <h1 className="sp-display mb-5">{copy.title}</h1>
        <Answered query={query} copy={copy} failed={copy.failedOne}>
          {() => null}
        </Answered>
      </ScreenBody>
    </Screen>
  );
}

function Pools({ club }: { club: ClubView }) {
  const copy = useCopy(manageGachaCopy);
  useTitle(copy.title);
  const query = useClubPools(club.id);
  const pools = query.data?.pages.flatMap((page) => page.data) ?? [];
  const create = (
    <Button
      wide
      icon={<Icon of={plus} weight="bold" />}
      render={(anatomy) => <Link to={editPath(club, 'new')} {...anatomy} />}
    >
      {copy.create}
    </Button>
  );
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'manage')} />
      <ScreenBody>
        <h1 className="sp-display">{copy.title}</h1>
        <p className="sp-quiet mt-2 mb-5">{copy.lead}</p>
        <Answered query={query} copy={copy} failed={copy.failed}>
          {() =>
            pools.length === 0 ? (
              <EmptyState title={copy.emptyTitle} picture={<Illustration name="case" />} action={create}>
                {copy.empty}
              </EmptyState>
            ) : (
              <div className="grid gap-2.5">
                {club.modules.some(({ module, on }) => module === 'gacha' && !on) ? (
                  <Suspense fallback={null}>
                    <TabOff club={club} module="gacha" />
                  </Suspense>
                ) : null}
                <ul className="grid gap-2.5">
                  {pools.map((pool) => (
                    <li key={pool.id}>
                      <PoolRow pool={pool} to={editPath(club, pool.id)} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          }
        </Answered>
        <More query={query} copy={copy} />
      </ScreenBody>
      {pools.length > 0 ? <Dock>{create}</Dock> : null}
    </Screen>
  );
}
