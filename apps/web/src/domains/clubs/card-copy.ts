// Every text of the member card.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const cardCopy = defineCopy({
  errors: clubErrorSentences,
  title: 'My member card, {club}',
  loading: 'Loading your member card',
  failedTitle: 'Couldn’t load your member card',
  label: 'Member card of {name}',
  noTier: 'Member',
  since: '{club}, since {day}',
  number: '#{number}',
  level: 'Level {level}',
  role: { owner: 'Owner', admin: 'Admin' },
  qr: 'QR code for the profile of {name}',
  scan: 'Friends can scan this code to open your profile.',
  muted: 'You’re muted until {day}. You can read but not write.',
  share: 'Share',
  invite: 'Invite friends',
  shareTitle: '{name}, member #{number} of {club}',
  copied: 'Profile link copied',
});
