// The first stations of a club, on its home; nothing where there is none.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { stationsCopy } from '../copy.ts';
import { useClubStations } from '../data/stations.ts';
import { clubStationsPath } from '../public/paths.ts';
import { StationGrid } from './station-grid.tsx';

const MOST = 4;

export function ClubStations({ club }: { club: { id: string; handle: string } }) {
  const copy = useCopy(stationsCopy);
  const { data = [] } = useClubStations(club.id, 'open', MOST);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="club-stations">
      <SectionHead
        title={copy.title}
        id="club-stations"
        action={<Link to={clubStationsPath(club.handle)}>{copy.seeAll}</Link>}
      />
      <StationGrid stations={data} />
    </section>
  );
}
