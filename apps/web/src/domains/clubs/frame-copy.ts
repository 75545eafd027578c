// The texts that every screen of a club shares.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const frameCopy = defineCopy({
  errors: clubErrorSentences,
  loading: 'Loading the club',
  retry: 'Try again',
  failedTitle: 'The doors are stuck',
  missingTitle: 'No club behind this door',
  missing: 'It may have closed, changed its name, or never been here. The others are still playing.',
  toDiscover: 'Go to Discover',
  tabs: 'Parts of the club',
  home: 'Home',
  modules: { posts: 'Posts', market: 'Market', gacha: 'Gacha' },
});
