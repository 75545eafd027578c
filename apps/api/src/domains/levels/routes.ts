// Owns which action answers which endpoint of levels.
import * as endpoints from '@stagepass/contract/levels/endpoints.ts';
import { bind, bindData } from '#platform/http/bind.ts';
import { setBoardVisibility } from './actions/set-board-visibility.ts';
import { setLevel } from './actions/set-level.ts';
import { takeLevelChanges } from './actions/take-changes.ts';
import { getLadder } from './reads/get-ladder.ts';
import { getClubStanding } from './reads/get-standing.ts';
import { getUserLevel } from './reads/get-user-level.ts';
import { listOwnLevels } from './reads/list-own-levels.ts';
import { getOwnPlace, listBoard } from './reads/read-boards.ts';

export const routes = [
  bindData(endpoints.getClubStanding, (platform, { actor, params }) =>
    getClubStanding(platform, actor, params.id),
  ),
  bindData(endpoints.getLadder, (platform, { actor, params }) => getLadder(platform, actor, params.id)),
  bindData(endpoints.getUserLevel, (platform, { actor, params }) => getUserLevel(platform, actor, params)),
  bindData(endpoints.setLevel, async (platform, { actor, params, body }) =>
    getLadder(platform, actor, await setLevel(platform, actor, params, body)),
  ),
  bind(endpoints.listBoard, (platform, { actor, params, query }) =>
    listBoard(platform, actor, params, query),
  ),
  bindData(endpoints.getOwnPlace, (platform, { actor, params }) => getOwnPlace(platform, actor, params)),
  bindData(endpoints.setBoardVisibility, (platform, { actor, params, body }) =>
    setBoardVisibility(platform, actor, params.id, body.hidden),
  ),
  bind(endpoints.listOwnLevels, (platform, { actor, query }) => listOwnLevels(platform, actor, query)),
  bindData(endpoints.takeLevelChanges, (platform, { actor }) => takeLevelChanges(platform, actor)),
];
