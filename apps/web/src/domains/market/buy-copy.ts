// The texts of a purchase: the quote before it, and what is said after.
import { defineCopy } from '#platform/i18n/copy.ts';
import { marketErrors } from './error-copy.ts';

export const buyCopy = defineCopy({
  errors: marketErrors,
  quote: {
    title: 'Order summary',
    loading: 'Loading price',
    failed: 'Couldn’t load the price',
    item: '{name}',
    discount: 'Tier discount, {percent}% off',
    total: 'Total',
    to: 'Where your money goes',
    tokensGone: 'These tokens are spent for good. The club doesn’t keep them, and no other fan gets them.',
    toClub: 'Club',
    toSeller: 'Seller',
    royalty: 'Club royalty, {percent}%',
    fee: 'StagePass fee, {percent}%',
    pay: 'Pay',
    free: 'Get for free',
    purchase: 'This purchase',
    topUp: 'Top up',
    getToken: 'Get {symbol}',
    changed: 'The price is now {price}. Nothing was charged. Check the price, then pay.',
    done: 'You bought #{number}',
    receipt: 'View receipt',
    inventory: 'View item',
  },
});
