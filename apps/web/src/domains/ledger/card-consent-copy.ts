// The texts of a saved card that is charged for something else than credit.
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';

export const cardConsentCopy = defineCopy({
  errors: ledgerErrors,
  charged: 'If your balance is too low, we charge {card}',
  none: 'No saved card. A payment fails if your balance is too low.',
  add: 'Add a card',
  aCard: 'your card',
  charging: 'Charging {amount} to {card}',
  takesSeconds: 'This takes a few seconds.',
  confirm: 'Your bank wants you to confirm {amount}',
  confirmBy: 'Nothing was charged yet. Confirm it by {time}.',
  toBank: 'Confirm {amount}',
});
