// The texts of a purchase: the quote before it, and what is said after.
import { defineCopy } from '#platform/i18n/copy.ts';
import { marketErrors } from './error-copy.ts';

export const buyCopy = defineCopy({
  errors: marketErrors,
  quote: {
    title: 'What it costs',
    loading: 'Asking for the price',
    failed: 'The price did not come',
    item: '{name}',
    discount: 'Your tier, {percent} % off',
    total: 'You pay',
    to: 'Where it goes',
    toClub: 'To the club',
    toSeller: 'To the seller',
    royalty: 'Royalty to the club, {percent}\u00a0%',
    fee: 'StagePass fee, {percent}\u00a0%',
    pay: 'Pay',
    free: 'Take it',
    changed: 'The price is {price} now. Nothing was charged: look again, then pay.',
    done: 'Yours, no. {number}.',
    receipt: 'Receipt',
    inventory: 'See it',
  },
});
