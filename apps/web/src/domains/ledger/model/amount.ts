// The amount of a top-up: which voucher fits what is missing, and what is wrong with a typed one.
import { parseUsd } from '@stagepass/base/money.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';

type Till = Wallet['top_up'];

export interface Chosen {
  /** An offer in cents, or `other`. */
  voucher: string;
  typed: string;
}

/** What may be paid at once: the till's most, or what a minor's month leaves. */
export function mostOf(till: Till): number {
  return Math.min(till.max_cents, till.month_left_cents ?? till.max_cents);
}

/** The smallest offer that covers what is missing; the middle one where nothing is. */
export function firstChoice(till: Till, missing_cents: number | null): Chosen {
  const offers = till.offers_cents.filter((offer) => offer <= mostOf(till));
  if (missing_cents === null) {
    const middle = offers[Math.floor((offers.length - 1) / 2 + 0.5)];
    return middle === undefined ? { voucher: 'other', typed: '' } : { voucher: String(middle), typed: '' };
  }
  const enough = offers.find((offer) => offer >= missing_cents);
  if (enough !== undefined) return { voucher: String(enough), typed: '' };
  const wanted = Math.max(missing_cents, till.min_cents);
  return { voucher: 'other', typed: (wanted / 100).toFixed(2) };
}

type AmountTrouble = 'missing' | 'too-little' | 'too-much';

export function amountOf(till: Till, chosen: Chosen): number | AmountTrouble {
  const cents = chosen.voucher === 'other' ? parseUsd(chosen.typed) : Number(chosen.voucher);
  if (cents === undefined || !Number.isSafeInteger(cents)) return 'missing';
  if (cents < till.min_cents) return 'too-little';
  return cents > mostOf(till) ? 'too-much' : cents;
}

const centsIn = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** From `?amount_cents=`; anything that is no amount is none. */
export function missingIn(search: URLSearchParams): number | null {
  return centsIn(search.get('amount_cents') ?? search.get('amount'));
}

/** From `?chosen_cents=`: what was chosen before, and never came to be paid. */
export function chosenIn(search: URLSearchParams): number | null {
  return centsIn(search.get('chosen_cents'));
}
