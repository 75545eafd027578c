// The texts of the site operator's payout desk.
import { defineCopy } from '#platform/i18n/copy.ts';
import { ledgerErrors } from './error-copy.ts';
import { payoutErrors } from './payout-error-copy.ts';

export const deskCopy = defineCopy({
  errors: { ...ledgerErrors, ...payoutErrors },
  payouts: 'Payouts',
  failed: 'Couldn’t load the payouts',
  none: 'No payouts are waiting.',
  clubGone: 'A closed club',
  states: { requested: 'Waiting for approval', approved: 'Approved, not paid yet' },
  requested: 'Requested on {date}',
  owner: 'Owner',
  account: 'Account',
  showBank: 'Show bank details',
  unchecked: 'The owner’s identity isn’t checked yet. Check it before you pay.',
  closing: 'The club has closed. If you reject this payout, the platform keeps the money.',
  noBank: 'No bank details were given. Ask the owner.',
  approve: 'Approve {amount}',
  paid: 'Mark as paid',
  refuse: 'Reject',
  approved: 'Payout approved. Pay it at your bank, then mark it as paid.',
  paidDone: 'Payout of {amount} marked as paid',
  refused: 'Payout of {amount} rejected',
  paidSheet: {
    title: 'Mark {amount} as paid',
    text: 'Do this after your bank has sent the money. It can’t be undone.',
    label: 'Bank reference',
    hint: 'The club’s owner sees it.',
  },
  refuseSheet: {
    title: 'Reject the payout of {amount}',
    text: 'The money goes back to the club’s balance.',
    textClosing: 'The club has closed, so the platform keeps the money.',
    label: 'Reason',
    hint: 'The club’s owner reads it.',
  },
  identity: {
    title: 'Identity checks',
    text: 'These clubs have earned money, and nobody has checked who their owner is. Ask the owner for a photo ID, compare it with the account holder’s name, then record the check here. Don’t keep the picture.',
    none: 'No clubs are waiting for an identity check.',
    failed: 'Couldn’t load the identity checks',
    record: 'Record check',
    recordOf: 'Record identity check of {name}',
    confirm: 'Did you check who {name} is?',
    confirmText: 'From now on their clubs can be paid out. The log keeps your name and the time.',
    done: 'Identity check of {name} recorded',
  },
  noteWrong: 'Enter 3 to 300 characters.',
});
