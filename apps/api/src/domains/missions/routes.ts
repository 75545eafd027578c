// Owns which action answers which endpoint of missions.
import * as endpoints from '@stagepass/contract/missions/endpoints.ts';
import * as participantEndpoints from '@stagepass/contract/missions/participant-endpoints.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import { deviceOf } from '#platform/http/device.ts';
import { changeMissionBudget, getBudget } from './actions/budget.ts';
import { claimReward } from './actions/claim-reward.ts';
import {
  changeMission,
  createMission,
  duplicateMission,
  removeMission,
  setMissionPicture,
} from './actions/edit-mission.ts';
import {
  archiveMission,
  endMission,
  pauseMission,
  publishMission,
  reorderMissions,
} from './actions/run-mission.ts';
import { takeBackReward } from './actions/take-back-reward.ts';
import { getMission } from './reads/get-mission.ts';
import { readClubMissions, readOwnCounts, readOwnMissions } from './reads/list-missions.ts';
import { readParticipants } from './reads/list-participants.ts';
import { listTasks } from './reads/list-tasks.ts';
import { getEditor, getFunnel, readManaged, readShelfCounts } from './reads/manage-missions.ts';

export const routes = [
  bind(endpoints.listClubMissions, (platform, { actor, params, query }) =>
    readClubMissions(platform, actor, params.id, query),
  ),
  bind(endpoints.listOwnMissions, (platform, { actor, query }) => readOwnMissions(platform, actor, query)),
  bindData(endpoints.countOwnMissions, (platform, { actor }) => readOwnCounts(platform, actor)),
  bindData(endpoints.getMission, (platform, { actor, params }) => getMission(platform, actor, params.id)),
  bindData(endpoints.claimReward, async (platform, call) => {
    await claimReward(platform, call.actor, call.params.id, () => deviceOf(platform, call));
    return getMission(platform, call.actor, call.params.id);
  }),
  bind(endpoints.listManagedMissions, (platform, { actor, params, query }) =>
    readManaged(platform, actor, params.id, query),
  ),
  bindData(endpoints.countManagedMissions, (platform, { actor, params }) =>
    readShelfCounts(platform, actor, params.id),
  ),
  bindData(endpoints.createMission, (platform, { actor, params, body }) =>
    createMission(platform, actor, params.id, body),
  ),
  bindData(endpoints.getMissionEditor, (platform, { actor, params }) =>
    getEditor(platform, actor, params.id),
  ),
  bindData(endpoints.changeMission, (platform, { actor, params, body }) =>
    changeMission(platform, actor, params.id, body),
  ),
  bindData(endpoints.setMissionPicture, (platform, { actor, params, body }) =>
    setMissionPicture(platform, actor, params.id, body),
  ),
  bindData(endpoints.publishMission, (platform, { actor, params }) =>
    publishMission(platform, actor, params.id),
  ),
  bindData(endpoints.pauseMission, (platform, { actor, params }) => pauseMission(platform, actor, params.id)),
  bindData(endpoints.endMission, (platform, { actor, params }) => endMission(platform, actor, params.id)),
  bindData(endpoints.archiveMission, (platform, { actor, params }) =>
    archiveMission(platform, actor, params.id),
  ),
  bindDone(endpoints.removeMission, (platform, { actor, params }) =>
    removeMission(platform, actor, params.id),
  ),
  bindData(endpoints.duplicateMission, (platform, { actor, params }) =>
    duplicateMission(platform, actor, params.id),
  ),
  bindDone(endpoints.reorderMissions, (platform, { actor, params, body }) =>
    reorderMissions(platform, actor, params.id, body.ids),
  ),
  bindData(endpoints.getMissionFunnel, (platform, { actor, params }) =>
    getFunnel(platform, actor, params.id),
  ),
  bindData(endpoints.getMissionBudget, (platform, { actor, params }) =>
    getBudget(platform, actor, params.id),
  ),
  bindData(endpoints.changeMissionBudget, (platform, { actor, params, body }) =>
    changeMissionBudget(platform, actor, params.id, body.change_cents),
  ),
  bind(participantEndpoints.listMissionParticipants, (platform, { actor, params, query }) =>
    readParticipants(platform, actor, params.id, query),
  ),
  bindData(participantEndpoints.takeBackReward, (platform, { actor, params, body }) =>
    takeBackReward(platform, actor, params.id, body),
  ),
  bind(endpoints.listTasks, (platform, { actor, query }) => listTasks(platform, actor, query)),
];
