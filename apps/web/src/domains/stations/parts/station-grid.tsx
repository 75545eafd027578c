// Stations side by side, and what stands there while they are asked for.
import type { StationCard } from '@stagepass/contract/stations/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { StationTile } from './station-tile.tsx';
import './station-grid.css';

export function StationGrid({ stations }: { stations: readonly StationCard[] }) {
  return (
    <ul className="sp-stations">
      {stations.map((station) => (
        <li key={station.id}>
          <StationTile station={station} />
        </li>
      ))}
    </ul>
  );
}

export function StationsWaiting({ count = 4 }: { count?: number }) {
  return (
    <div className="sp-stations">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <Skeleton key={at} width="100%" height="5rem" />
      ))}
    </div>
  );
}
