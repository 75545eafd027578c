// Published against drawn: what was to be expected of a version's own mix of single and ten-draws, and whether it came so.
import { expectedRange } from '@stagepass/base/gacha/odds.ts';
import type { VersionTally } from '@stagepass/contract/gacha/tally-shapes.ts';

type Counted = Pick<VersionTally['tiers'][number], 'odds' | 'drawn'>;

export interface Fairness {
  /** The effective chance for this mix. */
  readonly published: number;
  readonly drawn: number;
  readonly count: number;
  readonly low: number;
  readonly high: number;
  readonly inside: boolean;
}

export const packsOf = ({ draws }: Pick<VersionTally, 'draws'>): number => draws.single + draws.ten;

export function fairnessOf({ odds, drawn }: Counted, draws: VersionTally['draws']): Fairness {
  const all = draws.single + draws.ten;
  const count = drawn.single + drawn.ten;
  if (all === 0) return { published: odds.single, drawn: 0, count, low: 0, high: 0, inside: true };
  const published = (odds.single * draws.single + odds.ten * draws.ten) / all;
  const { low, high } = expectedRange(all, published);
  return { published, drawn: count / all, count, low, high, inside: count >= low && count <= high };
}
