// The texts about the ledger's published daily hashes: what they are, which ones this phone saved, and how to verify them.
import { defineCopy } from '#platform/i18n/copy.ts';

export const headsCopy = defineCopy({
  title: 'Daily hashes',
  lead: 'After every day (UTC), StagePass publishes one hash of all transactions of all fans so far, in order. If a past transaction were changed, every hash from that day on would be different.',
  failed: 'Couldn’t load the daily hashes',
  emptyTitle: 'No hashes yet',
  empty: 'The first hash is published after midnight UTC.',
  first: 'This phone saved these hashes. Come back another day to compare them.',
  same: {
    one: 'The hash of {since} that this phone saved hasn’t changed.',
    other: 'All {count} hashes that this phone saved since {since} are unchanged.',
  },
  changed:
    'The hash of {days} isn’t the one this phone saved. Either this is a different ledger, such as a demo that was reset, or past transactions were changed. Compare with a hash that another fan saved.',
  forget: 'Save the new hashes',
  print: 'Hash of {date}',
  through: 'Covers all transactions up to batch {n}',
  how: 'How to verify',
  checks: {
    own: 'Your own transactions: open a receipt and verify it on this phone. The receipt names its batch. A daily hash covers every batch up to the number beside it.',
    keep: 'Save a hash: write it down or send it to a friend. It must be the same for everyone, today and in a year.',
    limit:
      'What you can’t verify: other fans’ transactions are private, so you can’t recompute a whole day. An auditor with access can, with the audit that comes with StagePass.',
  },
});
