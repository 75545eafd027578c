// Owns the texts of licenses.

import { spendErrors } from '#domains/ledger/public/spend-copy.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const licenseCopy = defineCopy({
  title: 'License',
  failed: 'Couldn’t load the license',
  on: 'You’re on {name}',
  since: 'since {date}',
  use: { members: 'Members', admins: 'Admins', missions: 'Missions' },
  of: '{used} of {allowed}',
  near: 'Nearly all used',
  reached: 'Limit reached',
  over: 'This is more than the license allows. Nothing is deleted, but nothing can be added.',
  plans: 'Licenses',
  rows: {
    price: 'A month',
    members: 'Members',
    admins: 'Admins',
    missions: 'Missions',
    ai_answers: 'AI answers',
    fee_bp: 'Our fee',
  },
  adminsHint:
    'Beside the owner. Missions count while they’re live, scheduled or paused. Our fee is on what your club sells itself; resale is always 2.5%.',
  noLimit: 'No limit',
  choose: 'Show {name}',
  current: 'Current',
  ownerOnly: 'Only the club’s owner can change the license.',
  renews: 'Renews on {date} for {amount}.',
  granted: 'Granted by the site operator.',
  grantedUntil: 'Granted by the site operator until {date}. Then the club is on Free.',
  planned: 'Your club moves to {name} on {date}.',
  unpaid: 'This month couldn’t be paid. We’ll try again on {date}. Nothing is deleted if it fails.',
  payments: 'Payments',
  act: {
    buy: 'Move to {name}',
    raise: 'Move to {name}',
    retry: 'Pay for {name}',
    lower: 'Move to {name}',
    drop: 'Move to {name} now',
    keep: 'Keep {name}',
  },
  none: {
    current: 'Your club is on this license.',
    granted: 'You can choose this one when the granted license ends.',
    planned: 'Your club moves to this license when the month ends.',
  },
  hint: 'Nothing is deleted if you move back.',
  sheet: {
    buy: 'Your club gets everything in {name} at once, for a month. It renews every month until you move back.',
    raise:
      'Your club gets everything in {name} at once. You pay the difference for the days left this month, then {amount} a month.',
    retry: 'This pays the month of {name} that couldn’t be paid. The license stays without a gap.',
    lower:
      'Your club keeps {from} until {date}. Nothing is deleted: what is above the limits of {name} stays, and only new members, admins or missions are refused.',
    drop: 'Your club moves at once. Nothing is deleted: what is above the limits of {name} stays, and only new members, admins or missions are refused.',
    keep: 'The planned move is canceled. {name} renews on {date}.',
    from: 'Pay from',
    club: 'Club balance',
    wallet: 'My wallet',
    line: '{name} license',
    balance: 'Club balance now',
    after: 'Club balance after',
    short: '{amount} is missing. Pay from your wallet instead.',
    pay: 'Pay',
    topUp: 'Top up',
    done: 'Your club is on {name}',
    plannedDone: 'Your club moves to {name} on {date}',
    keptDone: 'Your club stays on {name}',
  },
  history: {
    title: 'Payments',
    failed: 'Couldn’t load the payments',
    empty: 'No payments yet',
    emptyText: 'What you pay for a license is listed here.',
    kinds: { purchase: '{name}, bought', renewal: '{name}, renewed', refund: '{name}, refunded' },
    club: 'Club balance, {date}',
    wallet: 'Wallet, {date}',
  },
  errors: {
    ...spendErrors,
    'licenses.unknown': 'This license isn’t offered anymore. Nothing was charged. Reload to see what is.',
    'licenses.already-on': 'The club already has this license. Nothing was charged.',
    'licenses.price-changed':
      'The price has changed. Nothing was charged. Check the new price and try again.',
    'licenses.granted':
      'The site operator granted this license. Nothing was charged. You can choose again when it ends.',
    'licenses.balance-short':
      'The club’s balance doesn’t cover this. Nothing was charged. Pay from your wallet instead.',
    'clubs.owner-only': 'Only the club’s owner can do this.',
    'clubs.closing': 'This club is closing. Nothing was charged.',
  },
});
