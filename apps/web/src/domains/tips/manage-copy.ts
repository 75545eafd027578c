// The texts of tips for those who run a club.
import { defineCopy } from '#platform/i18n/copy.ts';

export const manageTipsCopy = defineCopy({
  errors: {
    'clubs.not-found': 'This club doesn’t exist.',
    'clubs.staff-only': 'Only the club’s staff can do this.',
    'clubs.scope-missing': 'Your role doesn’t include this.',
    'clubs.closing': 'This club is closing, so tips can’t be turned on.',
    'tips.not-found': 'This tip doesn’t exist.',
  },
  title: 'Tips',
  loading: 'Loading tips',
  failed: 'Couldn’t load the tips',
  on: 'Take tips',
  onDetail: 'Fans can give $1 to $200 on your club page and on posts by your team.',
  turnedOn: 'Tips turned on',
  turnedOff: 'Tips turned off',
  noneTitle: 'No tips yet',
  none: 'When fans leave a tip, it shows here with their note.',
  unnamed: 'Anonymous fan',
  gone: 'Deleted account',
  yours: '{amount} for the club',
  forPost: 'For a post',
  from: 'from {name}, {date}',
  held: 'The club’s blocked words hold this note back.',
  show: 'Show note',
  note: 'Note',
  options: 'Options for note',
  remove: 'Delete note',
  removed: 'Note deleted',
  removeTitle: 'Delete this note?',
  removeText: 'The tip stays. The note can’t be restored.',
});
