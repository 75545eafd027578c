// Owns which action answers which endpoint of stations.
import * as endpoints from '@stagepass/contract/stations/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDone, bindOnce } from '#platform/http/bind.ts';
import { deviceOf } from '#platform/http/device.ts';
import { claimStation } from './actions/claim.ts';
import { changeStation, createStation, removeStation } from './actions/edit-station.ts';
import { archiveStation, closeStation, openStation, reorderStations } from './actions/run-station.ts';
import { getClaimed } from './reads/get-claimed.ts';
import { getEditor, getStation } from './reads/get-station.ts';
import { readClaims, readClubStations, readManaged, readShelfCounts } from './reads/read-stations.ts';

export const routes = [
  bind(endpoints.listClubStations, (platform, { actor, params, query }) =>
    readClubStations(platform, actor, params.id, query),
  ),
  bindData(endpoints.getStation, (platform, { actor, params }) => getStation(platform, actor, params.id)),
  bindOnce(
    endpoints.claimStation,
    (platform, tx, call) =>
      claimStation(platform, tx, signedIn(call.actor), {
        station_id: call.params.id,
        ...call.body,
        device: () => deviceOf(platform, call),
      }),
    (platform, { claim_id }, { actor, params }) => getClaimed(platform, actor, params.id, claim_id),
  ),
  bind(endpoints.listManagedStations, (platform, { actor, params, query }) =>
    readManaged(platform, actor, params.id, query),
  ),
  bindData(endpoints.countManagedStations, (platform, { actor, params }) =>
    readShelfCounts(platform, actor, params.id),
  ),
  bindData(endpoints.createStation, (platform, { actor, params, body }) =>
    createStation(platform, actor, params.id, body),
  ),
  bindData(endpoints.getStationEditor, (platform, { actor, params }) =>
    getEditor(platform, actor, params.id),
  ),
  bindData(endpoints.changeStation, (platform, { actor, params, body }) =>
    changeStation(platform, actor, params.id, body),
  ),
  bindData(endpoints.openStation, (platform, { actor, params }) => openStation(platform, actor, params.id)),
  bindData(endpoints.closeStation, (platform, { actor, params }) => closeStation(platform, actor, params.id)),
  bindData(endpoints.archiveStation, (platform, { actor, params }) =>
    archiveStation(platform, actor, params.id),
  ),
  bindDone(endpoints.removeStation, (platform, { actor, params }) =>
    removeStation(platform, actor, params.id),
  ),
  bindDone(endpoints.reorderStations, (platform, { actor, params, body }) =>
    reorderStations(platform, actor, params.id, body.ids),
  ),
  bind(endpoints.listStationClaims, (platform, { actor, params, query }) =>
    readClaims(platform, actor, params.id, query),
  ),
];
