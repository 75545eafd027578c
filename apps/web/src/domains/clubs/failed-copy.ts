// The texts where a club couldn't be loaded or doesn't exist.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const failedCopy = defineCopy({
  errors: clubErrorSentences,
  retry: 'Try again',
  failedTitle: 'Couldn’t load the club',
  missingTitle: 'Club not found',
  missing: 'It may have closed or changed its handle. Check the link, or find other clubs in Discover.',
  toDiscover: 'Go to Discover',
});
