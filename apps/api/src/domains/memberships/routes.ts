// Owns which action answers which endpoint of membership.
import * as endpoints from '@stagepass/contract/memberships/endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import { banMember, unbanMember } from './actions/ban-member.ts';
import { changeRole } from './actions/change-role.ts';
import { createTier, orderTiers, removeTier, updateTier } from './actions/edit-tiers.ts';
import { muteMember, unmuteMember } from './actions/mute-member.ts';
import { leaveClub, removeMember } from './actions/remove-member.ts';
import { setMemberTier } from './actions/set-member-tier.ts';
import { countMembers, getMember, listMembers } from './reads/list-members.ts';
import { listTiers } from './reads/list-tiers.ts';
import { getMemberCard, listOwnMemberships } from './reads/own-memberships.ts';

export const routes = [
  bind(endpoints.listMembers, (platform, { actor, params, query }) =>
    listMembers(platform, actor, params.id, query),
  ),
  bind(endpoints.countMembers, async (platform, { actor, params }) => ({
    data: await countMembers(platform, actor, params.id),
  })),
  bind(endpoints.getMember, async (platform, { actor, params }) => ({
    data: await getMember(platform, actor, params),
  })),
  bind(endpoints.setMemberRole, async (platform, { actor, params, body }) => {
    await changeRole(platform, actor, { ...params, ...body });
    return { data: await getMember(platform, actor, params) };
  }),
  bind(endpoints.setMemberTier, async (platform, { actor, params, body }) => {
    await setMemberTier(platform, actor, { ...params, ...body });
    return { data: await getMember(platform, actor, params) };
  }),
  bind(endpoints.muteMember, async (platform, { actor, params, body }) => {
    await muteMember(platform, actor, { ...params, ...body });
    return { data: await getMember(platform, actor, params) };
  }),
  bind(endpoints.unmuteMember, async (platform, { actor, params }) => {
    await unmuteMember(platform, actor, params);
    return { data: await getMember(platform, actor, params) };
  }),
  bind(endpoints.banMember, async (platform, { actor, params, body }) => {
    await banMember(platform, actor, { ...params, ...body });
    return { data: await getMember(platform, actor, params) };
  }),
  bind(endpoints.unbanMember, async (platform, { actor, params }) => {
    await unbanMember(platform, actor, params);
    return { data: await getMember(platform, actor, params) };
  }),
  bind(endpoints.removeMember, async (platform, { actor, params }) => {
    await removeMember(platform, actor, params);
    return { data: await getMember(platform, actor, params) };
  }),
  bind(endpoints.leaveClub, async (platform, { actor, params }) => {
    await leaveClub(platform, actor, params.id);
    return { data: { done: true as const } };
  }),
  bind(endpoints.getMemberCard, async (platform, { actor, params }) => ({
    data: await getMemberCard(platform, actor, params.id),
  })),
  bind(endpoints.listOwnMemberships, (platform, { actor, query }) =>
    listOwnMemberships(platform, actor, query),
  ),
  bind(endpoints.listTiers, async (platform, { actor, params }) => ({
    data: await listTiers(platform, actor, params.id),
  })),
  bind(endpoints.createTier, async (platform, { actor, params, body }) => ({
    data: await listTiers(platform, actor, await createTier(platform, actor, params.id, body)),
  })),
  bind(endpoints.updateTier, async (platform, { actor, params, body }) => ({
    data: await listTiers(platform, actor, await updateTier(platform, actor, params, body)),
  })),
  bind(endpoints.removeTier, async (platform, { actor, params }) => ({
    data: await listTiers(platform, actor, await removeTier(platform, actor, params)),
  })),
  bind(endpoints.orderTiers, async (platform, { actor, params, body }) => ({
    data: await listTiers(platform, actor, await orderTiers(platform, actor, params.id, body.tier_ids)),
  })),
];
