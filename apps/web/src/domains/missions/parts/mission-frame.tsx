// The mission that an address names: what it is called where it is missing, and its bones while it is asked for.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useParams } from 'react-router';
import { Addressed, type AddressedProps } from '#domains/clubs/public/addressed.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useMission } from '../data/missions.ts';
import { missionPageCopy } from '../page-copy.ts';
import { missionsPath } from '../public/paths.ts';

const bones = (
  <>
    <Skeleton width="92%" height="3rem" />
    <Skeleton width="60%" height="3rem" />
    <Skeleton shape="line" width="80%" />
    <Skeleton width="100%" height="20rem" />
  </>
);

export function MissionFrame({ children }: Pick<AddressedProps<MissionView>, 'children'>) {
  const { id = '' } = useParams();
  const copy = useCopy(missionPageCopy);
  const query = useMission(id);
  return (
    <Addressed
      query={query}
      copy={copy}
      above={{ path: missionsPath(), label: copy.toMissions }}
      skeleton={bones}
      beam={<LampBeam at="82%" lean={12} />}
    >
      {children}
    </Addressed>
  );
}
