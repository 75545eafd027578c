// The texts of a club's packs.
import { defineCopy } from '#platform/i18n/copy.ts';
import { gachaErrorSentences } from './error-copy.ts';

export const clubPacksCopy = defineCopy({
  errors: gachaErrorSentences,
  titleOf: '{club} packs',
  loading: 'Loading packs',
  failed: 'Couldn’t load the packs',
  emptyTitle: 'No packs yet',
  empty: 'When the club adds a pack, you can see its odds and open it here.',
  emptyStaff: 'Create the first pack: choose items and a price. The odds are calculated for you.',
  create: 'Create a pack',
  manage: 'Manage packs',
  moreFailed: 'Couldn’t load more packs.',
});
