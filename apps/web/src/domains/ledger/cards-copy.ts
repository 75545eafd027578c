// The texts of saved cards: the list, adding and removing one. How a card is named, and the way to them, is in card-name-copy.ts.
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';

export const cardsCopy = defineCopy({
  errors: ledgerErrors,
  title: 'Saved cards',
  lead: 'Top up in one tap. Stripe stores your card, StagePass doesn’t.',
  failed: 'Couldn’t load your cards',
  none: 'No cards saved',
  noneText: 'Add a card, and your next top-up takes one tap.',
  expires: 'Expires {month}/{year}',
  expired: 'Expired {month}/{year}',
  default: 'Default',
  makeDefault: 'Make default',
  makeDefaultOf: 'Make default: {card}',
  madeDefault: '{card} is now your default card',
  remove: 'Remove',
  removeOf: 'Remove {card}',
  sureTitle: 'Remove {card}?',
  sure: 'You can’t pay with this card in one tap any more. A payment that already started still goes through.',
  removed: '{card} removed',
  add: 'Add card',
  full: { one: 'You can save up to {count} card.', other: 'You can save up to {count} cards.' },
  adding: 'Saving your card. This takes a few seconds.',
  off: 'This site has no payment service set up, so you can’t save a card.',
  test: 'Test mode:',
  testText: 'these aren’t real cards, and no real money is charged.',
  testTitle: 'Add a test card',
  testLead: 'Choose what the card does when you pay with it.',
  testKinds: {
    accepted: 'Payment succeeds',
    declined: 'Card is declined',
    confirmation: 'Bank asks you to confirm',
  },
});
