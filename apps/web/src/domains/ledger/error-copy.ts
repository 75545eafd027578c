// One sentence for each reason why something of the wallet is refused.

export const ledgerErrors = {
  'ledger.transfer-not-found': 'This transaction isn’t in your wallet.',
  'ledger.exclusion-shorter': 'Your current pause is longer than that. A pause can’t be shortened.',
  'ledger.identity-known': 'Your birth date and country are already saved and can’t be changed here.',
  'ledger.identity-needed': 'Add your birth date and country first. Nothing was charged.',
  'ledger.birth-date': 'Enter a valid birth date.',
  'ledger.too-young': 'You must be 13 or older to use money on StagePass. You can use everything else.',
  'ledger.country-unknown': 'Choose a country from the list.',
  'ledger.excluded':
    'You paused your spending. Nothing was charged. You can spend again when the pause ends.',
  'ledger.frozen':
    'One of your payments is disputed. Nothing was charged. You can spend again when the dispute is settled.',
  'ledger.top-up-off': 'Top-ups are off: this site has no payment service set up.',
  'ledger.top-up-cap':
    'This is more than you can top up this month. Nothing was charged. Choose a smaller amount.',
  'ledger.top-up-not-found': 'This top-up isn’t in your wallet.',
  'ledger.top-up-not-open': 'This top-up has already ended.',
  'ledger.test-payment-off': 'Test payments only work in the demo.',
  'ledger.payment-unreachable':
    'The payment service isn’t responding. Nothing was charged. Try again in a moment.',
  'ledger.nothing-to-return': 'Nothing of this top-up can be refunded: it’s spent, held or already refunded.',
  'ledger.return-changed':
    'The refundable amount has changed. Nothing was refunded. Check the new amount and try again.',
  'ledger.return-too-late': 'Top-ups can be refunded for 14 days. This one is older.',
  'ledger.card-not-found': 'This card isn’t saved any more. Nothing was charged. Choose another card.',
  'ledger.cards-full': 'You can save up to 5 cards. Remove one before you add another.',
  'ledger.card-charge-not-found': 'This card payment isn’t in your wallet.',
  'ledger.card-charge-not-waiting':
    'This card payment isn’t waiting for your confirmation any more. Check how it ended.',
  'ledger.range': 'Choose a start date before the end date, at most a year apart.',
  'ledger.not-payable': 'That’s more than can be paid out now. Enter a smaller amount.',
  'clubs.owner-only': 'Only the club’s owner can request payouts.',
  'clubs.staff-only': 'Only the club’s staff can see this.',
} as const;
