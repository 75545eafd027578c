// Owns how many of a token can still be given out.
import type { TokenRow } from './tables.ts';

/** Under the cap, beside what is promised as rewards. */
export function leftOf({
  cap,
  given_out,
  promised,
}: Pick<TokenRow, 'cap' | 'given_out' | 'promised'>): number {
  return cap - given_out - promised;
}
