// The texts of spending limits and of the pause, inside settings.
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';

export const limitsCopy = defineCopy({
  errors: ledgerErrors,
  section: 'Money',
  walletRow: 'Wallet',
  walletDetail: 'Balance, transactions, top up',
  row: 'Spending limits',
  rowDetail: 'Set a limit or pause spending',
  title: 'Spending limits',
  lead: 'Set how much you can spend. A lower limit applies right away, a higher one after 24 hours.',
  failed: 'Couldn’t load your limits',
  day: 'Daily limit, in dollars',
  month: 'Monthly limit, in dollars',
  spentToday: '{amount} spent or held today',
  spentMonth: '{amount} spent or held this month',
  counts:
    'Your limits count everything you buy with credit, packs included, and money held for your bids. Top-ups and fan tokens don’t count. Money that’s released stops counting. A refund doesn’t raise what’s left.',
  none: 'No limit',
  wrong: 'Enter an amount, such as 20 or 20.50, or leave it empty.',
  under: 'This is higher than your monthly limit, so it has no effect.',
  save: 'Save limits',
  saved: 'Saved. Your limits apply now.',
  savedLater: 'Saved. Higher limits apply from {date}.',
  next: 'From {date}: {day} a day, {month} a month.',
  noneWord: 'no limit',
  utc: 'Days and months end at midnight UTC.',
  pause: 'Pause spending',
  pauseLead:
    'During a pause you can’t buy, bid, open packs or top up. A pause can’t be undone or shortened. Your items and credit stay yours.',
  paused: 'Paused until {date}.',
  longer: 'You can extend the pause, but not shorten it.',
  choose: 'How long',
  days: { one: '{count} day', other: '{count} days' },
  start: { one: 'Pause for {count} day', other: 'Pause for {count} days' },
  sureTitle: { one: 'Pause all spending for {count} day?', other: 'Pause all spending for {count} days?' },
  sure: 'You can’t spend or top up until {date}. Nobody can undo the pause, not even StagePass.',
  started: 'Spending paused',
});
