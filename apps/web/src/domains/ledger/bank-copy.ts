// The texts of bank details: each field with its name, how to find it, and what is wrong with it.
import type { AccountType, BankField, BankProblem } from '@stagepass/base/bank-details.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

const fields = {
  iban: 'IBAN',
  bic: 'BIC (SWIFT code)',
  bank_name: 'Bank name',
  routing_number: 'Routing number',
  sort_code: 'Sort code',
  institution_number: 'Institution number',
  transit_number: 'Transit number',
  bsb: 'BSB',
  bank_code: 'Bank code',
  branch_code: 'Branch code',
  account_type: 'Account type',
  account_number: 'Account number',
} as const satisfies Record<BankField, string>;

const hints = {
  iban: 'On your bank statement, or in your banking app.',
  bic: '8 or 11 letters and digits.',
  routing_number: '9 digits, at the bottom left of a check.',
  sort_code: '6 digits, such as 60-16-13.',
  institution_number: '3 digits.',
  transit_number: '5 digits.',
  bsb: '6 digits, such as 062-000.',
  bank_code: '4 digits.',
  branch_code: '3 digits.',
} as const satisfies Partial<Record<BankField, string>>;

const types = {
  checking: 'Checking',
  savings: 'Savings',
  ordinary: 'Ordinary (futsu)',
  current: 'Current (toza)',
} as const satisfies Record<AccountType, string>;

const problems = {
  missing: 'Fill in this field.',
  'iban-country':
    'This IBAN belongs to another country. Check the bank’s country above, or the first two letters.',
  'iban-length': 'IBANs of this country have {expected} characters. Check for missing or extra ones.',
  'iban-checksum': 'This IBAN has a typing mistake. Compare it with your bank statement.',
  bic: 'A BIC has 8 or 11 letters and digits, such as DEUTDEFF.',
  'routing-checksum': 'This routing number has a typing mistake. Compare it with your check.',
  digits: 'Enter {expected} digits.',
  account: 'Enter 4 to 34 letters and digits.',
  choice: 'Choose an account type.',
} as const satisfies Record<BankProblem['code'], string>;

export const bankCopy = defineCopy({
  holder: 'Account holder',
  holderWrong: 'Enter at least 2 characters.',
  country: 'Bank’s country',
  choose: 'Choose a country',
  countryWrong: 'Choose the bank’s country.',
  fields,
  accountOrIban: 'Account number or IBAN',
  optional: '{field} (optional)',
  hints,
  chooseType: 'Choose a type',
  types,
  problems,
  safe: 'Your bank details are stored encrypted, saved for your next payout, and shown to you masked.',
  saved: 'Pay out to',
  change: 'Change',
  keep: 'Keep saved details',
  changeName: 'Change bank details',
});
