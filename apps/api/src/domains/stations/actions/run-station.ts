// Owns the life of a station: opened, closed, archived; and the order in which fans see those that are open.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { soldOut } from '@stagepass/contract/items/errors.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import {
  stationNotFound,
  stationNotReady,
  stationOrderNotRight,
  stationWrongState,
} from '@stagepass/contract/stations/errors.ts';
import { stationOpened } from '@stagepass/contract/stations/events.ts';
import type { StationEditor } from '@stagepass/contract/stations/shapes.ts';
import { keepCopies } from '#domains/items/public/kept-in-place.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { lockSteps } from '#domains/requirements/public/lock-steps.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, loadStationToManage, requireMayGive } from '../access.ts';
import { closeStationRow } from '../close-station.ts';
import { problemsOf } from '../problems.ts';
import { indexStation } from '../search-document.ts';
import { leftOf } from '../station.rules.ts';
import {
  listOpenIds,
  lockClubStations,
  lockStation,
  nextPosition,
  updateOrder,
  updateStation,
} from '../stations.store.ts';
import type { StationRow } from '../tables.ts';
import { placeOf } from '../things/copy.ts';
import { loadThings } from '../things/load-things.ts';
import { setTokensAside } from '../things/tokens.ts';
import { presentEditor } from '../views.ts';
import { log } from './edit-station.ts';

/** A draft, or one that was closed. Copies of an edition are set aside in the same transaction. */
export function openStation(platform: Platform, actor: Actor, id: string): Promise<StationEditor> {
  return change(platform, actor, id, 'stations.opened', async (tx, station, door) => {
    requireMayGive(door, station);
    if (door.club.delete_after !== null) return fail(clubClosing);
    // Editors wait: no step goes while it is being opened.
    await lockSteps(tx, { kind: 'station', id: station.id });
    if (station.state !== 'draft' && station.state !== 'closed')
      return fail(stationWrongState, { state: station.state });
    const thing = (await loadThings(platform, tx, [station], null)).get(station.id);
    const problems = await problemsOf(platform, tx, station, thing);
    if (problems.length > 0) return fail(stationNotReady, { problems });
    await setAside(platform, tx, station);
    // Somebody bought what was left in this very moment.
    if (!(await setTokensAside(tx, station))) fail(stationNotReady, { problems: ['tokens'] });
    const changes = {
      state: 'open' as const,
      position: await nextPosition(tx, station.club_id),
      opened_at: platform.clock.now(),
      closed_at: null,
    };
    await updateStation(tx, station.id, changes);
    await tx.emit(stationOpened, { station_id: station.id, club_id: station.club_id });
    return { ...station, ...changes };
  });
}

export function closeStation(platform: Platform, actor: Actor, id: string): Promise<StationEditor> {
  return change(platform, actor, id, 'stations.closed', async (tx, station) => {
    if (station.state !== 'open') return fail(stationWrongState, { state: station.state });
    return closeStationRow(platform, tx, station);
  });
}

export function archiveStation(platform: Platform, actor: Actor, id: string): Promise<StationEditor> {
  return change(platform, actor, id, 'stations.archived', async (tx, station) => {
    if (station.state === 'archived') return fail(stationWrongState, { state: station.state });
    if (station.state === 'open') return closeStationRow(platform, tx, station, 'archived');
    await updateStation(tx, station.id, { state: 'archived' });
    return { ...station, state: 'archived' };
  });
}

export async function reorderStations(
  platform: Platform,
  actor: Actor,
  clubId: string,
  ids: readonly string[],
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-content');
    await lockClubStations(tx, club.id);
    const known = new Set(await listOpenIds(tx, club.id, platform.clock.now()));
    const complete = ids.length === known.size && new Set(ids).size === known.size;
    if (!complete || !ids.every((id) => known.has(id))) fail(stationOrderNotRight);
    await updateOrder(tx, ids);
  });
}

/** One at a time in a club: two openings together cannot be one too many. */
async function change(
  platform: Platform,
  actor: Actor,
  id: string,
  deed: DeedName,
  to: (tx: Tx, station: StationRow, door: Door) => Promise<StationRow>,
): Promise<StationEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadStationToManage(platform, tx, actor, id);
    await lockClubStations(tx, door.club.id);
    const station = (await lockStation(tx, id)) ?? fail(stationNotFound);
    const changed = await to(tx, station, door);
    await indexStation(tx, changed);
    await log(platform, tx, actor, changed, deed);
    return presentEditor(platform, tx, changed);
  });
}

async function setAside(platform: Platform, tx: Tx, station: StationRow): Promise<void> {
  const { design_id } = station;
  const design = design_id === null ? undefined : (await loadDesigns(tx, [design_id])).get(design_id);
  if (design === undefined || design.edition_size === null) return;
  await keepCopies(platform, tx, {
    design_id: design.id,
    count: leftOf(station) ?? 0,
    place: placeOf(station.id),
    origin: 'station',
    at: platform.clock.now(),
  }).catch(sayStock);
}

/** Somebody bought what was left in this very moment. */
function sayStock(error: unknown): never {
  if (error instanceof Failure && error.reason === soldOut)
    return fail(stationNotReady, { problems: ['stock'] });
  throw error;
}
