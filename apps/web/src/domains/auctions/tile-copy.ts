// The texts of an auction as a tile, and of the strip of those that end first: all that a club's home and Discover need.
import { defineCopy } from '#platform/i18n/copy.ts';

export const tileCopy = defineCopy({
  label: '{title}, {quality}, {price}, {when}',
  leading: 'Highest bidder',
  outbid: 'Outbid',
  ends: 'Ends in {left}',
  opens: 'Starts {when}',
  ended: 'Ended',
  days: { one: '{count} day', other: '{count} days' },
  hours: { one: '{count} hour', other: '{count} hours' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  soon: { title: 'Live auctions', all: 'All auctions' },
});
