// What the market refuses, in the words of those who buy and sell.
import { spendErrors } from '#domains/ledger/public/spend-copy.ts';

export const marketErrors = {
  ...spendErrors,
  'tokens.not-enough': 'You don’t have that many tokens. Nothing was spent.',
  'market.not-found': 'This is no longer for sale. Nothing was charged.',
  'market.sold': 'Another fan just bought the last copy. Nothing was charged.',
  'market.price-changed': 'The price has changed. Nothing was charged. Check the price, then try again.',
  'market.condition-unmet': 'You don’t meet the club’s requirements for this item. Nothing was charged.',
  'market.limit-reached': 'You’ve bought the maximum per fan. Nothing was charged.',
  'market.not-for-sale': 'This isn’t for sale right now. Nothing was charged.',
  'market.own-listing': 'This is your own listing.',
  'market.seller-gone': 'The seller can’t sell anymore. Nothing was charged.',
  'market.royalty-changed':
    'The club’s royalty has changed. Nothing was listed. Check what you get, then try again.',
  'market.already-listed': 'This copy is already for sale.',
  'market.too-many': 'You can have up to 200 listings. End one first.',
  'items.sold-out': 'No copies are left. Nothing was charged.',
  'items.design-not-live': 'No copies of this item can be made right now. Nothing was charged.',
  'items.design-hidden': 'This item is hidden after a report. It can’t be sold right now.',
  'items.cannot-be-redeemed':
    'This ticket or coupon can’t be redeemed anymore, so it can’t be listed. Ask the club to set its place and times.',
  'items.not-there': 'This copy isn’t there anymore. Reload the page.',
  'items.not-free': 'This copy is for sale, in an auction or already used.',
  'items.not-yours': 'This item belongs to another fan.',
  'items.not-transferable': 'This item can’t be given away or sold.',
  'items.transfer-closed': 'It’s too close to the event. This item can’t be given away or sold now.',
} as const;
