// /club/set/{id}: an album page of one set; `?item=` opens a copy that is there, `?missing=` says how one that is not can be had.
import type { SetEntry, SetPage } from '@stagepass/contract/sets/shapes.ts';
import { AlbumPage, AlbumPlace, AlbumStamp } from '@stagepass/ui/album-page/album-page.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useParams } from 'react-router';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { serialOf } from '#domains/items/public/serial.ts';
import { callData } from '#platform/api/api.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { go } from '#platform/navigation/go.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import type { SharedAddress } from '#platform/share/share.ts';
import { shareOwn } from '#platform/share/share-own.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { setsCopy } from '../copy.ts';
import { useSet } from '../data/sets.ts';
import { setPath, sharedSetPath } from '../public/paths.ts';
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
  const session = useSession();
  const press = async () => {
    if (set === undefined) return;
    const { id, collected } = set;
    const user = session?.user_name;
    // The album alone is for everybody who sees the club; what the viewer has of it is theirs to show.
    const ask = async () =>
      user === undefined || collected === 0
        ? { shown: true }
        : callData('GET /item-sets/:id/of/:user', { params: { id, user } });
    await shareOwn(ask, () => sharedOf(set, user, copy), {
      copied: copy.copied,
      hidden: copy.shareHidden,
      failed: copy.shareFailed,
    });
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

/** What the viewer has of it, with its picture; the album alone where they have nothing of it. */
function sharedOf(set: SetPage, userName: string | undefined, copy: Copy<typeof setsCopy>): SharedAddress {
  const { id, name, collected, size } = set;
  if (userName === undefined || collected === 0) return { title: name, path: setPath(id) };
  const title =
    collected === size ? copy.shareComplete({ name }) : copy.shareTitle({ collected, size, name });
  return { title, path: sharedSetPath(id, userName), card: `set/${id}~${userName}` };
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
          {entries.map((entry) => {
            const { design, mine } = entry;
            return (
              <AlbumPlace
                key={design.id}
                rarity={design.quality}
                src={pictureAddress(design.picture?.small_url)}
                owned={mine !== null}
                count={mine?.count}
                selected={design.id === missing}
                leftOut={isLeftOut(entry, set)}
                label={placeLabel(entry, set, copy, words)}
                onOpen={() => (mine === null ? onMissing(design.id) : go(inventoryPath(mine.item_id)))}
              />
            );
          })}
        </AlbumPage>
      </div>
      {entries.some((entry) => isLeftOut(entry, set)) ? (
        <p className="sp-set-left-out sp-small">
          <AlbumStamp />
          {copy.notCounted}
        </p>
      ) : null}
      <SetBadge set={set} />
      {state === 'retired' ? <p className="sp-small sp-quiet mt-4">{copy.retired}</p> : null}
    </>
  );
}

/** The viewer has it, from a paid draw alone, and the set's badge asks for others. */
function isLeftOut({ mine, counts }: SetEntry, { badge }: SetPage): boolean {
  return badge !== null && mine !== null && !counts;
}

function placeLabel(
  entry: SetEntry,
  set: SetPage,
  { place }: Copy<typeof setsCopy>,
  words: Copy<typeof itemCopy>,
): string {
  const { design, mine } = entry;
  const what = { name: design.name, rarity: words.qualities[design.quality] };
  if (mine === null) return place.missing(what);
  const owned = { ...what, serial: serialOf(words, mine.number, design.edition_size) };
  return isLeftOut(entry, set) ? place.notCounted(owned) : place.owned(owned);
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
