// /club/{id}/manage-gacha: the club's packs; ?pool=new or an id opens the editor with its live preview.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered, Unanswered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useClubPools, usePool } from '../data/pool.ts';
import { manageGachaCopy } from '../manage-copy.ts';
import { PoolRow } from '../parts/pool-row.tsx';

const TabOff = latePart(() => import('#domains/clubs/public/tab-off.tsx'), 'TabOff', null);
const Editor = latePart(
  () => import('../parts/manage/pool-editor.tsx'),
  'PoolEditor',
  undefined,
  'fails-screen',
);

export function Component() {
  const [search] = useSearch();
  const pool = search.get('pool');
  return (
    <ClubFrame need="manage_sales">
      {(club) =>
        pool === null ? (
          <Pools club={club} />
        ) : pool === 'new' ? (
          <Editor meanwhile={<Waiting club={club} />} key="new" club={club} pool={null} />
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
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage-gacha')}>
      <h1 className="sp-display">{copy.title}</h1>
    </ClubScreen>
  );
}

function Existing({ club, id }: { club: ClubView; id: string }) {
  const copy = useCopy(manageGachaCopy);
  const query = usePool(id);
  useTitle(copy.title);
  if (query.data?.management)
    return <Editor meanwhile={<Waiting club={club} />} club={club} pool={query.data} />;
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage-gacha')}>
      <h1 className="sp-display mb-5">{copy.title}</h1>
      <Unanswered query={query} copy={copy} failed={copy.failedOne} />
    </ClubScreen>
  );
}

function Pools({ club }: { club: ClubView }) {
  const copy = useCopy(manageGachaCopy);
  useTitle(copy.title);
  const query = useClubPools(club.id);
  const pools = query.data ?? [];
  const create = (
    <LinkButton to={editPath(club, 'new')} wide icon={<Icon of={plus} weight="bold" />}>
      {copy.create}
    </LinkButton>
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
                  <TabOff club={club} module="gacha" />
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
