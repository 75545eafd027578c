// How a card is named on every screen, and the way to saved cards: apart from their own texts, so that a wallet loads without those.
import { defineCopy } from '#platform/i18n/copy.ts';

export const cardNameCopy = defineCopy({
  row: 'Saved cards',
  rowNone: 'None saved',
  rowDetail: 'Add or remove cards',
  named: '{brand} •••• {last4}',
  testCard: 'Test card',
});
