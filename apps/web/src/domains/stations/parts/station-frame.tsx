// The station that an address names: what it is called where it is missing, and its bones while it is asked for.
import type { StationView } from '@stagepass/contract/stations/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useParams } from 'react-router';
import { Addressed, type AddressedProps } from '#domains/clubs/public/addressed.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useStation } from '../data/stations.ts';
import { stationPageCopy } from '../page-copy.ts';

const bones = (
  <>
    <Skeleton width="80%" height="2.25rem" />
    <Skeleton width="100%" height="24rem" />
    <Skeleton shape="line" width="70%" />
  </>
);

export function StationFrame({ children }: Pick<AddressedProps<StationView>, 'children'>) {
  const { id = '' } = useParams();
  const copy = useCopy(stationPageCopy);
  const query = useStation(id);
  return (
    <Addressed
      query={query}
      copy={copy}
      above={{ path: myClubsPath(), label: copy.toClubs }}
      skeleton={bones}
    >
      {children}
    </Addressed>
  );
}
