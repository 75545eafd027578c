// The texts where a club's tab is turned off although it holds something for fans.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const tabOffCopy = defineCopy({
  errors: clubErrorSentences,
  text: {
    market: 'The Market tab is off, so fans can’t find what you sell.',
    gacha: 'The Packs tab is off, so fans can’t find your packs.',
    votes: 'The Votes tab is off, so fans can’t find your votes.',
    missions: 'The Missions tab is off, so fans can’t find your missions.',
    stations: 'The Stations tab is off, so fans can’t find your stations.',
    subscriptions: 'The Subscriptions tab is off, so fans can’t find your plans.',
  },
  show: 'Turn on tab',
  shown: {
    market: 'Market tab turned on',
    gacha: 'Packs tab turned on',
    votes: 'Votes tab turned on',
    missions: 'Missions tab turned on',
    stations: 'Stations tab turned on',
    subscriptions: 'Subscriptions tab turned on',
  },
});
