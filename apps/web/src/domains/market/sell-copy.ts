// The texts of selling an own copy.
import { defineCopy } from '#platform/i18n/copy.ts';
import { marketErrors } from './error-copy.ts';

export const sellCopy = defineCopy({
  errors: marketErrors,
  back: 'Back',
  loading: 'Calculating',
  retry: 'Try again',
  title: 'Sell {name}',
  changeTitle: 'Change price',
  lead: 'You list copy #{number} for resale in the club’s market. Until it’s sold or you end the listing, you can’t use, gift or delete it.',
  price: 'Price in dollars',
  noAmount: 'Enter an amount, such as 12 or 12.50.',
  bounds: 'Enter a price from $0.50 to $50,000.',
  floor: 'The lowest price now is {price}.',
  last: 'The last copy sold for {price}.',
  buyerPays: 'Buyer pays',
  royalty: 'Club royalty, {percent}%',
  fee: 'StagePass fee, {percent}%',
  youGet: 'You get',
  confirm: 'List for sale',
  change: 'Change price',
  done: 'Listed for {price}',
  see: 'View listing',
  takeBack: 'End listing',
  takeBackTitle: 'End this listing?',
  takeBackText: 'The copy goes back to your inventory. You can use, gift or sell it again.',
  takenBack: 'Listing ended',
  newPrice: 'Change price',
  quoteFailed: 'Couldn’t calculate what you’d get. Try again.',
  note: 'Last sold for {price}',
  noteFloor: 'Lowest now {price}',
});
