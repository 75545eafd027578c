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
});
