// Owns what a member pays less in the club's store: the best of what their tier and their level give.
import { levelDiscountOf } from '#domains/levels/public/level-perks.ts';
import { discountOf } from '#domains/memberships/public/discount-of.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';

type Buyer = Pick<Standing, 'role' | 'user_id'> & { tier: { rank: number } | null };

export interface StoreDiscount {
  readonly discount_percent: number;
  /** What the level alone would give. */
  readonly level_percent: number;
}

/** In percent; 0 for whoever is not a member, and then without a query. */
export async function storeDiscount(tx: Executor, clubId: string, buyer: Buyer): Promise<number> {
  return (await storeDiscounts(tx, clubId, buyer)).discount_percent;
}

export async function storeDiscounts(
  tx: Executor,
  clubId: string,
  { role, tier, user_id }: Buyer,
): Promise<StoreDiscount> {
  if (user_id === null || role === 'visitor' || role === 'guest')
    return { discount_percent: 0, level_percent: 0 };
  const [byTier, byLevel] = await Promise.all([
    discountOf(tx, { club_id: clubId, tier }),
    levelDiscountOf(tx, { club_id: clubId, user_id }),
  ]);
  return { discount_percent: Math.max(byTier, byLevel), level_percent: byLevel };
}
