// The texts of the slip that says what a payment or a bid leaves in the wallet.
import { defineCopy } from '#platform/i18n/copy.ts';

export const spendSlipCopy = defineCopy({
  label: 'Your wallet',
  loading: 'Loading your balance',
  failed: 'Couldn’t load your balance',
  both: 'Available {available} · Held {held}',
  now: 'Available now',
  after: 'Available after',
  missing: 'You need {amount} more',
  topUp: 'Top up',
  token: 'View {symbol}',
  over: { day: 'Over your daily spending limit', month: 'Over your monthly spending limit' },
  overLeft: {
    day: 'You have {left} of {limit} left today. Your limit resets on {when}.',
    month: 'You have {left} of {limit} left this month. Your limit resets on {when}.',
  },
  limits: 'View spending limits',
});
