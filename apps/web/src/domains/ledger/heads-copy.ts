// The texts about the ledger's published fingerprints: what they are, what this phone has noted, and how to check.
import { defineCopy } from '#platform/i18n/copy.ts';

export const headsCopy = defineCopy({
  title: 'Daily fingerprints',
  lead: 'After every day (UTC) one fingerprint is taken of all that was ever booked here, of everybody, in its order. If a single line were changed later, none from that day on would fit.',
  failed: 'The fingerprints did not come',
  emptyTitle: 'None yet',
  empty: 'The first is taken when this day is over, at midnight UTC.',
  first: 'This phone has noted these. Come back on another day, and it compares them.',
  same: {
    one: 'The one that this phone noted before, of {since}, still reads the same.',
    other: 'All {count} that this phone noted before, since {since}, still read the same.',
  },
  changed:
    'The fingerprint of {days} is not the one that this phone noted. Either this is another ledger, such as a demo that was begun anew, or what was booked has been changed. Ask somebody else which one they noted.',
  forget: 'Note them anew',
  print: 'Fingerprint of {date}',
  through: 'Everything up to seal Nº {n}',
  how: 'How to check',
  checks: {
    own: 'Your own lines: a receipt in your statement recomputes its line on this phone and names its seal. A fingerprint covers every seal up to the number beside it.',
    keep: 'Keep one: note it down, or send it to a friend. It must read the same for everybody, today and in a year.',
    limit:
      'What it cannot do: the lines of others are private, so nobody recomputes a whole day from here. An auditor who is let in does, with the audit that comes with StagePass.',
  },
});
