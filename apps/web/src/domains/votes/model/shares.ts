// Owns how counts become shares: whole percents that add up to a hundred where each voter chose one option.
import type { VoteOption, VoteView } from '@stagepass/contract/votes/shapes.ts';

export interface Share {
  option: VoteOption;
  /** 0 to 100; null while results are hidden. */
  percent: number | null;
  leads: boolean;
}

type Counted = Pick<VoteView, 'options' | 'choice'>;

export function sharesOf({ options }: Counted): Share[] {
  if (options.some(({ weight }) => weight === null))
    return options.map((option) => ({ option, percent: null, leads: false }));
  const weights = options.map(({ weight }) => weight ?? 0);
  const percents = percentsOf(weights);
  const most = Math.max(...weights, 0);
  return options.map((option, at) => ({
    option,
    percent: percents[at] ?? 0,
    leads: most > 0 && weights[at] === most,
  }));
}

/** By the largest remainders: rounded each on its own, they may add up to 99 or 101. */
export function percentsOf(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight * 100) / all);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of order.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

/** Most votes first. */
export function ranked(shares: readonly Share[]): Share[] {
  return shares.toSorted((one, other) => (other.option.weight ?? 0) - (one.option.weight ?? 0));
}
