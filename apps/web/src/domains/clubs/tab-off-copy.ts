// What is said where a club's tab is off, though something is put up behind it.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const tabOffCopy = defineCopy({
  errors: clubErrorSentences,
  text: {
    market: 'The club shows no Market tab yet, so fans do not find what is sold here.',
    gacha: 'The club shows no Gacha tab yet, so fans do not find your packs.',
  },
  show: 'Show it',
  shown: { market: 'Fans see the Market tab now.', gacha: 'Fans see the Gacha tab now.' },
});
