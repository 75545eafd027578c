// /club/{id}/manage-stations: the club's stations by shelf; ?station=new or an id opens the builder.
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { stationBuilderCopy } from '../builder-copy.ts';
import { useStationEditor } from '../data/manage.ts';
import { StationShelves } from '../parts/manage/station-shelves.tsx';
import { manageStationsPath } from '../public/paths.ts';

const Builder = latePart(
  () => import('../parts/manage/station-builder.tsx'),
  'StationBuilder',
  undefined,
  'fails-screen',
);

export function Component() {
  const [search] = useSearch();
  const station = search.get('station');
  return (
    <ClubFrame need="manage_content">
      {(club) =>
        station === null ? (
          <StationShelves club={club} />
        ) : station === 'new' ? (
          <Builder meanwhile={<Waiting club={club} />} key="new" club={club} station={null} />
        ) : (
          <Existing key={station} club={club} id={station} />
        )
      }
    </ClubFrame>
  );
}

function Waiting({ club }: { club: ClubView }) {
  const copy = useCopy(stationBuilderCopy);
  return (
    <ClubScreen club={club} above={manageStationsPath(club.handle)}>
      <h1 className="sp-display">{copy.newTitle}</h1>
    </ClubScreen>
  );
}

function Existing({ club, id }: { club: ClubView; id: string }) {
  const copy = useCopy(stationBuilderCopy);
  const query = useStationEditor(id);
  useTitle(copy.editTitle);
  if (query.data) return <Builder meanwhile={<Waiting club={club} />} club={club} station={query.data} />;
  return (
    <ClubScreen club={club} above={manageStationsPath(club.handle)}>
      <h1 className="sp-display mb-5">{copy.editTitle}</h1>
      <Unanswered query={query} copy={copy} failed={copy.failed} />
    </ClubScreen>
  );
}
