// A payout as it is typed, and what of it is wrong.
import { assert } from '@stagepass/base/assert.ts';
import {
  BANK_FIELDS,
  type BankDetails,
  type BankField,
  type BankProblem,
  type BankProblems,
  bankFieldsOf,
  bankProblems,
} from '@stagepass/base/bank-details.ts';
import { parseUsd } from '@stagepass/base/money.ts';
import type { Revenue } from '@stagepass/contract/ledger/payout-shapes.ts';
import { ApiError } from '#platform/api/api-error.ts';
import type { FormErrors } from '#platform/forms/form-errors.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { bankCopy } from '../bank-copy.ts';

export type PayoutDraft = Record<'amount' | 'holder' | 'country' | BankField, string>;

export function emptyDraft(begun: Pick<PayoutDraft, 'amount' | 'country'>): PayoutDraft {
  const fields = Object.fromEntries(BANK_FIELDS.map((name) => [name, ''])) as Record<BankField, string>;
  return { ...fields, holder: '', ...begun };
}

export function isAmountWrong(amount: string, revenue: Revenue): boolean {
  const cents = parseUsd(amount);
  return cents === undefined || cents < revenue.least_payout_cents || cents > revenue.payable_cents;
}

/** What is sent of a draft without mistakes; without bank details, the saved ones are used. */
export function payoutAsked(draft: PayoutDraft, isNewBank: boolean) {
  const amount_cents = parseUsd(draft.amount);
  assert(amount_cents !== undefined, 'a payout is sent with an amount');
  return { amount_cents, ...(isNewBank ? { to: bankTyped(draft) } : {}) };
}

function bankTyped(draft: PayoutDraft): BankDetails {
  const typed = bankFieldsOf(draft.country).filter((name) => draft[name].trim() !== '');
  const fields = Object.fromEntries(typed.map((name) => [name, draft[name].trim()]));
  return { holder: draft.holder.trim(), country: draft.country, ...fields };
}

type BankWords = Copy<typeof bankCopy>;

/** One sentence for each field whose bank would refuse it. */
export function bankTrouble(draft: PayoutDraft, words: BankWords): FormErrors<PayoutDraft> {
  return sentencesFor(bankProblems(bankTyped(draft)), words);
}

/** The same sentences for what the server found. */
export function bankRefused(error: unknown, words: BankWords): FormErrors<PayoutDraft> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'ledger.bank-details') return undefined;
  const { fields } = (error.details ?? {}) as { fields?: BankProblems };
  return fields === undefined ? undefined : sentencesFor(fields, words);
}

function sentencesFor(found: BankProblems, words: BankWords): FormErrors<PayoutDraft> {
  const { holder, country, ...fields } = found;
  return {
    holder: holder === undefined ? undefined : words.holderWrong,
    country: country === undefined ? undefined : words.countryWrong,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, problem]) => [name, sentenceOf(problem, words)]),
    ),
  };
}

function sentenceOf(problem: BankProblem, { problems }: BankWords): string {
  if ('expected' in problem) return problems[problem.code]({ expected: problem.expected });
  return problems[problem.code];
}
