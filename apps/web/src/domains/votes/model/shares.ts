// Owns how counts become shares: whole percents that add up to a hundred where each voter chose one option.
import type { VoteOption, VoteView } from '@stagepass/contract/votes/shapes.ts';
import { percentsOf } from '../public/percents.ts';

export interface Share {
  option: VoteOption;
  /** 0 to 100; null while results are hidden. */
  percent: number | null;
  leads: boolean;
}

type Counted = Pick<VoteView, 'options' | 'choice' | 'voters_weight'>;

export function sharesOf({ options, choice, voters_weight }: Counted): Share[] {
  if (options.some(({ weight }) => weight === null))
    return options.map((option) => ({ option, percent: null, leads: false }));
  const weights = options.map(({ weight }) => weight ?? 0);
  // Of several options each is a share of all voters: three options that everybody chose have a hundred percent each.
  const percents =
    choice === 'several'
      ? weights.map((weight) => Math.round((weight * 100) / Math.max(voters_weight ?? 0, weight, 1)))
      : percentsOf(weights);
  const most = Math.max(...weights, 0);
  return options.map((option, at) => ({
    option,
    percent: percents[at] ?? 0,
    leads: most > 0 && weights[at] === most,
  }));
}

/** Most votes first. */
export function ranked(shares: readonly Share[]): Share[] {
  return shares.toSorted((one, other) => (other.option.weight ?? 0) - (one.option.weight ?? 0));
}
