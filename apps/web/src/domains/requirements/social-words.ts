// What networks and acts are called, in lists, in the editor and where a step is done.
import type { SocialAct, SocialNetwork } from '@stagepass/contract/requirements/kinds.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const socialWords = defineCopy({
  networks: {
    discord: 'Discord',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    x: 'X',
    youtube: 'YouTube',
    twitch: 'Twitch',
    facebook: 'Facebook',
    other: 'another site',
  } satisfies Record<SocialNetwork, string>,
  acts: {
    join: 'Join',
    follow: 'Follow',
    subscribe: 'Subscribe',
    like: 'Like',
    share: 'Share',
    post: 'Post',
    comment: 'Comment',
  } satisfies Record<SocialAct, string>,
  /** As `Follow on Instagram`. */
  summary: '{act} on {network}',
  url: 'Link address',
  hashtag: 'Hashtag',
  serverId: 'Discord server ID',
});
