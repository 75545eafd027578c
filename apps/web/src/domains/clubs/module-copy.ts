// Every text of turning a club's tabs on and off and reordering them.
import type { ClubModule } from '@stagepass/contract/clubs/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

const names = {
  posts: 'Posts',
  missions: 'Missions',
  stations: 'Stations',
  market: 'Market',
  achievement: 'Achievements',
  votes: 'Votes',
  gacha: 'Packs',
  levels: 'Levels',
  subscriptions: 'Subscriptions',
  messages: 'Messages',
  ai: 'Club AI',
} as const satisfies Record<ClubModule, string>;

const texts = {
  posts: 'Posts from you and your members.',
  missions: 'Steps that earn XP and rewards.',
  stations: 'Places where fans get items.',
  market: 'Store, auctions and resale.',
  achievement: 'Goals with stages and badges.',
  votes: 'Polls for fans.',
  gacha: 'Random items with published odds.',
  levels: 'Levels and each fan’s progress.',
  subscriptions: 'Paid monthly memberships.',
  messages: 'Channels, broadcasts and chats with members.',
  ai: 'Answers about the club, labeled as AI.',
} as const satisfies Record<ClubModule, string>;

export const moduleCopy = defineCopy({
  errors: clubErrorSentences,
  title: 'Tabs',
  lead: 'Turn tabs on or off, and drag to reorder them. Tabs that aren’t available yet stay hidden until they are.',
  names,
  texts,
  list: 'Club tabs, in order',
  home: 'Home',
  homeText: 'Always first.',
  notBuilt: 'Not available yet. {text}',
  switchOf: 'Show {name}',
  move: 'Move {name}',
  up: 'Move up',
  down: 'Move down',
  place: { one: '{name} is now tab {place} of {count}.', other: '{name} is now tab {place} of {count}.' },
  preview: 'Preview for visitors',
});
