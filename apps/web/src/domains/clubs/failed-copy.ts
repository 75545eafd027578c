// What is said where a club did not come.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const failedCopy = defineCopy({
  errors: clubErrorSentences,
  retry: 'Try again',
  failedTitle: 'The doors are stuck',
  missingTitle: 'No club behind this door',
  missing: 'It may have closed, changed its name, or never been here. The others are still playing.',
  toDiscover: 'Go to Discover',
});
