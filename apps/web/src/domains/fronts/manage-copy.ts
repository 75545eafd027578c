// The texts of a club's management screen and of the screen that manages its members.
import { defineCopy } from '#platform/i18n/copy.ts';

export const manageCopy = defineCopy({
  loading: 'Loading',
  retry: 'Try again',
  title: 'Manage',
  waiting: 'Waiting for you',
  waitingFailed: "Couldn't load what is waiting for you.",
  allQuiet: 'Nothing is waiting for you. Go and enjoy the show.',
  members: 'Members',
  thisWeek: 'New this week',
  seeMembers: 'See members',
  seeAsFan: 'See the club as a fan',
  settings: 'Club settings',
  hub: 'Parts of the club to manage',
  download: 'Export CSV',
  downloadFailed: "Couldn't export the members. Try again.",
  invite: 'Invite people',
});
