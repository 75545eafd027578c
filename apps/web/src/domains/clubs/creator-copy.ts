// Every text about the clubs that somebody runs.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const creatorCopy = defineCopy({
  errors: clubErrorSentences,
  title: 'Clubs I run',
  create: 'New club',
  goOn: 'Go on with {name}',
  goOnPlain: 'Go on with your draft',
  draft: 'A draft is on this phone',
  loading: 'Loading your clubs',
  retry: 'Try again',
  failedTitle: 'We lost the signal',
  emptyTitle: 'No stage of your own yet',
  empty:
    'A club takes five steps and two minutes. Its name, a colour, the seats, the doors: then the lights go on.',
  roles: { owner: 'Owner', admin: 'Admin' },
  suspended: 'Suspended',
  members: { one: '{count} member', other: '{count} members' },
  requests: { one: '{count} request to join', other: '{count} requests to join' },
  reports: { one: '{count} report to look at', other: '{count} reports to look at' },
  calm: 'Nothing waits',
  countFailed: 'What waits could not be counted.',
  manage: 'Manage',
  more: 'Show more',
});
