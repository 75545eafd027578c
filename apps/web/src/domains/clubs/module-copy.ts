// Every text of switching and ordering a club's tabs.
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
  gacha: 'Gacha',
  levels: 'Levels',
  subscriptions: 'Subscriptions',
  messages: 'Messages',
  ai: 'Club AI',
} as const satisfies Record<ClubModule, string>;

const texts = {
  posts: 'What you and the club write.',
  missions: 'Things to do for XP.',
  stations: 'Places that hand something out.',
  market: 'The store and resale.',
  achievement: 'Goals with stages and badges.',
  votes: 'Questions to the fans.',
  gacha: 'Draws with published odds.',
  levels: 'The ladder and where one stands.',
  subscriptions: 'Seats paid by the month.',
  messages: 'Channels of the club.',
  ai: 'Answers about the club, labelled as AI.',
} as const satisfies Record<ClubModule, string>;

export const moduleCopy = defineCopy({
  errors: clubErrorSentences,
  title: 'Tabs',
  lead: 'What is on stands in this order beside Home. What is not built yet can be set now, and shows once it is.',
  names,
  texts,
  list: 'Tabs of the club, in order',
  home: 'Home',
  homeText: 'Always first.',
  notBuilt: 'Not built yet. {text}',
  switchOf: 'Show {name}',
  move: 'Move {name}',
  up: 'Move up',
  down: 'Move down',
  place: { one: '{name} is now tab {place} of {count}.', other: '{name} is now tab {place} of {count}.' },
  preview: 'As visitors see them',
});
