// Owns: US dollars as integer cents: how they are shown and how typed dollars are read.
import { assert } from './assert.ts';

/** '$1,234.56', '-$0.05'. Digits are cut from the integer, so no float ever stands for money. */
export function formatUsd(cents: number): string {
  assert(Number.isSafeInteger(cents), `money is whole cents, not ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}

// Either no commas or commas at every third digit: '1,5' is a European decimal, and reading it as $15 would overcharge.
const TYPED_DOLLARS = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;

/** Cents for what a person typed ('12', '$1,234.5', '.99'); undefined where it is no amount. */
export function parseUsd(text: string): number | undefined {
  const match = TYPED_DOLLARS.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const cents = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
