// What a station hands out, in a row of the management.
import type { StationThing } from '@stagepass/contract/stations/shapes.ts';
import { ThingPicture } from '../thing-picture.tsx';
import './manage-stations.css';

export function StationPrint({ thing }: { thing: StationThing | null }) {
  return (
    <span className="sp-station-print" aria-hidden="true">
      <ThingPicture thing={thing} small />
    </span>
  );
}
