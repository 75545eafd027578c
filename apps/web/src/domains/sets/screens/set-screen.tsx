// /club/set/{id}: an album page of one set; `?item=` opens a copy that is there, `?missing=` says how one that is not can be had.
import type { SetPage } from '@stagepass/contract/sets/shapes.ts';
import { AlbumPage, AlbumPlace } from '@stagepass/ui/album-page/album-page.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useParams } from 'react-router';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { serialOf } from '#domains/items/public/serial.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { go } from '#platform/navigation/go.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { share } from '#platform/share/share.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { setsCopy } from '../copy.ts';
import { useSet } from '../data/sets.ts';
import { setPath } from '../public/paths.ts';
import '../parts/sets.css';
import '#domains/clubs/public/club-bar.css';

const HoleSheet = lateSheet(() => import('../parts/hole-sheet.tsx'), 'HoleSheet');

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(setsCopy);
  const set = useSet(id);
  useTitle(set.data?.name ?? copy.title);
  const [search, change] = useSearch();
  const missing = search.get('missing');
  return (
    <GelScope hue={set.data?.club.hue ?? 62}>
      <Screen>
        <LampBeam />
        <SetBar set={set.data} />
        <ScreenBody>
          {set.data === undefined ? <h1 className="sp-visually-hidden">{copy.title}</h1> : null}
          <Answered query={set} copy={copy} failed={copy.failed} skeleton={<Waiting />}>
            {(found) => (
              <Album set={found} missing={missing} onMissing={(design) => change({ missing: design })} />
            )}
          </Answered>
        </ScreenBody>
        {missing === null || set.data === undefined ? null : (
          <HoleSheet
            key={missing}
            set={set.data}
            designId={missing}
            onClose={() => change({ missing: null })}
          />
        )}
      </Screen>
    </GelScope>
  );
}

function SetBar({ set }: { set: SetPage | undefined }) {
  const copy = useCopy(setsCopy);
  const press = async () => {
    if (set === undefined) return;
    const outcome = await share({ title: set.name, path: setPath(set.id) });
    if (outcome === 'copied') showToast({ title: copy.copied, tone: 'good' });
  };
  return (
    <TopBar
      leading={<BackButton above="/user/inventory" />}
      title={
        set === undefined ? undefined : (
          <Link to={clubPath(set.club.handle)} className="sp-club-bar">
            <ClubPicture club={set.club} size={26} round />
            <span dir="auto">{set.club.name}</span>
          </Link>
        )
      }
      actions={<IconButton label={copy.share} icon={<Icon of={shareFat} />} onClick={() => void press()} />}
    />
  );
}

interface AlbumProps {
  set: SetPage;
  missing: string | null;
  onMissing: (designId: string) => void;
}

function Album({ set, missing, onMissing }: AlbumProps) {
  const copy = useCopy(setsCopy);
  const words = useCopy(itemCopy);
  const { name, season, collected, size, entries, state } = set;
  return (
    <>
      <div className="sp-set-head">
        <h1 className="sp-display" dir="auto">
          {name}
        </h1>
        <span className="sp-set-of">{copy.of({ collected, size })}</span>
      </div>
      {season === '' ? null : <p className="sp-quiet">{season}</p>}
      <div className="sp-set-page">
        <AlbumPage label={copy.page({ name, collected, size })}>
          {entries.map(({ design, mine }) => {
            const rarity = words.qualities[design.quality];
            const serial = mine === null ? '' : serialOf(words, mine.number, design.edition_size);
            return (
              <AlbumPlace
                key={design.id}
                rarity={design.quality}
                src={design.picture?.small_url}
                owned={mine !== null}
                count={mine?.count}
                selected={design.id === missing}
                label={
                  mine === null
                    ? copy.place.missing({ name: design.name, rarity })
                    : copy.place.owned({ name: design.name, rarity, serial })
                }
                onOpen={() => (mine === null ? onMissing(design.id) : go(inventoryPath(mine.item_id)))}
              />
            );
          })}
        </AlbumPage>
      </div>
      <SetBadge set={set} />
      {state === 'retired' ? <p className="sp-small sp-quiet mt-4">{copy.retired}</p> : null}
    </>
  );
}

function SetBadge({ set: { badge, completed_at, counted, collected, size } }: { set: SetPage }) {
  const copy = useCopy(setsCopy);
  if (badge === null) return null;
  const isEarned = completed_at !== null;
  return (
    <div className="sp-set-badge">
      <BadgeMark look={badge.look} stage={isEarned ? 1 : 0} stages={1} size="3.5rem" tilt={-4} />
      <div className="grid gap-1">
        <p>{isEarned ? copy.badge.earned({ name: badge.name }) : copy.badge.waits({ name: badge.name })}</p>
        {!isEarned && counted < collected ? (
          <p className="sp-small sp-quiet">{copy.badge.counts({ counted, size })}</p>
        ) : null}
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton width="60%" height="2.25rem" />
      <Skeleton width="100%" height="28rem" />
    </div>
  );
}
