// Owns which action answers which endpoint of admissions.

import { assert } from '@stagepass/base/assert.ts';
import * as endpoints from '@stagepass/contract/admissions/endpoints.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import { deviceOf } from '#platform/http/device.ts';
import { approveRequest, refuseRequest, withdrawRequest } from './actions/answer-request.ts';
import { createInvitation, revokeInvitation } from './actions/invitations.ts';
import { joinClub } from './actions/join-club.ts';
import { getAdmission } from './reads/get-admission.ts';
import { getInvitation, getOwnInvitation, listInvitations } from './reads/get-invitations.ts';
import { listJoinRequests } from './reads/list-join-requests.ts';
import { presentInvitation } from './views.ts';

export const routes = [
  bindData(endpoints.getAdmission, (platform, { actor, params, query }) =>
    getAdmission(platform, actor, params.id, query.code),
  ),
  bindData(endpoints.joinClub, async (platform, call) => {
    const { actor, params, body } = call;
    const device_id = body.code === undefined ? undefined : deviceOf(platform, call);
    return joinClub(platform, actor, params.id, { ...body, device_id });
  }),
  bindDone(endpoints.withdrawRequest, (platform, { actor, params }) =>
    withdrawRequest(platform, actor, params.id),
  ),
  bind(endpoints.listJoinRequests, (platform, { actor, params, query }) =>
    listJoinRequests(platform, actor, params.id, query.cursor),
  ),
  bindData(endpoints.approveRequest, (platform, { actor, params }) =>
    approveRequest(platform, actor, { club: params.id, request_id: params.request_id }),
  ),
  bindDone(endpoints.refuseRequest, (platform, { actor, params, body }) =>
    refuseRequest(platform, actor, { club: params.id, request_id: params.request_id }, body.reason),
  ),
  bindData(endpoints.getOwnInvitation, (platform, call) =>
    getOwnInvitation(platform, call.actor, call.params.id, deviceOf(platform, call)),
  ),
  bind(endpoints.listInvitations, (platform, { actor, params, query }) =>
    listInvitations(platform, actor, params.id, query.cursor),
  ),
  bindData(endpoints.createInvitation, async (platform, { actor, params, body }) => {
    const row = await createInvitation(platform, actor, params.id, body);
    const inviter = (await loadUserCards(platform, platform.db, [row.inviter_id])).get(row.inviter_id);
    assert(inviter !== undefined, 'whoever made a code is a person');
    return presentInvitation(row, inviter, platform.clock.now());
  }),
  bindDone(endpoints.revokeInvitation, (platform, { actor, params }) =>
    revokeInvitation(platform, actor, params.id, params.code),
  ),
  bindData(endpoints.getInvitation, (platform, { actor, params }) =>
    getInvitation(platform, actor, params.code),
  ),
];
