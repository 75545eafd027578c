// The texts of a post as it stands in a feed: all that the first screens need of the catalogue.
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

const reactions = {
  heart: 'Love',
  fire: 'Fire',
  clap: 'Applause',
  laugh: 'Laughter',
  wow: 'Wow',
  sad: 'Sad',
} as const satisfies Record<ReactionKind, string>;

export const cardTexts = {
  label: 'Posts, newest first',
  loading: 'Loading posts',
  reactions,
  when: {
    now: 'just now',
    minutes: { one: '{count} min ago', other: '{count} min ago' },
    hours: { one: '{count} h ago', other: '{count} h ago' },
    yesterday: 'yesterday, {time}',
    on: '{day}, {time}',
  },
  meta: {
    tier: 'for {tier} and up',
    members: 'for members',
    pinned: 'pinned',
    edited: 'edited',
    owner: 'Runs this club',
    admin: 'On the team',
  },
  acts: {
    react: '{kind}, {count}',
    reactMine: '{kind}, {count}, yours among them. Press to take it back.',
    reactNone: 'React with {kind}',
    hold: 'Hold, or press the arrow up, for other reactions.',
    choose: 'Choose a reaction',
    comments: { one: '{count} comment', other: '{count} comments' },
    keep: 'Keep this post',
    unkeep: 'Keep this post no longer',
    kept: 'Kept for later.',
    seeKept: 'See all',
    share: 'Share this post',
    shareText: '{name} in {club}',
    copied: 'The link is copied.',
    menu: 'What can be done with the post by {name}',
    menuTitle: 'Post by {name}',
  },
  media: {
    open: 'Open picture {at} of {count}',
    openOne: 'Open the picture',
    described: '{open}: {alt}',
    more: '+{count}',
  },
  text: { more: 'Read on' },
  linkApart: ', opens in a new tab',
} as const;

export const cardCopy = defineCopy(cardTexts);
