// The texts of a lot as a tile, and of the strip of those that end first: all that a club's home and Discover need.
import { defineCopy } from '#platform/i18n/copy.ts';

export const tileCopy = defineCopy({
  label: '{title}, {quality}, {price}, {when}',
  leading: 'You lead',
  outbid: 'Outbid',
  ends: 'Ends in {left}',
  opens: 'Opens {when}',
  ended: 'Ended',
  days: { one: '{count} day', other: '{count} days' },
  hours: { one: '{count} hour', other: '{count} hours' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  soon: { title: 'On now', all: 'All auctions' },
});
