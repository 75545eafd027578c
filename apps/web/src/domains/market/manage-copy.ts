// The texts of the club's own store, as those who run it read them.
import { defineCopy } from '#platform/i18n/copy.ts';

export const manageStoreCopy = defineCopy({
  errors: {
    'clubs.staff-only': 'Only the club’s staff may do that.',
    'clubs.closing': 'This club is closing: nothing new can be sold.',
  },
  loading: 'Loading the store',
  more: 'Show more',
  title: 'The counter',
  week: '{amount} this week',
  add: 'Add to the store',
  addAuction: 'New auction',
  tabs: { label: 'Store and auctions', store: 'Store', auctions: 'Auctions' },
  failed: 'The counter is jammed',
  emptyTitle: 'A bare counter',
  empty: 'Put a design out and fans can buy it, each copy with its own number.',
  row: {
    left: { one: '{count} left', other: '{count} left' },
    open: 'Open run',
    sold: { one: '{count} sold', other: '{count} sold' },
    perFan: { one: '{count} per fan', other: '{count} per fan' },
    edition: 'edition of {size}',
    paused: 'Paused',
    soldOut: 'Sold out',
    closed: 'Ended',
    opens: 'Opens {when}',
    forSome: 'For some',
    open_: 'Change {name}',
  },
  royalty: {
    title: 'Resale royalty',
    row: '{percent} % of each resale goes to the club',
    lead: 'The club’s part when fans sell on to each other. What is on sale now keeps what its seller was told.',
    field: 'Royalty in percent',
    lower: 'Half a percent less',
    higher: 'Half a percent more',
    example: 'Of a resale for {price} the club gets {royalty}, StagePass {fee}, the seller {rest}.',
    save: 'Save',
    saved: 'Saved.',
  },
});
