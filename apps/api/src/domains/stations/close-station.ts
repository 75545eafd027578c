// Owns the end of a station, by its clock or by hand: copies and tokens that nobody claimed go back to the club.
import { stationClosed } from '@stagepass/contract/stations/events.ts';
import { releaseKept } from '#domains/items/public/kept-in-place.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { indexStation } from './search-document.ts';
import { updateStation } from './stations.store.ts';
import type { StationRow } from './tables.ts';
import { placeOf } from './things/copy.ts';
import { letTokensGo } from './things/tokens.ts';

/** With the station locked, and open. */
export async function closeStationRow(
  platform: Platform,
  tx: Tx,
  station: StationRow,
  state: 'closed' | 'archived' = 'closed',
): Promise<StationRow> {
  const at = platform.clock.now();
  const closed = { ...station, state, closed_at: at };
  await updateStation(tx, station.id, { state, closed_at: at });
  const { design_id, total, given } = station;
  if (design_id !== null && total !== null)
    await releaseKept(tx, { place: placeOf(station.id), design_id, limit: total - given, at });
  await letTokensGo(tx, station);
  await indexStation(tx, closed);
  await tx.emit(stationClosed, { station_id: station.id, club_id: station.club_id });
  return closed;
}
