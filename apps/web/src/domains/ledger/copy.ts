// The texts of the wallet, and the names of what moves money.
import type { SpendKind, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';

/** What a line is called where money left. */
const out = {
  store: 'Bought in the store',
  resale: 'Bought from a fan',
  auction: 'Won in an auction',
  gacha: 'Packs',
  subscription: 'Subscription',
  token: 'Fan tokens',
  licence: 'License',
  gift: 'Gift',
  vote: 'Votes',
  station: 'Claimed at a station',
  'top-up': 'Top-up reversed',
  'top-up-return': 'Refund to card',
  dispute: 'Disputed payment',
  refund: 'Refund',
  royalty: 'Royalty',
  reward: 'Reward reversed',
  payout: 'Payout',
  adjustment: 'Correction',
} as const satisfies Record<TransferKind, string>;

/** And where it came in. */
const into = {
  ...out,
  store: 'Sold in the store',
  resale: 'Sold to a fan',
  auction: 'Sold in an auction',
  station: 'Claimed by a fan',
  'top-up': 'Top-up',
  'top-up-return': 'Refund to card failed',
  dispute: 'Dispute settled',
  reward: 'Reward',
} as const satisfies Record<TransferKind, string>;

const held = {
  store: 'Held for a store order',
  resale: 'Held for a resale order',
  auction: 'Held for your maximum bid',
  gacha: 'Held for packs',
  subscription: 'Held for a subscription',
  token: 'Held for fan tokens',
  licence: 'Held for a license',
  gift: 'Held for a gift',
  vote: 'Held for votes',
  station: 'Held for a station',
} as const satisfies Record<SpendKind, string>;

export const ledgerCopy = defineCopy({
  errors: ledgerErrors,
  into,
  out,
  held,
  heldBid: 'Held for your bid',
  heldBidUpTo: 'Held for your bid, up to {max}. Current bid {price}.',
  wallet: {
    title: 'Wallet',
    purchases: 'Purchases',
    purchasesDetail: 'Everything you bought, with receipts',
    limits: 'Spending limits',
    failed: 'Couldn’t load your wallet',
    credits: { one: '{count} credit', other: '{count} credits' },
    available: 'Available · {credits}',
    heldLine: 'Held {held}',
    topUp: 'Top up',
    topUpsOff: 'Top-ups are off: this site has no payment service set up.',
    statement: 'Transactions',
    heldTitle: 'Held',
    heldText: 'Set aside for your bids. If you’re outbid, this money is available again right away.',
    tray: 'Fan tokens',
    trayNote: 'By club',
    token: '{count} tokens from {club}',
    slip: 'Latest transactions',
    left: 'Available',
    whole: 'See all transactions',
    more: { one: 'and {count} more', other: 'and {count} more' },
    slipFailed: 'Couldn’t load your transactions',
    emptyTitle: 'No transactions yet',
    empty: 'Top up, and your first transaction shows here.',
    paused: 'You paused all spending until {date}. The pause can’t be undone.',
    frozen: 'One of your payments is disputed. You can’t spend until the dispute is settled.',
    owed: '{amount} of a payment was reversed. Your next top-ups pay this back first.',
    ways: 'More wallet options',
    limitsNone: 'No limits set',
    limitsLeft: '{left} left this month',
    limitsToday: '{left} left today',
    back: 'Refund unused credit',
    backDetail: '{amount} can be refunded',
    backDetailPart: '{amount} of {available} can be refunded: unused top-ups from the last 14 days',
    heads: 'Daily hashes',
  },
});
