// The texts of the running order on Home.
import { defineCopy } from '#platform/i18n/copy.ts';

export const todayCopy = defineCopy({
  title: 'Today',
  label: 'Today, {day}. {done} of {all} done',
  loading: 'Loading your day',
  failed: 'Couldn’t load your day',
  anyTime: 'Any time',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  done: 'Done: {stamp}',
  doneStamp: 'Done',
  ends: 'ends {time}',
  endsIn: 'Ends in',
  ended: 'Ended',
  units: { days: 'd', hours: 'h', minutes: 'm', seconds: 's' },
  allDone: 'All done for today',
  allDoneText: 'Nothing else needs you today.',
  nothing: 'Nothing due today',
  nothingText: 'Check-ins, missions, auctions and tickets appear here when they need you.',
  isNew: 'Your day starts with a club',
  isNewText: 'Join a club, and its check-ins, missions and auctions appear here.',
  discover: 'Discover clubs',
  more: 'Show {count} more',
  tasks: 'All tasks',
});
