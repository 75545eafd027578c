// Owns what a shared link to somebody's badge shows to whoever is not signed in, crawlers among them.
import { isId } from '@stagepass/contract/shapes.ts';
import type { SharedPage } from '#platform/cards/shared-page.ts';
import { unlessRefused } from '#platform/cards/unless-refused.ts';
import { visitor } from '#platform/http/actor.ts';
import { badgeArt } from './public/badge-art.ts';
import { getUserBadge } from './reads/get-user-badge.ts';

/** Addresses are `/badge/<badge>~<user name>`: one badge, as one person has it. */
export const sharedBadge: SharedPage = {
  noun: 'badge',
  async load(platform, id) {
    const [badgeId = '', user = ''] = id.split('~');
    if (!isId(badgeId) || user === '') return undefined;
    const found = await getUserBadge(platform, visitor, { id: badgeId, user }).catch(unlessRefused);
    if (found === undefined) return undefined;
    const { badge } = found;
    const where = badge.club?.name ?? 'StagePass';
    const facts = [
      `Earned by ${found.user.display_name}`,
      ...(badge.stages > 1 ? [`Stage ${badge.stage} of ${badge.stages}`] : []),
    ];
    return {
      by: where,
      title: badge.name,
      description: badge.description || facts.join(' · '),
      facts,
      hue: badge.club?.hue ?? badge.look.hue,
      picture_key: null,
      art: badgeArt(badge),
    };
  },
};
