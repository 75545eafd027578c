// The texts of what is asked once, before money moves for the first time: for what it is asked is said as well.
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';

export const identityCopy = defineCopy({
  errors: ledgerErrors,
  purposes: {
    'top-up': {
      title: 'Before your first top-up',
      text: 'We ask this once. Your birth date never leaves our server; how much you may top up depends on it.',
      go: 'Go on to pay',
    },
    draw: {
      title: 'Before your first pack',
      text: 'We ask this once. Your birth date never leaves our server; whether packs are offered to you depends on both.',
      go: 'Go on to the pack',
    },
  },
  birth: 'Birth date',
  country: 'Country you live in',
  choose: 'Choose a country',
  needBirth: 'Say when you were born.',
  needCountry: 'Say where you live.',
});
