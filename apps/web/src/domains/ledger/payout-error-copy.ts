// One sentence for each reason why something about payouts is refused, apart from the wallet's: few open these screens.

export const payoutErrors = {
  'ledger.bank-details':
    'Some bank details are missing or wrong. No payout was requested. Check them and try again.',
  'ledger.person-not-found': 'This account doesn’t exist.',
  'ledger.payout-not-found': 'This payout doesn’t exist.',
  'ledger.payout-decided': 'This payout has changed meanwhile. Nothing was recorded. Check its state.',
  'ledger.identity-unchecked': 'Identity not checked yet. No payout was requested.',
} as const;

/** Added to sentences about failures where the site has an address. */
export const ledgerContact = {
  'ledger.identity-known': 'If they’re wrong, write to {contact}.',
  'ledger.identity-unchecked': 'To be checked, write to {contact}.',
} as const;
