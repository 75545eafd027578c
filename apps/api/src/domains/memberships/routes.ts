// Owns which action answers which endpoint of membership.
import * as endpoints from '@stagepass/contract/memberships/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDone, bindDownload } from '#platform/http/bind.ts';
import { banMember, unbanMember } from './actions/ban-member.ts';
import { changeRole } from './actions/change-role.ts';
import { createTier, orderTiers, removeTier, updateTier } from './actions/edit-tiers.ts';
import { muteMember, unmuteMember } from './actions/mute-member.ts';
import { leaveClub, removeMember } from './actions/remove-member.ts';
import { setMemberTier } from './actions/set-member-tier.ts';
import { exportMembers } from './reads/export-members.ts';
import { countMembers, getMember, listMembers } from './reads/list-members.ts';
import { listTiers } from './reads/list-tiers.ts';
import { getMemberCard, listOwnMemberships } from './reads/own-memberships.ts';

export const routes = [
  bind(endpoints.listMembers, (platform, { actor, params, query }) =>
    listMembers(platform, actor, params.id, query),
  ),
  bindData(endpoints.countMembers, (platform, { actor, params }) => countMembers(platform, actor, params.id)),
  bindDownload(endpoints.exportMembers, (platform, { actor, params }) =>
    exportMembers(platform, signedIn(actor), params.id),
  ),
  bindData(endpoints.getMember, (platform, { actor, params }) => getMember(platform, actor, params)),
  bindData(endpoints.setMemberRole, async (platform, { actor, params, body }) => {
    await changeRole(platform, actor, { ...params, ...body });
    return getMember(platform, actor, params);
  }),
  bindData(endpoints.setMemberTier, async (platform, { actor, params, body }) => {
    await setMemberTier(platform, actor, { ...params, ...body });
    return getMember(platform, actor, params);
  }),
  bindData(endpoints.muteMember, async (platform, { actor, params, body }) => {
    await muteMember(platform, actor, { ...params, ...body });
    return getMember(platform, actor, params);
  }),
  bindData(endpoints.unmuteMember, async (platform, { actor, params }) => {
    await unmuteMember(platform, actor, params);
    return getMember(platform, actor, params);
  }),
  bindData(endpoints.banMember, async (platform, { actor, params, body }) => {
    await banMember(platform, actor, { ...params, ...body });
    return getMember(platform, actor, params);
  }),
  bindData(endpoints.unbanMember, async (platform, { actor, params }) => {
    await unbanMember(platform, actor, params);
    return getMember(platform, actor, params);
  }),
  bindData(endpoints.removeMember, async (platform, { actor, params }) => {
    await removeMember(platform, actor, params);
    return getMember(platform, actor, params);
  }),
  bindDone(endpoints.leaveClub, (platform, { actor, params }) => leaveClub(platform, actor, params.id)),
  bindData(endpoints.getMemberCard, (platform, { actor, params }) =>
    getMemberCard(platform, actor, params.id),
  ),
  bind(endpoints.listOwnMemberships, (platform, { actor, query }) =>
    listOwnMemberships(platform, actor, query),
  ),
  bindData(endpoints.listTiers, (platform, { actor, params }) => listTiers(platform, actor, params.id)),
  bindData(endpoints.createTier, async (platform, { actor, params, body }) =>
    listTiers(platform, actor, await createTier(platform, actor, params.id, body)),
  ),
  bindData(endpoints.updateTier, async (platform, { actor, params, body }) =>
    listTiers(platform, actor, await updateTier(platform, actor, params, body)),
  ),
  bindData(endpoints.removeTier, async (platform, { actor, params }) =>
    listTiers(platform, actor, await removeTier(platform, actor, params)),
  ),
  bindData(endpoints.orderTiers, async (platform, { actor, params, body }) =>
    listTiers(platform, actor, await orderTiers(platform, actor, params.id, body.tier_ids)),
  ),
];
