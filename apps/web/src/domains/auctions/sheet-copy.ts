// The texts of the sheet in which a bid is placed or a maximum raised: not part of an auction's first screen.
import { defineCopy } from '#platform/i18n/copy.ts';

export const sheetCopy = defineCopy({
  bid: {
    amount: 'Your bid',
    lower: 'Lower bid by {step}',
    higher: 'Raise bid by {step}',
    lowest: 'Lowest bid allowed right now',
    moved: 'The lowest bid is now {amount}.',
  },
  raise: {
    amount: 'Your maximum bid',
    lower: 'Lower maximum by {step}',
    higher: 'Raise maximum by {step}',
    lowest: 'Lowest maximum allowed right now',
    moved: 'The lowest maximum is now {amount}.',
  },
  nowLeading: 'You’re the highest bidder now. You can raise your maximum.',
  raiseLead: 'You’re the highest bidder. A higher maximum doesn’t change the current bid.',
  steps: 'Quick steps',
  max: {
    upTo: 'Bid for me up to {amount}',
    secret: 'Nobody sees your maximum',
    change: 'Change',
    changeLabel: 'Change maximum, {amount}',
    automatic: 'Automatic bids up to a maximum',
    field: 'Maximum bid in dollars',
    tooLow: 'Enter more than {amount}, such as 250 or 250.50.',
    quick: 'Quick amounts',
    note: 'Automatic bids up to {amount}',
  },
  heldBid: 'Held (your bid)',
  heldMax: 'Held (your maximum)',
  heldBefore: 'Already held',
  release:
    'If you’re outbid, the {amount} is released right away. If you win, you pay only the winning price.',
});
