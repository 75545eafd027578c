// Owns which amounts and times an auction may have: pure.

import { LONGEST_S, MOST_EXTENSION_S, SHORTEST_S } from '@stagepass/base/auction-limits.ts';
import { termsUneven } from '@stagepass/contract/auctions/errors.ts';
import { fail } from '#platform/failure/failure.ts';

export interface Terms {
  start_amount: number;
  reserve_amount: number | null;
  buy_now_amount: number | null;
  starts_at: Date;
  ends_at: Date;
}

const FARTHEST_MS = 366 * 86_400_000;

/** Details say which does not fit: the screen marks that field. */
export function requireTerms(
  { start_amount, reserve_amount, buy_now_amount, starts_at, ends_at }: Terms,
  now: Date,
): void {
  const problem = (which: string) => fail(termsUneven, { problem: which });
  if (reserve_amount !== null && reserve_amount < start_amount) problem('reserve-below-start');
  if (buy_now_amount !== null && buy_now_amount < Math.max(start_amount, reserve_amount ?? 0))
    problem('buy-now-below-reserve');
  const runs_s = (ends_at.getTime() - starts_at.getTime()) / 1000;
  if (runs_s < SHORTEST_S) problem('too-short');
  if (runs_s > LONGEST_S) problem('too-long');
  if (ends_at <= now) problem('over-already');
  if (starts_at.getTime() - now.getTime() > FARTHEST_MS) problem('too-far');
}

/** Late bids never move the end past this. */
export function hardEnd(endsAt: Date): Date {
  return new Date(endsAt.getTime() + MOST_EXTENSION_S * 1000);
}
