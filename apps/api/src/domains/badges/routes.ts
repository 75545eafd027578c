// Owns which action answers which endpoint of badges.
import * as endpoints from '@stagepass/contract/badges/endpoints.ts';
import { bind, bindData } from '#platform/http/bind.ts';
import { changeBadge, createBadge, retireBadge } from './actions/edit-badge.ts';
import { setPinnedBadges } from './actions/set-pins.ts';
import { getUserBadge } from './reads/get-user-badge.ts';
import {
  countOwnBadges,
  getBadge,
  listClubBadges,
  listOwnBadges,
  listUserBadges,
} from './reads/read-badges.ts';

export const routes = [
  bind(endpoints.listOwnBadges, (platform, { actor, query }) => listOwnBadges(platform, actor, query)),
  bindData(endpoints.countOwnBadges, (platform, { actor }) => countOwnBadges(platform, actor)),
  bindData(endpoints.setPinnedBadges, (platform, { actor, body }) =>
    setPinnedBadges(platform, actor, body.badge_ids),
  ),
  bind(endpoints.listUserBadges, (platform, { actor, params, query }) =>
    listUserBadges(platform, actor, params.id, query),
  ),
  bindData(endpoints.getBadge, (platform, { actor, params }) => getBadge(platform, actor, params.id)),
  bindData(endpoints.getUserBadge, (platform, { actor, params }) => getUserBadge(platform, actor, params)),
  bind(endpoints.listClubBadges, (platform, { actor, params, query }) =>
    listClubBadges(platform, actor, params.id, query),
  ),
  bindData(endpoints.createBadge, async (platform, { actor, params, body }) =>
    getBadge(platform, actor, await createBadge(platform, actor, params.id, body)),
  ),
  bindData(endpoints.changeBadge, async (platform, { actor, params, body }) => {
    await changeBadge(platform, actor, params.id, body);
    return getBadge(platform, actor, params.id);
  }),
  bindData(endpoints.retireBadge, async (platform, { actor, params }) => {
    await retireBadge(platform, actor, params.id);
    return { done: true as const };
  }),
];
