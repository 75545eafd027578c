// Owns what a payout needs to know about a bank account, by the bank's country: the fields, what is wrong with them, how they are shown.
import { hasIbanChecksum, ibanLength, isBic, isRoutingNumber } from './bank-numbers.ts';

export const BANK_FIELDS = [
  'iban',
  'bic',
  'bank_name',
  'routing_number',
  'sort_code',
  'institution_number',
  'transit_number',
  'bsb',
  'bank_code',
  'branch_code',
  'account_type',
  'account_number',
] as const;
export type BankField = (typeof BANK_FIELDS)[number];

export const ACCOUNT_TYPES = { US: ['checking', 'savings'], JP: ['ordinary', 'current', 'savings'] } as const;
export type AccountType = (typeof ACCOUNT_TYPES)[keyof typeof ACCOUNT_TYPES][number];

/** The account holder, the bank's country, and the fields that this country's banks ask for. */
export type BankDetails = { holder: string; country: string } & { [Field in BankField]?: string | undefined };

export type BankProblem =
  | { code: 'missing' | 'iban-country' | 'iban-checksum' | 'bic' | 'routing-checksum' | 'account' | 'choice' }
  | { code: 'iban-length' | 'digits'; expected: string };
export type BankProblems = { [Field in BankField | 'holder' | 'country']?: BankProblem };

type Scheme = 'iban' | 'us' | 'gb' | 'ca' | 'au' | 'jp' | 'swift';

const codesIn = (codes: string): ReadonlySet<string> => new Set(codes.match(/[A-Z]{2}/g));

/** Places whose banks belong to another country's system. */
const SYSTEM_OF: ReadonlyMap<string, string> = new Map([
  ...[...codesIn('AS GU MP PR VI')].map((code) => [code, 'US'] as const),
  ...[...codesIn('GG IM JE')].map((code) => [code, 'GB'] as const),
  ...[...codesIn('CC CX NF')].map((code) => [code, 'AU'] as const),
  ...[...codesIn('BL GF GP MF MQ NC PF PM RE WF YT')].map((code) => [code, 'FR'] as const),
  ['AX', 'FI'],
]);

/** The single euro payments area, where the IBAN alone is enough. */
const SEPA = codesIn(
  `AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA`,
);
/** Registered for IBANs, while their banks still ask for account numbers. */
const ACCOUNT_NUMBERS_STILL = codesIn('HN MN RU');
const OWN_SCHEMES: ReadonlyMap<string, Scheme> = new Map([
  ['US', 'us'],
  ['GB', 'gb'],
  ['CA', 'ca'],
  ['AU', 'au'],
  ['JP', 'jp'],
]);

const FIELDS: Readonly<Record<Scheme, readonly BankField[]>> = {
  iban: ['iban', 'bic'],
  us: ['routing_number', 'account_type', 'account_number'],
  gb: ['sort_code', 'account_number'],
  ca: ['institution_number', 'transit_number', 'account_number'],
  au: ['bsb', 'account_number'],
  jp: ['bank_code', 'branch_code', 'account_type', 'account_number'],
  swift: ['bic', 'bank_name', 'account_number'],
};

/** Fewest and most digits. */
const DIGITS: { readonly [Field in BankField]?: readonly [number, number] } = {
  routing_number: [9, 9],
  sort_code: [6, 6],
  institution_number: [3, 3],
  transit_number: [5, 5],
  bsb: [6, 6],
  bank_code: [4, 4],
  branch_code: [3, 3],
};
const ACCOUNT_DIGITS: { readonly [Name in Scheme]?: readonly [number, number] } = {
  us: [4, 17],
  gb: [8, 8],
  ca: [7, 12],
  au: [5, 9],
  jp: [7, 7],
};

const systemOf = (country: string): string => SYSTEM_OF.get(country) ?? country;

function schemeOf(country: string): Scheme {
  const system = systemOf(country);
  const own = OWN_SCHEMES.get(system);
  if (own !== undefined) return own;
  return ibanLength(system) === undefined || ACCOUNT_NUMBERS_STILL.has(system) ? 'swift' : 'iban';
}

/** In the order in which a form asks for them. */
export function bankFieldsOf(country: string): readonly BankField[] {
  return country === '' ? [] : FIELDS[schemeOf(country)];
}

export function isBankFieldOptional(country: string, field: BankField): boolean {
  return field === 'bic' && SEPA.has(systemOf(country));
}

export function accountTypesOf(country: string): readonly AccountType[] {
  return schemeOf(country) === 'jp' ? ACCOUNT_TYPES.JP : ACCOUNT_TYPES.US;
}

/** As banks store it: spaces and dashes are how people write numbers down, and full-width digits how Japanese keyboards do. */
export function tidyBankDetails(given: BankDetails): BankDetails {
  const tidy: BankDetails = { holder: given.holder.trim(), country: given.country };
  for (const field of bankFieldsOf(given.country)) {
    const value = tidyValue(field, given[field] ?? '');
    if (value !== '') tidy[field] = value;
  }
  return tidy;
}

function tidyValue(field: BankField, value: string): string {
  const plain = value.normalize('NFKC').trim();
  if (field === 'bank_name') return plain.replace(/\s+/g, ' ');
  if (field === 'account_type') return plain;
  return plain.replace(/[\s‐-―-]/g, '').toUpperCase();
}

/** What is wrong at which field; empty where the details can be paid to. */
export function bankProblems(given: BankDetails): BankProblems {
  const details = tidyBankDetails(given);
  const found: BankProblems = {};
  if (details.holder.length < 2) found.holder = { code: 'missing' };
  if (!/^[A-Z]{2}$/.test(details.country)) return { ...found, country: { code: 'missing' } };
  for (const field of bankFieldsOf(details.country)) {
    const problem = problemOf(details, field);
    if (problem !== undefined) found[field] = problem;
  }
  return found;
}

function problemOf(details: BankDetails, field: BankField): BankProblem | undefined {
  const { country, [field]: value } = details;
  if (value === undefined) return isBankFieldOptional(country, field) ? undefined : { code: 'missing' };
  switch (field) {
    case 'iban':
      return ibanProblem(value, systemOf(country));
    case 'bic':
      return isBic(value) ? undefined : { code: 'bic' };
    case 'bank_name':
      return value.length < 2 ? { code: 'missing' } : undefined;
    case 'account_type':
      return (accountTypesOf(country) as readonly string[]).includes(value) ? undefined : { code: 'choice' };
    case 'account_number':
      return accountProblem(value, schemeOf(country));
    case 'routing_number':
      return (
        digitsProblem(value, DIGITS[field]) ??
        (isRoutingNumber(value) ? undefined : { code: 'routing-checksum' })
      );
    default:
      return digitsProblem(value, DIGITS[field]);
  }
}

function ibanProblem(iban: string, system: string): BankProblem | undefined {
  if (!iban.startsWith(system)) return { code: 'iban-country' };
  const length = ibanLength(system);
  if (iban.length !== length) return { code: 'iban-length', expected: String(length) };
  return hasIbanChecksum(iban) ? undefined : { code: 'iban-checksum' };
}

function accountProblem(value: string, scheme: Scheme): BankProblem | undefined {
  const digits = ACCOUNT_DIGITS[scheme];
  if (digits !== undefined) return digitsProblem(value, digits);
  if (!/^[A-Z0-9/]{4,34}$/.test(value)) return { code: 'account' };
  // What has an IBAN's beginning and length is one: a wrong digit in it can be told.
  const isIban = /^[A-Z]{2}\d{2}/.test(value) && ibanLength(value.slice(0, 2)) === value.length;
  return isIban && !hasIbanChecksum(value) ? { code: 'iban-checksum' } : undefined;
}

function digitsProblem(
  value: string,
  bounds: readonly [number, number] | undefined,
): BankProblem | undefined {
  const [least, most] = bounds ?? [1, 34];
  if (/^\d+$/.test(value) && value.length >= least && value.length <= most) return undefined;
  return { code: 'digits', expected: least === most ? String(least) : `${least} to ${most}` };
}

/** The end of the account's number: four characters, of a short number two. */
export function bankEnding(details: BankDetails): string {
  const number = details.iban ?? details.account_number ?? '';
  return number.slice(number.length < 7 ? -2 : -4);
}

/** How saved details are shown: 'DE89 •••• 3000'; where no IBAN begins with the country, '•••• 6789'. */
export function maskBankDetails(details: BankDetails): string {
  const beginning = details.iban === undefined ? '' : `${details.iban.slice(0, 4)} `;
  return `${beginning}•••• ${bankEnding(details)}`;
}
