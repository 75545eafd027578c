// Owns the texts of what the server says about sales over the realtime connection.
import { defineCopy } from '#platform/i18n/copy.ts';

export const reactionCopy = defineCopy({
  itemSold: '{item_name} sold',
  itemSoldText: 'You got {amount}.',
});
