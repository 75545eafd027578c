// The texts of the wallet, and the names of what moves money.
import type { SpendKind, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';

/** What a line is called where money left. */
const out = {
  store: 'Bought in the store',
  resale: 'Bought from a fan',
  auction: 'Won at auction',
  gacha: 'Packs',
  subscription: 'Plan',
  token: 'Fan tokens',
  licence: 'Licence',
  gift: 'Gift',
  vote: 'Votes',
  'top-up': 'Top-up taken back',
  'top-up-return': 'Back to the card',
  dispute: 'Disputed payment',
  refund: 'Refund',
  royalty: 'Royalty',
  reward: 'Reward taken back',
  payout: 'Payout',
  adjustment: 'Correction',
} as const satisfies Record<TransferKind, string>;

/** And where it came in. */
const into = {
  ...out,
  store: 'Sold in the store',
  resale: 'Sold to a fan',
  auction: 'Sold at auction',
  'top-up': 'Top-up',
  'top-up-return': 'Return came back',
  dispute: 'Dispute settled',
  reward: 'Reward',
} as const satisfies Record<TransferKind, string>;

const held = {
  store: 'Held for the store',
  resale: 'Held for a sale',
  auction: 'Bid held',
  gacha: 'Held for packs',
  subscription: 'Held for a plan',
  token: 'Held for tokens',
  licence: 'Held for a licence',
  gift: 'Held for a gift',
  vote: 'Held for votes',
} as const satisfies Record<SpendKind, string>;

export const ledgerCopy = defineCopy({
  errors: ledgerErrors,
  into,
  out,
  held,
  purse: 'Wallet, {amount}',
  wallet: {
    title: 'Wallet',
    limits: 'Spending limits',
    failed: 'The wallet stays shut',
    credits: { one: '{count} credit', other: '{count} credits' },
    nothingHeld: '{credits}, nothing held',
    someHeld: '{credits} free, {held} held',
    topUp: 'Top up',
    statement: 'Statement',
    heldTitle: 'Held for now',
    heldText: 'Yours until the lot ends. Outbid, and it is free at once.',
    tray: 'In the coin tray',
    trayNote: 'Fan tokens',
    token: '{count} tokens of {club}',
    slip: 'Latest lines',
    number: '{date}, Nº {number}',
    left: 'Left in the wallet',
    whole: 'Whole statement',
    more: { one: 'and {count} more', other: 'and {count} more' },
    slipFailed: 'The statement did not print',
    emptyTitle: 'Nothing printed yet',
    empty: 'Top up, and the first line comes out here.',
    paused: 'You paused all spending until {date}. Nobody can undo that, not even you.',
    frozen: 'A payment of yours is disputed. Nothing can be spent until it is settled.',
    owed: '{amount} of a payment was taken back. Your next top-ups pay it first.',
    ways: 'More about your money',
    limitsNone: 'None set',
    limitsLeft: '{left} left this month',
    limitsToday: '{left} left today',
    back: 'Send back what is unspent',
    backDetail: '{amount} can go back to the card',
    heads: 'Daily fingerprints',
  },
});
