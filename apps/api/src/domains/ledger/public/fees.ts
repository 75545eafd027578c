// Owns the platform's fees and how amounts are divided: whole cents, the sum always exact.
import { assert } from '@stagepass/base/assert.ts';

/** Basis points: hundredths of a percent. */
export const RESALE_FEE_BP = 250;

/** Rounded down: what rounding leaves over stays with the seller. */
export function shareOf(amount: number, basisPoints: number): number {
  assert(Number.isSafeInteger(amount) && amount >= 0, `no amount: ${amount}`);
  assert(
    Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 10_000,
    `no share: ${basisPoints}`,
  );
  return Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n);
}

/** A club's own sale: the fee that `primaryFeeOf` says for this club, and what the club gets. */
export function primarySale(
  amount: number,
  { fee_bp }: { fee_bp: number },
): { fee_cents: number; club_cents: number } {
  const fee_cents = shareOf(amount, fee_bp);
  return { fee_cents, club_cents: amount - fee_cents };
}

/** A fan's sale: the fee, the club's royalty, and what the seller gets. */
export function resale(
  amount: number,
  royaltyBp: number,
): { fee_cents: number; royalty_cents: number; seller_cents: number } {
  const fee_cents = shareOf(amount, RESALE_FEE_BP);
  const royalty_cents = shareOf(amount, royaltyBp);
  return { fee_cents, royalty_cents, seller_cents: amount - fee_cents - royalty_cents };
}
