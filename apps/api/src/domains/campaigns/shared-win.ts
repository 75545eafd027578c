// Owns what shared links to a win and to a campaign's winners show to whoever is not signed in, crawlers among them.
import { withArticle } from '@stagepass/base/article.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import type { RewardWay } from '@stagepass/contract/campaigns/kinds.ts';
import type { CampaignPrize, UserWin } from '@stagepass/contract/campaigns/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { badgeArt } from '#domains/badges/public/badge-art.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import { pictureKeys } from '#domains/media/public/picture-keys.ts';
import type { SharedPage } from '#platform/cards/shared-page.ts';
import { unlessRefused } from '#platform/cards/unless-refused.ts';
import { visitor } from '#platform/http/actor.ts';
import { countWinners } from './prizes.store.ts';
import { loadUserWin } from './reads/get-user-win.ts';
import { sharedCampaign } from './shared-page.ts';

const ways: Record<RewardWay, string> = {
  all: 'For all missions',
  first: 'One of the first',
  raffle: 'Drawn in the raffle',
  top: 'On the leaderboard',
};

/** The place is said where it decided: fifth is not the top. */
function wayOf({ way, place }: Pick<UserWin, 'way' | 'place'>): string {
  return place === null ? ways[way] : `${ordinal(place)} on the leaderboard`;
}

const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(n: number): string {
  return `${n.toLocaleString('en-US')}${endings.get(ordinals.select(n)) ?? 'th'}`;
}

/** Addresses are `/win/<campaign>~<user name>`: what one person won. */
export const sharedWin: SharedPage = {
  noun: 'win',
  async load(platform, id) {
    const [campaignId = '', user = ''] = id.split('~');
    if (!isId(campaignId) || user === '') return undefined;
    const found = await loadUserWin(platform, visitor, { id: campaignId, user }).catch(unlessRefused);
    if (found === undefined) return undefined;
    const { win, campaign, reward } = found;
    const { prize } = win;
    const title = `${win.user.display_name} won ${prizeName(prize)}`;
    const design = (await loadDesigns(platform.db, reward.design_id === null ? [] : [reward.design_id])).get(
      reward.design_id ?? '',
    );
    const isBadge = prize.kind === 'badge';
    return {
      by: campaign.title,
      title,
      description: `${title} in ${campaign.title}.`,
      facts: [win.campaign.club.name, wayOf(win)],
      hue: win.campaign.club.hue,
      picture_key: isBadge ? null : keyOf(design?.picture ?? campaign.picture),
      ...(isBadge ? { art: badgeArt({ ...prize.badge, stage: 1 }) } : {}),
    };
  },
};

/** The campaign's card, with how many have won; as long as nobody has, the campaign's own. */
export const sharedWinners: SharedPage = {
  noun: 'campaign-winners',
  path: '/campaign/:id/winners',
  async load(platform, id) {
    const campaign = await sharedCampaign.load(platform, id);
    const winners = campaign === undefined ? 0 : await countWinners(platform.db, id);
    if (campaign === undefined || winners === 0) return campaign;
    const said = winners === 1 ? '1 winner' : `${winners.toLocaleString('en-US')} winners`;
    return {
      ...campaign,
      title: `Winners of ${campaign.title}`,
      description: `${said} so far in ${campaign.title}.`,
      facts: [said],
    };
  },
};

function prizeName(prize: CampaignPrize): string {
  if (prize.kind === 'item') return withArticle(prize.design.name);
  if (prize.kind === 'tokens') return `${prize.amount} ${prize.symbol}`;
  return prize.kind === 'badge' ? `the ${prize.badge.name} badge` : formatUsd(prize.amount_cents);
}

const keyOf = (picture: MediaFacts | null) => (picture === null ? null : pictureKeys(picture).medium);
