// The texts of one's own bids and sales, as the profile leads to them.
import type { ListingState } from '@stagepass/contract/market/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const ownTradesCopy = defineCopy({
  row: 'Bids and sales',
  rowDetail: 'What you bid on, and what you sell',
  title: 'Bids and sales',
  which: 'Which',
  bids: 'Bids',
  sales: 'Sales',
  moreFailed: 'The rest did not arrive.',
  failed: 'Your sales did not arrive',
  emptyTitle: 'Nothing up for sale',
  empty: 'Open something of yours and press Sell: it stands here until it is sold.',
  toThings: 'To your vault',
  states: {
    open: 'For sale at {price}',
    paused: 'Paused at {price}',
    sold: 'Sold for {price}',
    closed: 'Taken back, {price}',
  } as const satisfies Record<ListingState, string>,
  number: '#{number}',
});
