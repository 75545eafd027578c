// The texts of selling an own copy.
import { defineCopy } from '#platform/i18n/copy.ts';
import { marketErrors } from './error-copy.ts';

export const sellCopy = defineCopy({
  errors: marketErrors,
  back: 'Back',
  loading: 'Counting',
  retry: 'Try again',
  title: 'Sell {name}',
  changeTitle: 'Another price',
  lead: 'Number {number} goes on the club’s resale. Until it is sold or taken back, it cannot be used, given or burned.',
  price: 'Price in dollars',
  noAmount: 'Write an amount such as 12 or 12.50.',
  bounds: 'Between $0.50 and $50,000.',
  floor: 'The cheapest one now is {price}.',
  last: 'The last one went for {price}.',
  buyerPays: 'A buyer pays',
  royalty: 'Royalty to the club, {percent}\u00a0%',
  fee: 'StagePass fee, {percent}\u00a0%',
  youGet: 'You get',
  confirm: 'Put up for sale',
  change: 'Set this price',
  done: 'On sale for {price}.',
  see: 'See it',
  takeBack: 'Take it back',
  takeBackTitle: 'Take it back from sale?',
  takeBackText: 'It goes back to your vault, and can be used, given or sold again.',
  takenBack: 'Back in your vault.',
  newPrice: 'Change price',
  quoteFailed: 'What you would get could not be counted. Try again.',
  note: 'Last sold for {price}',
  noteFloor: 'Cheapest now {price}',
});
