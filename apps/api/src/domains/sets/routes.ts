// Owns which action answers which endpoint of sets.
import * as endpoints from '@stagepass/contract/sets/endpoints.ts';
import { bind, bindData } from '#platform/http/bind.ts';
import { changeSet, createSet, publishSet, removeSet } from './actions/edit-set.ts';
import { getUserSet } from './reads/get-user-set.ts';
import { getSet, getSetWays, listClubSets, listManagedSets, listOwnSets } from './reads/read-sets.ts';

export const routes = [
  bind(endpoints.listClubSets, (platform, { actor, params, query }) =>
    listClubSets(platform, actor, params.id, query),
  ),
  bind(endpoints.listOwnSets, (platform, { actor, query }) => listOwnSets(platform, actor, query)),
  bind(endpoints.listManagedSets, (platform, { actor, params, query }) =>
    listManagedSets(platform, actor, params.id, query),
  ),
  bindData(endpoints.getSet, (platform, { actor, params }) => getSet(platform, actor, params.id)),
  bindData(endpoints.getUserSet, (platform, { actor, params }) => getUserSet(platform, actor, params)),
  bindData(endpoints.getSetWays, (platform, { actor, params }) => getSetWays(platform, actor, params)),
  bindData(endpoints.createSet, async (platform, { actor, params, body }) =>
    getSet(platform, actor, await createSet(platform, actor, params.id, body)),
  ),
  bindData(endpoints.changeSet, async (platform, { actor, params, body }) => {
    await changeSet(platform, actor, params.id, body);
    return getSet(platform, actor, params.id);
  }),
  bindData(endpoints.publishSet, async (platform, { actor, params }) => {
    await publishSet(platform, actor, params.id);
    return getSet(platform, actor, params.id);
  }),
  bindData(endpoints.removeSet, async (platform, { actor, params }) => {
    await removeSet(platform, actor, params.id);
    return { done: true as const };
  }),
];
