// The texts of the clubs on a partner page.
import { defineCopy } from '#platform/i18n/copy.ts';

export const pageClubsCopy = defineCopy({
  title: 'Clubs',
  all: { one: 'See all {count}', other: 'See all {count}' },
});
