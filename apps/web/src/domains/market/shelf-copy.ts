// The texts of a club's market: its tabs, filters, tiles and empty lists.
import { defineCopy } from '#platform/i18n/copy.ts';

export const shelfCopy = defineCopy({
  loading: 'Loading market',
  title: 'Market',
  titleOf: '{club} market',
  failed: 'Couldn’t load the market',
  manage: 'Manage store',
  tabs: { label: 'Market tabs', store: 'Store', resale: 'Resale', auctions: 'Auctions' },
  filter: {
    open: 'Filter and sort',
    opened: 'Filter and sort, {count} on',
    title: 'Filter and sort',
    rarity: 'Rarity',
    kind: 'Type',
    sort: 'Sort by',
    sorts: {
      newest: 'Newest',
      cheapest: 'Price: low to high',
      dearest: 'Price: high to low',
      rarest: 'Rarest',
    },
    search: 'Search by name',
    clear: 'Clear all',
    done: 'Show items',
    one: 'Listings of one item',
    all: 'Show all items',
  },
  empty: {
    store: {
      title: 'The store is empty',
      text: 'The club isn’t selling anything right now. Fans may be reselling items.',
    },
    resale: { title: 'No resale listings', text: 'No fan is selling anything here right now.' },
    auctions: { title: 'No auctions', text: 'This club has no live or upcoming auctions.' },
    filtered: { title: 'No results', text: 'No items match your search and filters.' },
    toResale: 'View resale',
    toStore: 'View store',
    toInventory: 'Sell an item',
  },
  tile: {
    label: '{name}, {quality}, {price}, {note}',
    left: { one: '{count} left', other: '{count} left' },
    open: 'Unlimited',
    soldOut: 'Sold out',
    paused: 'Paused',
    locked: 'Some fans only',
    soon: 'From {when}',
    by: 'by {name}',
    number: '#{number}, {seller}',
  },
});
