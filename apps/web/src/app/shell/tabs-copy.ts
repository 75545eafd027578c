// Owns the texts of the bar above the main tabs.
import { defineCopy } from '#platform/i18n/copy.ts';

export const tabsCopy = defineCopy({
  search: 'Search',
  notifications: 'Notifications',
  profile: 'Your profile',
  signIn: 'Sign in',
});
