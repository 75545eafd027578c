// Owns which action answers which endpoint of achievements.
import * as endpoints from '@stagepass/contract/achievements/endpoints.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import { changeAchievement, createAchievement, removeAchievement } from './actions/edit-achievement.ts';
import { publishAchievement, retireAchievement } from './actions/run-achievement.ts';
import { listClubAchievements, listNearestAchievements } from './reads/list-achievements.ts';
import { listEarnedStages } from './reads/list-earned.ts';
import { getEditor, listManagedAchievements } from './reads/manage-achievements.ts';

export const routes = [
  bindData(endpoints.listClubAchievements, (platform, { actor, params }) =>
    listClubAchievements(platform, actor, params.id),
  ),
  bindData(endpoints.listNearestAchievements, (platform, { actor, query }) =>
    listNearestAchievements(platform, actor, query.limit),
  ),
  bindData(endpoints.listEarnedStages, (platform, { actor, query }) =>
    listEarnedStages(platform, actor, query.within_s),
  ),
  bind(endpoints.listManagedAchievements, (platform, { actor, params, query }) =>
    listManagedAchievements(platform, actor, params.id, query),
  ),
  bindData(endpoints.createAchievement, (platform, { actor, params, body }) =>
    createAchievement(platform, actor, params.id, body),
  ),
  bindData(endpoints.getAchievementEditor, (platform, { actor, params }) =>
    getEditor(platform, actor, params.id),
  ),
  bindData(endpoints.changeAchievement, (platform, { actor, params, body }) =>
    changeAchievement(platform, actor, params.id, body),
  ),
  bindData(endpoints.publishAchievement, (platform, { actor, params }) =>
    publishAchievement(platform, actor, params.id),
  ),
  bindData(endpoints.retireAchievement, (platform, { actor, params }) =>
    retireAchievement(platform, actor, params.id),
  ),
  bindDone(endpoints.removeAchievement, (platform, { actor, params }) =>
    removeAchievement(platform, actor, params.id),
  ),
];
