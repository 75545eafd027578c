// The texts of the packs that a club has on the table.
import { defineCopy } from '#platform/i18n/copy.ts';
import { gachaErrorSentences } from './error-copy.ts';

export const clubPacksCopy = defineCopy({
  errors: gachaErrorSentences,
  titleOf: 'Packs of {club}',
  loading: 'Loading the packs',
  failed: 'The packs did not come',
  emptyTitle: 'No pack on the table',
  empty: 'When the club puts one up, it opens here with its odds beside it.',
  emptyStaff: 'Put up the first one: a few items, a price, and the odds are worked out for you.',
  create: 'Make a pack',
  manage: 'Manage packs',
  moreFailed: 'The next ones did not come.',
});
