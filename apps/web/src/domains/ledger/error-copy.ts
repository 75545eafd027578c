// One sentence for each reason why something of the wallet is refused.

export const ledgerErrors = {
  'ledger.transfer-not-found': 'There is no such line on your account.',
  'ledger.exclusion-shorter': 'Your pause lasts longer than that already, and cannot be shortened.',
  'ledger.identity-known':
    'You have said your birth date and country already. Write to us if they are wrong.',
  'ledger.identity-needed': 'Say your birth date and country first.',
  'ledger.birth-date': 'That cannot be your birth date.',
  'ledger.too-young': 'Money is for people of 13 and older. Everything else stays open to you.',
  'ledger.country-unknown': 'Choose a country from the list.',
  'ledger.excluded': 'You have paused your spending. It opens again by itself when the pause is over.',
  'ledger.frozen': 'A payment of yours is disputed. Nothing can move until that is settled.',
  'ledger.top-up-off': 'Topping up is off: no payment service is set up here.',
  'ledger.top-up-cap': 'This is more than you may top up this month.',
  'ledger.top-up-not-found': 'There is no such top-up on your account.',
  'ledger.top-up-not-open': 'This top-up has ended already.',
  'ledger.test-payment-off': 'Test payments are for the demo only.',
  'ledger.payment-unreachable':
    'The payment service does not answer. Nothing was charged; try again in a moment.',
  'ledger.nothing-to-return': 'All of this top-up is spent, held or back on the card.',
  'ledger.return-changed': 'What can go back has changed meanwhile. Look again.',
  'ledger.return-too-late': 'A top-up can go back to its card for 14 days. They are over.',
  'ledger.range': 'Those days are not in order, or are more than a year.',
  'ledger.identity-unchecked': 'Before the first payout we have to check who you are. Write to us.',
  'ledger.not-payable': 'That is more than can be paid out now.',
  'clubs.owner-only': 'Only the owner takes money out of the club.',
  'clubs.staff-only': 'Only the club’s staff may see this.',
} as const;
