// The texts of spending limits and of the pause, inside settings.
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';

export const limitsCopy = defineCopy({
  errors: ledgerErrors,
  section: 'Money',
  walletRow: 'Wallet',
  walletDetail: 'Credits, statement, top up',
  row: 'Spending limits',
  rowDetail: 'A limit of your own, or a pause',
  title: 'Spending limits',
  lead: 'You decide how much you can spend. A lower limit counts at once, a higher one after a day.',
  failed: 'The limits did not arrive',
  day: 'A day, in dollars',
  month: 'A month, in dollars',
  spentToday: '{amount} spent today',
  spentMonth: '{amount} spent this month',
  none: 'No limit',
  wrong: 'Type an amount, such as 20 or 20.50, or leave it empty.',
  under: 'A day’s limit above the month’s never counts.',
  save: 'Save the limits',
  saved: 'Saved. It counts at once.',
  savedLater: 'Saved. What is higher counts from {date}.',
  next: 'From {date}: {day} a day, {month} a month.',
  noneWord: 'no limit',
  utc: 'A day and a month end at midnight UTC.',
  pause: 'Take a pause',
  pauseLead:
    'Nothing can be bought, bid, drawn or topped up while it lasts. It cannot be taken back or shortened. What you have stays yours.',
  paused: 'Paused until {date}.',
  longer: 'You can make it longer, not shorter.',
  choose: 'For how long',
  days: { one: '{count} day', other: '{count} days' },
  start: { one: 'Pause for {count} day', other: 'Pause for {count} days' },
  sureTitle: { one: 'Pause all spending for {count} day?', other: 'Pause all spending for {count} days?' },
  sure: 'Until {date} you cannot spend or top up, and nobody can undo it, not even us.',
  started: 'Paused. Enjoy the quiet.',
});
