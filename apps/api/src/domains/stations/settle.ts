// Owns the end of a club's stations when it closes for good: all close, copies go back to the club, and their words go.
import type { Domain } from '#platform/domain.ts';
import { closeStationRow } from './close-station.ts';
import { listUnclosed, lockStation, removeWords } from './stations.store.ts';

const STATIONS_IN_ONE_STEP = 20;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const ids = await listUnclosed(tx, clubId, STATIONS_IN_ONE_STEP);
  for (const id of ids) {
    const station = await lockStation(tx, id);
    if (station !== undefined && station.state === 'open') await closeStationRow(platform, tx, station);
  }
  if (ids.length === STATIONS_IN_ONE_STEP) return 'waiting';
  if ((await removeWords(tx, clubId, STATIONS_IN_ONE_STEP)) === STATIONS_IN_ONE_STEP) return 'waiting';
  return 'settled';
};
