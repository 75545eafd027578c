// Owns which action answers which endpoint of admissions.

import { assert } from '@stagepass/base/assert.ts';
import * as endpoints from '@stagepass/contract/admissions/endpoints.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { bind } from '#platform/http/bind.ts';
import { approveRequest, refuseRequest, withdrawRequest } from './actions/answer-request.ts';
import { createInvitation, revokeInvitation } from './actions/invitations.ts';
import { joinClub } from './actions/join-club.ts';
import { deviceOf } from './devices.ts';
import { getAdmission } from './reads/get-admission.ts';
import { getInvitation, getOwnInvitation, listInvitations } from './reads/get-invitations.ts';
import { listJoinRequests } from './reads/list-join-requests.ts';
import { presentInvitation } from './views.ts';

const done = { data: { done: true as const } };

export const routes = [
  bind(endpoints.getAdmission, async (platform, { actor, params, query }) => ({
    data: await getAdmission(platform, actor, params.id, query.code),
  })),
  bind(endpoints.joinClub, async (platform, call) => {
    const { actor, params, body } = call;
    const device_id = body.code === undefined ? undefined : deviceOf(platform, call);
    return { data: await joinClub(platform, actor, params.id, { ...body, device_id }) };
  }),
  bind(endpoints.withdrawRequest, async (platform, { actor, params }) => {
    await withdrawRequest(platform, actor, params.id);
    return done;
  }),
  bind(endpoints.listJoinRequests, (platform, { actor, params, query }) =>
    listJoinRequests(platform, actor, params.id, query.cursor),
  ),
  bind(endpoints.approveRequest, async (platform, { actor, params }) => ({
    data: await approveRequest(platform, actor, { club: params.id, request_id: params.request_id }),
  })),
  bind(endpoints.refuseRequest, async (platform, { actor, params, body }) => {
    await refuseRequest(platform, actor, { club: params.id, request_id: params.request_id }, body.reason);
    return done;
  }),
  bind(endpoints.getOwnInvitation, async (platform, call) => ({
    data: await getOwnInvitation(platform, call.actor, call.params.id, deviceOf(platform, call)),
  })),
  bind(endpoints.listInvitations, (platform, { actor, params, query }) =>
    listInvitations(platform, actor, params.id, query.cursor),
  ),
  bind(endpoints.createInvitation, async (platform, { actor, params, body }) => {
    const row = await createInvitation(platform, actor, params.id, body);
    const inviter = (await loadUserCards(platform, platform.db, [row.inviter_id])).get(row.inviter_id);
    assert(inviter !== undefined, 'whoever made a code is a person');
    return { data: presentInvitation(row, inviter, platform.clock.now()) };
  }),
  bind(endpoints.revokeInvitation, async (platform, { actor, params }) => {
    await revokeInvitation(platform, actor, params.id, params.code);
    return done;
  }),
  bind(endpoints.getInvitation, async (platform, { actor, params }) => ({
    data: await getInvitation(platform, actor, params.code),
  })),
];
