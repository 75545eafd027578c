// The texts of a club's management screen and of the screen that manages its members.
import { defineCopy } from '#platform/i18n/copy.ts';

export const manageCopy = defineCopy({
  loading: 'Loading what’s waiting for you',
  retry: 'Try again',
  title: 'Manage',
  waiting: 'Waiting for you',
  waitingFailed: 'Couldn’t load what’s waiting for you.',
  allQuiet: 'Nothing is waiting for you.',
  members: 'Members',
  thisWeek: 'New this week',
  seeMembers: 'View members',
  seeAsFan: 'View club as a fan',
  settings: 'Club settings',
  hub: 'Manage club',
  download: 'Export CSV',
  downloadFailed: 'Couldn’t export the members. Try again.',
  invite: 'Invite people',
});
