// The words of a club's deletion: what happens to everything of value in it.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const deletionCopy = defineCopy({
  errors: clubErrorSentences,
  title: 'What happens to what’s in it',
  failed: 'Couldn’t load what’s in this club',
  balance: {
    title: '{amount} in earnings',
    detail: 'Becomes a last payout to you. The site operator approves it, as with every payout.',
  },
  budget: {
    title: '{amount} in your reward budget',
    detail: 'Goes back to your earnings when the club closes. Missions end then, and pay no more rewards.',
  },
  campaigns: {
    title: '{amount} set aside for campaigns',
    detail:
      'Campaigns that haven’t opened are canceled. Running ones close, and winners get their prizes. What nobody wins goes to your earnings.',
  },
  campaignItems: {
    title: { one: '{count} item set aside for campaigns', other: '{count} items set aside for campaigns' },
    detail:
      'Winners get theirs when running campaigns close. The others go back to the club and aren’t given to anyone.',
  },
  tickets: {
    title: { one: '{count} unused ticket of a fan', other: '{count} unused tickets of fans' },
    detail:
      'Fans keep them, but no one can scan them after the club closes. They aren’t refunded by deleting the club.',
  },
  items: {
    title: { one: '{count} item of a fan', other: '{count} items of fans' },
    detail: 'Fans keep them. No new copies are made.',
  },
  auctionsLed: {
    title: { one: '{count} auction with bids', other: '{count} auctions with bids' },
    detail: 'The highest bidder wins and pays, at the end of the auction or when the club closes.',
  },
  auctionsWithoutBid: {
    title: { one: '{count} auction without bids', other: '{count} auctions without bids' },
    detail: 'Canceled when the club closes. No one can bid from now on.',
  },
  resales: {
    title: { one: '{count} item that a fan offers', other: '{count} items that fans offer' },
    detail: 'Taken off the market. The items go back to their sellers.',
  },
  store: {
    title: { one: '{count} item in your store', other: '{count} items in your store' },
    detail: 'No one can buy from now on.',
  },
  packs: {
    title: { one: '{count} pack', other: '{count} packs' },
    detail: 'No one can open packs from now on. Past draws can still be verified.',
  },
  members: {
    title: { one: '{count} member', other: '{count} members' },
    detail: 'Memberships end when the club closes.',
  },
});
