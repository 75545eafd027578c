// The texts of tips for fans: giving one to a club, or for a post of its staff.
import { spendErrors } from '#domains/ledger/public/spend-copy.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const tipsCopy = defineCopy({
  errors: {
    ...spendErrors,
    'clubs.not-found': 'This club doesn’t exist.',
    'clubs.muted': 'You’re muted in this club. You can give a tip without a note.',
    'posts.text-blocked':
      'This club doesn’t allow some of these words. Nothing was charged. Change your note.',
    'posts.link-blocked': 'This club doesn’t allow this link. Nothing was charged. Change your note.',
    'posts.not-found': 'This post doesn’t exist anymore. Nothing was charged.',
    'tips.off': 'This club doesn’t take tips right now. Nothing was charged.',
    'tips.own-club': 'You’re on this club’s staff, so you can’t tip it. Nothing was charged.',
  },
  title: 'Tip {club}',
  lead: 'The club gets your tip, minus our fee.',
  more: 'Other amount',
  post: 'Leave a tip',
  sheet: {
    title: 'Tip {club}',
    amount: 'Amount',
    other: 'Other',
    otherNote: '$1 to $200',
    otherLabel: 'Amount in dollars',
    otherWrong: 'Enter an amount from $1 to $200.',
    note: 'Note to the club (optional)',
    noteHint: 'Only the club’s staff can read it.',
    anonymous: 'Don’t show my name',
    line: 'Tip',
    final: 'Tips can’t be refunded.',
    pay: 'Give tip',
    topUp: 'Top up first',
    done: 'Thank you! {club} got your tip of {amount}.',
    receipt: 'View receipt',
  },
});
