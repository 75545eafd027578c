// The texts of retiring an item: where it is offered, and what happens there.
import { defineCopy } from '#platform/i18n/copy.ts';

export const retireCopy = defineCopy({
  failed: 'Couldn’t check where this item is offered',
  nowhere: 'It isn’t in the store, a pack, an auction or resale right now.',
  offered: 'It’s offered here right now:',
  counts: {
    store: { one: '{count} store listing', other: '{count} store listings' },
    packs: { one: '{count} pack', other: '{count} packs' },
    auctions: { one: '{count} auction', other: '{count} auctions' },
    resale: { one: '{count} resale listing', other: '{count} resale listings' },
  },
  becomes: {
    store: 'Sells out at once. Only returned copies in the listing can still be bought.',
    packs: 'Closes, because its odds can’t be kept. Publish new odds without this item to reopen it.',
    auctions: 'Continues. Its copy is already set aside for the winner.',
    resale: 'Continues. Fans can still sell and buy copies.',
  },
  names: {
    store: 'In the store for {price}',
    storeTokens: 'In the store for fan tokens',
    auction: '{title}, #{number}, at {price}',
    resale: 'Copy #{number} for {price}',
  },
  states: { paused: '(paused)', scheduled: '(not started yet)' },
  more: { one: 'and {count} more', other: 'and {count} more' },
});
