// Every text about banning a member, and about a ban that stands.
import { defineCopy } from '#platform/i18n/copy.ts';
import { membershipErrors } from './error-copy.ts';

export const banCopy = defineCopy({
  errors: membershipErrors,
  title: 'Ban {name}?',
  changeTitle: 'Ban of {name}',
  lead: 'They lose their membership and can’t join again while the ban lasts. They get an email with your reason and can appeal.',
  reason: 'Reason',
  reasonHint: 'The banned person will read this.',
  howLong: 'How long',
  noEnd: 'No end',
  days: { one: '{count} day', other: '{count} days' },
  ban: 'Ban {name}',
  change: 'Save ban',
  banned: 'Banned',
  bannedUntil: 'Banned until {date}',
  edit: 'Edit ban',
  why: 'Reason: {reason}',
});
