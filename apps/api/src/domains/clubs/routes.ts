// Owns which action answers which endpoint of clubs.
import * as endpoints from '@stagepass/contract/clubs/endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import { createClub } from './actions/create-club.ts';
import { askDeletion, cancelDeletion } from './actions/delete-club.ts';
import { editClub } from './actions/edit-club.ts';
import { acceptHandOver, declineHandOver, offerHandOver, withdrawHandOver } from './actions/hand-over.ts';
import { setCover, setPicture } from './actions/set-pictures.ts';
import { setHouseRules, setModules, setTextPolicy } from './actions/set-policies.ts';
import { checkHandle } from './reads/check-handle.ts';
import { getClub } from './reads/get-club.ts';
import { getLimits, getTextPolicy } from './reads/get-policies.ts';
import { listClubs } from './reads/list-clubs.ts';

export const routes = [
  bind(endpoints.listClubs, (platform, { query }) => listClubs(platform, query)),
  bind(endpoints.checkHandle, async (platform, { query }) => ({
    data: await checkHandle(platform, query.handle),
  })),
  bind(endpoints.createClub, async (platform, { actor, body }) => ({
    data: await getClub(platform, actor, (await createClub(platform, actor, body)).id),
  })),
  bind(endpoints.getClub, async (platform, { actor, params }) => ({
    data: await getClub(platform, actor, params.id),
  })),
  bind(endpoints.updateClub, async (platform, { actor, params, body }) => ({
    data: await getClub(platform, actor, await editClub(platform, actor, params.id, body)),
  })),
  bind(endpoints.setModules, async (platform, { actor, params, body }) => ({
    data: await getClub(platform, actor, await setModules(platform, actor, params.id, body.modules)),
  })),
  bind(endpoints.setPicture, async (platform, { actor, params, body }) => ({
    data: await getClub(platform, actor, await setPicture(platform, actor, params.id, body.media_id)),
  })),
  bind(endpoints.setCover, async (platform, { actor, params, body }) => ({
    data: await getClub(platform, actor, await setCover(platform, actor, params.id, body.media_id)),
  })),
  bind(endpoints.getTextPolicy, async (platform, { actor, params }) => ({
    data: await getTextPolicy(platform, actor, params.id),
  })),
  bind(endpoints.setTextPolicy, async (platform, { actor, params, body }) => ({
    data: await setTextPolicy(platform, actor, params.id, body),
  })),
  bind(endpoints.setHouseRules, async (platform, { actor, params, body }) => ({
    data: await getClub(platform, actor, await setHouseRules(platform, actor, params.id, body.house_rules)),
  })),
  bind(endpoints.getLimits, async (platform, { actor, params }) => ({
    data: await getLimits(platform, actor, params.id),
  })),
  bind(endpoints.askDeletion, async (platform, { actor, params, body }) => ({
    data: await getClub(platform, actor, await askDeletion(platform, actor, { ...params, ...body })),
  })),
  bind(endpoints.cancelDeletion, async (platform, { actor, params }) => ({
    data: await getClub(platform, actor, await cancelDeletion(platform, actor, params.id)),
  })),
  bind(endpoints.offerHandOver, async (platform, { actor, params, body }) => ({
    data: await getClub(
      platform,
      actor,
      await offerHandOver(platform, actor, { id: params.id, to_id: body.user_id }),
    ),
  })),
  bind(endpoints.withdrawHandOver, async (platform, { actor, params }) => ({
    data: await getClub(platform, actor, await withdrawHandOver(platform, actor, params.id)),
  })),
  bind(endpoints.acceptHandOver, async (platform, { actor, params }) => ({
    data: await getClub(platform, actor, await acceptHandOver(platform, actor, params.id)),
  })),
  bind(endpoints.declineHandOver, async (platform, { actor, params }) => ({
    data: await getClub(platform, actor, await declineHandOver(platform, actor, params.id)),
  })),
];
