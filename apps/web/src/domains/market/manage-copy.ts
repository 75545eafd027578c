// The texts of the club's own store, as those who run it read them.
import { defineCopy } from '#platform/i18n/copy.ts';

export const manageStoreCopy = defineCopy({
  errors: {
    'clubs.staff-only': 'Only the club’s staff can do this.',
    'clubs.closing': 'This club is closing, so nothing new can be sold.',
  },
  loading: 'Loading store',
  more: 'Show more',
  title: 'Store',
  week: '{amount} this week',
  orders: 'Orders',
  add: 'Add to store',
  addAuction: 'New auction',
  tabs: { label: 'Store and auctions', store: 'Store', auctions: 'Auctions' },
  failed: 'Couldn’t load the store',
  emptyTitle: 'Your store is empty',
  empty: 'Add an item so fans can buy it. Every copy has its own number.',
  row: {
    left: { one: '{count} left', other: '{count} left' },
    open: 'Unlimited',
    sold: { one: '{count} sold', other: '{count} sold' },
    perFan: { one: '{count} per fan', other: '{count} per fan' },
    edition: 'edition of {size}',
    paused: 'Paused',
    soldOut: 'Sold out',
    closed: 'Ended',
    opens: 'Starts {when}',
    forSome: 'Some fans only',
    open_: 'Edit {name}',
  },
  royalty: {
    title: 'Resale royalty',
    row: '{percent}% of each resale goes to the club',
    lead: 'The club’s share when fans resell to each other. Current listings keep the royalty they started with.',
    field: 'Royalty in percent',
    lower: 'Lower by 0.5%',
    higher: 'Raise by 0.5%',
    example: 'If a fan resells for {price}, the club gets {royalty}, StagePass {fee} and the seller {rest}.',
    save: 'Save royalty',
    saved: 'Royalty saved',
  },
});
