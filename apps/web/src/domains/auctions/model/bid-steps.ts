// Owns which amounts are offered for the next bid: never below the least, in steps that grow with the price.
import { LEAST_STEP, MAX_AMOUNT, STEP_PERCENT } from '@stagepass/base/auction-limits.ts';

/** By how much a press of the stepper moves the bid: as the house's own least step, in round figures. */
export function stepFor(next_amount: number): number {
  const least = Math.max(LEAST_STEP, Math.ceil((next_amount * STEP_PERCENT) / 100));
  const round = [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000];
  return round.find((step) => step >= least) ?? 250_000;
}

/** What was chosen, or the least where that has moved above it. */
export function wantedAmount(chosen: number | null, next_amount: number): number {
  return Math.min(MAX_AMOUNT, Math.max(chosen ?? next_amount, next_amount));
}

/** Three maxima to press, each clearly above the least. */
export function quickMaxima(least: number): number[] {
  const step = stepFor(least) * 2;
  const first = Math.ceil((least + step) / step) * step;
  return [first, first + 2 * step, first + 5 * step].filter((amount) => amount <= MAX_AMOUNT);
}
