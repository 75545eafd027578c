// The texts of one's own bids and sales, as the profile leads to them.
import type { ListingState } from '@stagepass/contract/market/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const ownTradesCopy = defineCopy({
  row: 'Bids and sales',
  rowDetail: 'Your bids and listings',
  title: 'Bids and sales',
  which: 'Show',
  bids: 'Bids',
  sales: 'Sales',
  moreFailed: 'Couldn’t load more sales.',
  failed: 'Couldn’t load your sales',
  emptyTitle: 'Nothing for sale',
  empty: 'Open an item in your inventory and tap Sell. Your listings show here.',
  toThings: 'Go to inventory',
  states: {
    open: 'For sale at {price}',
    paused: 'Paused at {price}',
    sold: 'Sold for {price}',
    closed: 'Ended, {price}',
  } as const satisfies Record<ListingState, string>,
  number: '#{number}',
});
