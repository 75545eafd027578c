// Owns what a member's tier takes off the prices of the club's store: the best of their tier and of those below it.
import type { TierMark } from '@stagepass/contract/clubs/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listTierRows } from '../tiers.store.ts';

/** In percent; 0 without a tier, and then without a query. */
export async function discountOf(
  tx: Executor,
  { club_id, tier }: { club_id: string; tier: Pick<TierMark, 'rank'> | null },
): Promise<number> {
  if (tier === null) return 0;
  const reached = (await listTierRows(tx, club_id)).filter(({ rank }) => rank <= tier.rank);
  const percents = reached.flatMap(({ benefits }) =>
    benefits.flatMap((benefit) => (benefit.type === 'discount' ? [benefit.percent] : [])),
  );
  return Math.max(0, ...percents);
}
