// Tests the bank details of payouts with example numbers that registries and banks publish.
import { describe, expect, it } from 'vitest';
import {
  type BankDetails,
  bankEnding,
  bankFieldsOf,
  bankProblems,
  isBankFieldOptional,
  maskBankDetails,
  tidyBankDetails,
} from './bank-details.ts';
import { hasIbanChecksum, ibanLength } from './bank-numbers.ts';

const wrongWith = (country: string, fields: Partial<BankDetails>) =>
  bankProblems({ holder: 'Ana Ruiz', country, ...fields });

/** The examples of the ISO 13616 registry. */
const ibans =
  `AD1200012030200359100100 AE070331234567890123456 AT611904300234573201 BE68539007547034 BG80BNBG96611020345678
  BR1800360305000010009795493C1 CH9300762011623852957 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
  DK5000400440116243 EE382200221020145685 ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606
  GB29NWBK60161331926819 GI75NWBK000000007099453 GR1601101250000000012300695 HR1210010051863000160 HU42117730161111101800000000
  IE29AIBK93115212345678 IL620108000000099999999 IS140159260076545510730339 IT60X0542811101000000123456 KZ86125KZT5004100100
  LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 MC5811222000010123456789030
  MD24AG000225100013104168 MK07250120000058984 MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947
  PL61109010140000071219812874 PT50000201231234567890154 RO49AAAA1B31007593840000 RS35260005601001611379 SA0380000000608010167519
  SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100 TR330006100519786457841326
  VA59001123000012345678`.match(/\S+/g) as string[];

describe('IBANs', () => {
  it.each(ibans)('%s is one, and none with a wrong digit or two swapped digits', (iban) => {
    expect(ibanLength(iban.slice(0, 2))).toBe(iban.length);
    expect(hasIbanChecksum(iban)).toBe(true);
    for (let at = 4; at < iban.length; at += 1) {
      const [here = '', next = ''] = [iban[at], iban[at + 1]];
      if (!/\d/.test(here)) continue;
      const misread = String((Number(here) + 3) % 10);
      expect(hasIbanChecksum(iban.slice(0, at) + misread + iban.slice(at + 1))).toBe(false);
      if (/\d/.test(next) && next !== here)
        expect(hasIbanChecksum(iban.slice(0, at) + next + here + iban.slice(at + 2))).toBe(false);
    }
  });

  it.each([
    ['DE89 3704 0044 0532 0130 00', {}],
    ['de89370400440532013000', {}],
    ['DE89 3704 0044 0532 0130 01', { iban: { code: 'iban-checksum' } }],
    ['DE89 3704 0044 0532 0130', { iban: { code: 'iban-length', expected: '22' } }],
    ['FR14 2004 1010 0505 0001 3M02 606', { iban: { code: 'iban-country' } }],
    ['', { iban: { code: 'missing' } }],
  ])('%s of a German bank', (iban, problems) => {
    expect(wrongWith('DE', { iban })).toEqual(problems);
  });

  it('asks for a BIC outside SEPA only, and looks at its shape everywhere', () => {
    expect(isBankFieldOptional('DE', 'bic')).toBe(true);
    expect(isBankFieldOptional('AE', 'bic')).toBe(false);
    const iban = 'AE070331234567890123456';
    expect(wrongWith('AE', { iban })).toEqual({ bic: { code: 'missing' } });
    expect(wrongWith('AE', { iban, bic: 'EBIL AEAD' })).toEqual({});
    for (const bic of ['DEUTDEFF', 'deutdeff500', 'DEUTDEFFXXX'])
      expect(wrongWith('DE', { iban: 'DE89370400440532013000', bic })).toEqual({});
    for (const bic of ['DEUTDEF', 'DEUTDEFF50', 'DEUT1EFF', 'DEUTDEFF5000'])
      expect(wrongWith('DE', { iban: 'DE89370400440532013000', bic })).toEqual({ bic: { code: 'bic' } });
  });

  it('takes the IBAN of the country whose banks a place uses', () => {
    const iban = 'FR1420041010050500013M02606';
    expect(wrongWith('RE', { iban })).toEqual({});
    expect(isBankFieldOptional('RE', 'bic')).toBe(true);
  });
});

describe('countries with numbers of their own', () => {
  const us = { routing_number: '021000021', account_type: 'checking', account_number: '000123456789' };
  const gb = { sort_code: '60-16-13', account_number: '31926819' };
  const ca = { institution_number: '001', transit_number: '00011', account_number: '1234567' };
  const au = { bsb: '062-000', account_number: '12345678' };
  const jp = { bank_code: '0005', branch_code: '001', account_type: 'ordinary', account_number: '1234567' };
  const inPanama = { bic: 'BAGEPAPA', bank_name: 'Banco General', account_number: '0301010101010' };
  const digits = (expected: string) => ({ code: 'digits', expected });
  const missing = { code: 'missing' };

  it.each<[string, Partial<BankDetails>, object]>([
    ['US', us, {}],
    // JPMorgan Chase, Bank of America, Wells Fargo, Federal Reserve Bank of New York.
    ...['021000021', '026009593', '121000248', '021001208'].map(
      (routing_number): [string, Partial<BankDetails>, object] => ['US', { ...us, routing_number }, {}],
    ),
    ['PR', us, {}],
    ['US', { ...us, routing_number: '021000022' }, { routing_number: { code: 'routing-checksum' } }],
    ['US', { ...us, routing_number: '990000028' }, { routing_number: { code: 'routing-checksum' } }],
    ['US', { ...us, routing_number: '000000000' }, { routing_number: { code: 'routing-checksum' } }],
    ['US', { ...us, routing_number: '02100002' }, { routing_number: digits('9') }],
    ['US', { ...us, account_type: 'current' }, { account_type: { code: 'choice' } }],
    ['US', { ...us, account_number: '12A' }, { account_number: digits('4 to 17') }],
    ['US', {}, { routing_number: missing, account_type: missing, account_number: missing }],
    ['GB', gb, {}],
    ['JE', gb, {}],
    ['GB', { ...gb, sort_code: '6016' }, { sort_code: digits('6') }],
    ['GB', { ...gb, account_number: '1926819' }, { account_number: digits('8') }],
    ['CA', ca, {}],
    ['CA', { ...ca, institution_number: '1' }, { institution_number: digits('3') }],
    ['CA', { ...ca, transit_number: '0011' }, { transit_number: digits('5') }],
    ['CA', { ...ca, account_number: '123456' }, { account_number: digits('7 to 12') }],
    ['AU', au, {}],
    ['AU', { ...au, bsb: '06200' }, { bsb: digits('6') }],
    ['AU', { ...au, account_number: '1234567890' }, { account_number: digits('5 to 9') }],
    ['JP', jp, {}],
    ['JP', { ...jp, bank_code: '０００５', account_number: '１２３４５６７' }, {}],
    ['JP', { ...jp, account_type: 'checking' }, { account_type: { code: 'choice' } }],
    [
      'JP',
      { ...jp, bank_code: '005', branch_code: '01' },
      { bank_code: digits('4'), branch_code: digits('3') },
    ],
    ['PA', inPanama, {}],
    ['PA', { ...inPanama, account_number: 'DE89370400440532013000' }, {}],
    [
      'PA',
      { ...inPanama, account_number: 'DE89370400440532013001' },
      { account_number: { code: 'iban-checksum' } },
    ],
    ['PA', { ...inPanama, account_number: '12?' }, { account_number: { code: 'account' } }],
    ['PA', {}, { bic: missing, bank_name: missing, account_number: missing }],
  ])('%s %j', (country, fields, problems) => {
    expect(wrongWith(country, fields)).toEqual(problems);
  });
});

it('asks for a holder and a country first', () => {
  expect(bankProblems({ holder: ' A ', country: '' })).toEqual({
    holder: { code: 'missing' },
    country: { code: 'missing' },
  });
  expect(bankFieldsOf('')).toEqual([]);
});

it('keeps the fields of the country alone, as banks store them', () => {
  const given = {
    holder: ' Ana Ruiz ',
    country: 'GB',
    sort_code: '60-16–13',
    account_number: '3192 6819',
    iban: 'DE89',
    bic: '',
  };
  expect(tidyBankDetails(given)).toEqual({
    holder: 'Ana Ruiz',
    country: 'GB',
    sort_code: '601613',
    account_number: '31926819',
  });
});

it('shows an IBAN by its ends, a number by its last four digits, a short one by two', () => {
  const masked = (fields: Partial<BankDetails>) =>
    maskBankDetails({ holder: 'Ana', country: 'DE', ...fields });
  expect(masked({ iban: 'DE89370400440532013000' })).toBe('DE89 •••• 3000');
  expect(masked({ account_number: '31926819' })).toBe('•••• 6819');
  expect(masked({ account_number: '12345' })).toBe('•••• 45');
  expect(bankEnding({ holder: 'Ana', country: 'DE', iban: 'DE89370400440532013000' })).toBe('3000');
});
