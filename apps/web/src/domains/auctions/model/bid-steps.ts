// Owns which amounts are offered for the next bid: never below the least, in steps that grow with the price.
import { LEAST_STEP, MAX_AMOUNT, STEP_PERCENT } from '@stagepass/base/auction-limits.ts';

/** By how much a bid has to rise above this amount. */
const leastStep = (amount: number) => Math.max(LEAST_STEP, Math.ceil((amount * STEP_PERCENT) / 100));

/** By how much a press of the stepper moves the bid: as the house's own least step, in round figures. */
export function stepFor(next_amount: number): number {
  const least = leastStep(next_amount);
  const round = [50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000];
  return round.find((step) => step >= least) ?? 250_000;
}

/** Three amounts to add with one press: +$5, +$10 and +$25, and more of what is dear. */
export function quickSteps(next_amount: number): number[] {
  const round = [500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];
  // From half of the least step on, so that $5 is offered up to $200.
  const first = round.findIndex((step) => step >= leastStep(next_amount) / 2);
  return round.slice(first, first + 3).filter((step) => next_amount + step <= MAX_AMOUNT);
}

/** What is offered as a maximum above a bid of this amount; none where no amount is higher. */
export function suggestedMax(amount: number): number | null {
  return quickMaxima(amount)[0] ?? null;
}

/** Three maxima to press, each clearly above the bid. */
export function quickMaxima(amount: number): number[] {
  const step = stepFor(amount) * 2;
  const first = Math.ceil((amount + step) / step) * step;
  return [first, first + 2 * step, first + 5 * step].filter((max) => max <= MAX_AMOUNT);
}
