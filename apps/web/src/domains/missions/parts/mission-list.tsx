// Missions one below the other, and what stands there while they are asked for.
import type { MissionCard } from '@stagepass/contract/missions/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { MissionTile } from './mission-tile.tsx';

export function MissionList({ missions, inClub }: { missions: readonly MissionCard[]; inClub?: boolean }) {
  return (
    <ul className="grid gap-2.5">
      {missions.map((mission) => (
        <li key={mission.id}>
          <MissionTile mission={mission} inClub={inClub} />
        </li>
      ))}
    </ul>
  );
}

export function MissionsWaiting({ count = 3 }: { count?: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <Skeleton key={at} width="100%" height="5.375rem" />
      ))}
    </div>
  );
}
