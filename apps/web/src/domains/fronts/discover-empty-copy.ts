// What Discover says where it has nothing to show.
import { defineCopy } from '#platform/i18n/copy.ts';

export const discoverEmptyCopy = defineCopy({
  failedTitle: 'We lost the signal',
  emptyTitle: 'An empty hall',
  empty: 'No club of this kind yet. Somebody has to play first.',
  found: 'Found a club',
  showAll: 'Show all kinds',
});
