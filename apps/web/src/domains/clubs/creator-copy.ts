// Every text about the clubs that a person runs.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const creatorCopy = defineCopy({
  errors: clubErrorSentences,
  title: 'Clubs I run',
  desk: 'Dashboard',
  deskDetail: 'What waits in all your clubs, and how today is going',
  goOn: 'Continue creating {name}',
  goOnPlain: 'Continue your draft',
  draft: 'Draft saved on this phone',
  loading: 'Loading your clubs',
  retry: 'Try again',
  failedTitle: 'Couldn’t load your clubs',
  emptyTitle: 'No clubs of your own yet',
  empty:
    'Create a club in five short steps: name, category, color, tiers and access. It takes about two minutes.',
  roles: { owner: 'Owner', admin: 'Admin' },
  suspended: 'Suspended',
  members: { one: '{count} member', other: '{count} members' },
  requests: { one: '{count} join request', other: '{count} join requests' },
  reports: { one: '{count} report to review', other: '{count} reports to review' },
  calm: 'Nothing waiting for you',
  countFailed: 'Couldn’t load requests and reports.',
  manage: 'Manage',
  more: 'Show more',
});
