// The texts of a post as it stands in a feed: all that the first screens need of the catalogue.
import { defineCopy } from '#platform/i18n/copy.ts';
import { reactionNames as reactions } from './public/reaction-names.ts';

export const cardTexts = {
  label: 'Posts, newest first',
  loading: 'Loading posts',
  reactions,
  when: {
    now: 'just now',
    minutes: { one: '{count} min ago', other: '{count} min ago' },
    hours: { one: '{count} hr ago', other: '{count} hr ago' },
    yesterday: 'yesterday, {time}',
    on: '{day}, {time}',
  },
  meta: {
    tier: 'for {tier} and up',
    members: 'for members',
    subscribers: 'for subscribers',
    pinned: 'pinned',
    edited: 'edited',
    owner: 'Owner',
    admin: 'Admin',
  },
  acts: {
    react: '{kind}, {count}',
    reactMine: '{kind}, {count}, including yours. Press to remove it.',
    reactMixed: '{count} reactions. Press to react with {kind}.',
    reactMixedMine: '{count} reactions, including yours ({kind}). Press to remove it.',
    reactNone: 'React with {kind}',
    hold: 'Hold, or press the up arrow, for other reactions.',
    choose: 'Choose a reaction',
    comments: { one: '{count} comment', other: '{count} comments' },
    keep: 'Bookmark post',
    unkeep: 'Remove bookmark',
    kept: 'Post bookmarked',
    seeKept: 'View all',
    share: 'Share post',
    shareText: '{name} in {club}',
    copied: 'Link copied',
    menu: 'Options for the post by {name}',
    menuTitle: 'Post by {name}',
  },
  media: {
    open: 'Open picture {at} of {count}',
    openOne: 'Open picture',
    described: '{open}: {alt}',
    more: '+{count}',
  },
  text: { more: 'Read more' },
  linkApart: ', opens in a new tab',
} as const;

export const cardCopy = defineCopy(cardTexts);
