// What Discover says where it has nothing to show.
import { defineCopy } from '#platform/i18n/copy.ts';

export const discoverEmptyCopy = defineCopy({
  failedTitle: 'Couldn’t load Discover',
  emptyTitle: 'No clubs here yet',
  empty: 'There are no clubs in this category yet. Create the first one.',
  noneTitle: 'No clubs yet',
  none: 'This site has no clubs yet. Create the first one.',
  showAll: 'Show all categories',
});
