// The texts of what is asked once, before money moves for the first time: and the reason why it is asked.
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';
import { ledgerContact } from './payout-error-copy.ts';

export const identityCopy = defineCopy({
  errors: ledgerErrors,
  contact: ledgerContact,
  purposes: {
    'top-up': {
      title: 'Before your first top-up',
      text: 'We only ask once. Your age decides how much you can top up. Your birth date never leaves our server.',
      go: 'Continue to payment',
    },
    draw: {
      title: 'Before your first pack',
      text: 'We only ask once. Your age and country decide whether you can open packs. Your birth date never leaves our server.',
      go: 'Continue to pack',
    },
  },
  birth: 'Birth date',
  country: 'Country you live in',
  choose: 'Choose a country',
  needBirth: 'Enter your birth date.',
  needCountry: 'Choose the country you live in.',
});
