// Owns which action answers which endpoint of clubs.
import * as endpoints from '@stagepass/contract/clubs/endpoints.ts';
import { bind, bindData } from '#platform/http/bind.ts';
import { createClub } from './actions/create-club.ts';
import { askDeletion, cancelDeletion } from './actions/delete-club.ts';
import { editClub } from './actions/edit-club.ts';
import { acceptHandOver, declineHandOver, offerHandOver, withdrawHandOver } from './actions/hand-over.ts';
import { setCover, setPicture } from './actions/set-pictures.ts';
import { setHouseRules, setModules, setTextPolicy } from './actions/set-policies.ts';
import { checkHandle } from './reads/check-handle.ts';
import { getClub } from './reads/get-club.ts';
import { getDeletionValue } from './reads/get-deletion-value.ts';
import { getLimits, getTextPolicy } from './reads/get-policies.ts';
import { listClubs } from './reads/list-clubs.ts';

export const routes = [
  bind(endpoints.listClubs, (platform, { query }) => listClubs(platform, query)),
  bindData(endpoints.checkHandle, (platform, { query }) => checkHandle(platform, query.handle)),
  bindData(endpoints.createClub, async (platform, { actor, body }) =>
    getClub(platform, actor, (await createClub(platform, actor, body)).id),
  ),
  bindData(endpoints.getClub, (platform, { actor, params }) => getClub(platform, actor, params.id)),
  bindData(endpoints.updateClub, async (platform, { actor, params, body }) =>
    getClub(platform, actor, await editClub(platform, actor, params.id, body)),
  ),
  bindData(endpoints.setModules, async (platform, { actor, params, body }) =>
    getClub(platform, actor, await setModules(platform, actor, params.id, body.modules)),
  ),
  bindData(endpoints.setPicture, async (platform, { actor, params, body }) =>
    getClub(platform, actor, await setPicture(platform, actor, params.id, body.media_id)),
  ),
  bindData(endpoints.setCover, async (platform, { actor, params, body }) =>
    getClub(platform, actor, await setCover(platform, actor, params.id, body.media_id)),
  ),
  bindData(endpoints.getTextPolicy, (platform, { actor, params }) =>
    getTextPolicy(platform, actor, params.id),
  ),
  bindData(endpoints.setTextPolicy, (platform, { actor, params, body }) =>
    setTextPolicy(platform, actor, params.id, body),
  ),
  bindData(endpoints.setHouseRules, async (platform, { actor, params, body }) =>
    getClub(platform, actor, await setHouseRules(platform, actor, params.id, body.house_rules)),
  ),
  bindData(endpoints.getLimits, (platform, { actor, params }) => getLimits(platform, actor, params.id)),
  bindData(endpoints.getDeletionValue, (platform, { actor, params }) =>
    getDeletionValue(platform, actor, params.id),
  ),
  bindData(endpoints.askDeletion, async (platform, { actor, params, body }) =>
    getClub(platform, actor, await askDeletion(platform, actor, { ...params, ...body })),
  ),
  bindData(endpoints.cancelDeletion, async (platform, { actor, params }) =>
    getClub(platform, actor, await cancelDeletion(platform, actor, params.id)),
  ),
  bindData(endpoints.offerHandOver, async (platform, { actor, params, body }) =>
    getClub(platform, actor, await offerHandOver(platform, actor, { id: params.id, to_id: body.user_id })),
  ),
  bindData(endpoints.withdrawHandOver, async (platform, { actor, params }) =>
    getClub(platform, actor, await withdrawHandOver(platform, actor, params.id)),
  ),
  bindData(endpoints.acceptHandOver, async (platform, { actor, params }) =>
    getClub(platform, actor, await acceptHandOver(platform, actor, params.id)),
  ),
  bindData(endpoints.declineHandOver, async (platform, { actor, params }) =>
    getClub(platform, actor, await declineHandOver(platform, actor, params.id)),
  ),
];
