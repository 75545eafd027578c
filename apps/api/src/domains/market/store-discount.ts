// Owns what a member pays less in the club's store: the best of what their tier and their level give.
import { levelDiscountOf } from '#domains/levels/public/level-perks.ts';
import { discountOf } from '#domains/memberships/public/discount-of.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';

/** In percent; 0 for whoever is not a member, and then without a query. */
export async function storeDiscount(
  tx: Executor,
  clubId: string,
  { role, tier, user_id }: Pick<Standing, 'role' | 'tier' | 'user_id'>,
): Promise<number> {
  if (user_id === null || role === 'visitor' || role === 'guest') return 0;
  const [byTier, byLevel] = await Promise.all([
    discountOf(tx, { club_id: clubId, tier }),
    levelDiscountOf(tx, { club_id: clubId, user_id }),
  ]);
  return Math.max(byTier, byLevel);
}
