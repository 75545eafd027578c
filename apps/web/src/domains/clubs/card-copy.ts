// Every text of the member card.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const cardCopy = defineCopy({
  errors: clubErrorSentences,
  title: 'My card in {club}',
  loading: 'Printing your card',
  failedTitle: 'The printer jams',
  label: 'Member card of {name}',
  noTier: 'Member',
  since: '{club}, since {day}',
  number: 'N° {number}',
  level: 'Level {level}',
  role: { owner: 'Owner', admin: 'Admin' },
  qr: 'QR code that leads to the profile of {name}',
  scan: 'Friends scan it to find you.',
  muted: 'You read only, until {day}.',
  share: 'Share',
  invite: 'Invite friends',
  shareTitle: '{name}, member {number} of {club}',
  copied: 'The address of your profile is copied.',
});
