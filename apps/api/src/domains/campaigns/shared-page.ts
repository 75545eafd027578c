// Owns what a shared link to a campaign shows to whoever is not signed in, crawlers among them.
import { isId } from '@stagepass/contract/shapes.ts';
import { pictureKeys } from '#domains/media/public/picture-keys.ts';
import type { SharedPage } from '#platform/cards/shared-page.ts';
import { unlessRefused } from '#platform/cards/unless-refused.ts';
import { visitor } from '#platform/http/actor.ts';
import { loadCampaign } from './access.ts';
import { listMissions } from './campaign-clubs.store.ts';
import { listRewards } from './campaigns.store.ts';

const DESCRIPTION_LENGTH = 200;

export const sharedCampaign: SharedPage = {
  noun: 'campaign',
  async load(platform, id) {
    if (!isId(id)) return undefined;
    const { db } = platform;
    // As a visitor sees it: a draft and a private club's campaign have no card.
    const door = await loadCampaign(platform, db, visitor, id).catch(unlessRefused);
    if (door === undefined) return undefined;
    const { campaign, club, clubs } = door;
    const missions = (await listMissions(db, [id])).filter(({ agreed }) => agreed).length;
    const others = clubs.filter(({ answer }) => answer === 'accepted').length;
    const rewards = (await listRewards(db, [id])).length;
    const facts = [
      counted(missions, 'mission'),
      ...(others > 1 ? [counted(others, 'club')] : []),
      counted(rewards, 'reward'),
    ];
    const story = campaign.story.replace(/\s+/g, ' ').trim();
    return {
      by: club.name,
      title: campaign.title,
      description: story.slice(0, DESCRIPTION_LENGTH) || facts.join(' · '),
      facts,
      hue: club.hue,
      picture_key: campaign.picture === null ? null : pictureKeys(campaign.picture).medium,
    };
  },
};

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
