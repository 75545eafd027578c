// What the market refuses, in the words of those who buy and sell.
import { spendErrors } from '#domains/auctions/public/spend-copy.ts';

export const marketErrors = {
  ...spendErrors,
  'market.not-found': 'This is not for sale any more.',
  'market.sold': 'The last copy is gone. Nothing was charged.',
  'market.price-changed': 'The price is another one now. Nothing was charged: look again.',
  'market.condition-unmet':
    'The club sells this to some fans only, and something is missing. Nothing was charged.',
  'market.limit-reached': 'You have bought as many of these as one fan may.',
  'market.not-for-sale': 'This cannot be bought right now.',
  'market.own-listing': 'This is your own listing.',
  'market.seller-gone': 'Its seller cannot sell any more. Nothing was charged.',
  'market.royalty-changed':
    'The club takes another royalty by now. Nothing was put up: look at what you get.',
  'market.already-listed': 'This copy is for sale already.',
  'market.too-many': 'Two hundred listings at once are the most. Take one back first.',
  'items.sold-out': 'The last copy is gone. Nothing was charged.',
  'items.design-not-live': 'No copies are made of this now.',
  'items.design-hidden': 'This item is out of sight after a report: it cannot be sold meanwhile.',
  'items.not-there': 'This copy is not there any more. Look again.',
  'items.not-free': 'This copy is up for sale or handed in already. Take it back first.',
  'items.not-yours': 'This item belongs to somebody else.',
  'items.not-transferable': 'This item is bound to its holder and cannot be sold.',
  'items.transfer-closed': 'Doors are near: this item stays with its holder now.',
} as const;
