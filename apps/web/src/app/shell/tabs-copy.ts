// Owns the texts of the bar above the main tabs.
import { defineCopy } from '#platform/i18n/copy.ts';

export const tabsCopy = defineCopy({
  search: 'Search',
  profile: 'Your profile',
  signIn: 'Sign in',
});
