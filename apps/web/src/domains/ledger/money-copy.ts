// The texts of a club's money: what came in, and what is paid out.
import type { TransferKind } from '@stagepass/contract/ledger/causes.ts';
import type { PayoutState } from '@stagepass/contract/ledger/payout-shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';
import { ledgerContact, payoutErrors } from './payout-error-copy.ts';

const sources = {
  store: 'Store',
  resale: 'Resale',
  auction: 'Auctions',
  gacha: 'Packs',
  subscription: 'Subscriptions',
  token: 'Fan tokens',
  licence: 'License',
  gift: 'Gifts',
  vote: 'Votes',
  station: 'Stations',
  tip: 'Tips',
  'top-up': 'Top-ups',
  'top-up-return': 'Card refunds',
  dispute: 'Disputes',
  refund: 'Refunds',
  royalty: 'Royalties',
  reward: 'Rewards',
  payout: 'Payouts',
  adjustment: 'Corrections',
} as const satisfies Record<TransferKind, string>;

const states = {
  requested: 'Waiting for approval',
  approved: 'Approved, on the way to the bank',
  paid: 'Paid',
  refused: 'Rejected, back in the club’s balance',
} as const satisfies Record<PayoutState, string>;

export const moneyCopy = defineCopy({
  errors: { ...ledgerErrors, ...payoutErrors },
  contact: ledgerContact,
  title: 'Earnings',
  failed: 'Couldn’t load the earnings',
  payable: 'Available for payout',
  balance: 'Club balance',
  reserve: 'Held for 14 days in case of disputes',
  underWay: 'On the way to the bank',
  days: 'Last 30 days',
  total: '{amount} in total',
  chart: {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    summary: 'Daily earnings from {from} to {to}: {total} in total, highest {most} on {day}.',
    summaryNone: 'No earnings from {from} to {to}.',
    day: 'Day',
    amount: 'Earnings',
  },
  sources,
  sourcesTitle: 'Earnings by source',
  sales: { one: '{count} transaction', other: '{count} transactions' },
  nothing: 'No earnings yet. Add an item to the store, and your first sale shows here.',
  ask: 'Request payout',
  steps: 'Before you can request a payout',
  done: 'Done',
  toDo: 'To do',
  leastStep: 'Have {least} available for payout',
  leastDone: '{amount} is available.',
  tooLittle: 'The minimum payout. You need {missing} more.',
  tooLittleReserve:
    'The minimum payout. You need {missing} more. {reserve} is still held: each sale is held for 14 days.',
  identityStep: 'Have your identity checked',
  identityDone: 'The site operator checked who you are.',
  unchecked:
    'Identity not checked yet. The site operator must check who you are before your first payout, and will ask you for a photo ID in the name of the account holder.',
  uncheckedContact:
    'Identity not checked yet. Send a photo of your ID, your account’s email and your club’s name to {contact}.',
  refusedContact: 'Questions about a rejected payout? Write to {contact}.',
  ownerOnly: 'Only the club’s owner can request payouts.',
  payouts: 'Payouts',
  payoutsFailed: 'Couldn’t load the payouts',
  noPayouts: 'No payouts yet.',
  states,
  asked: 'Requested on {date}',
  to: 'Account ending in {last4}',
  closingPayout: 'Remaining balance when the club closed',
  reason: 'Reason: {reason}',
  reference: 'Reference {reference}',
  sheet: {
    title: 'Request payout',
    text: 'The amount leaves the club’s balance right away. It comes back if the payout is rejected.',
    amount: 'Amount in dollars',
    amountHint: 'Up to {amount}',
    amountWrong: 'Enter an amount from {least} to {most}.',
    bankFailed: 'Couldn’t load your saved bank details',
    send: 'Send request',
    done: 'Payout of {amount} requested',
  },
});
