// What interests, and so the kinds of clubs, are called.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const interestNames = {
  music: 'Music',
  football: 'Football',
  streaming: 'Streaming',
  cafes: 'Cafés',
  theatre: 'Theater',
  games: 'Games',
  choir: 'Choir',
  film: 'Film',
  books: 'Books',
  art: 'Art',
  food: 'Food',
  sport: 'Sports',
} as const satisfies Record<Interest, string>;

export const interestCopy = defineCopy({ names: interestNames });
