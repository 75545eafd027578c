// Owns the condition `tier`: whether somebody's best tier ranks as high as the one that is asked for.
import type { ConditionOwner } from '#domains/conditions/public/condition-owners.ts';
import { findStandingRow } from './standing.store.ts';
import { listTierRows } from './tiers.store.ts';

export const tierCondition: ConditionOwner<{ tier_id: string }> = {
  async evaluateMany(tx, viewer, args) {
    const standing = await findStandingRow(tx, viewer.club_id, viewer.user_id);
    const best = standing?.tier_rank ?? null;
    if (best === null) return args.map(() => false);
    const ranks = await ranksOf(viewer.club_id);
    // A tier that is gone is met by nobody.
    return args.map(({ tier_id }) => best >= (ranks.get(tier_id) ?? Number.POSITIVE_INFINITY));

    async function ranksOf(clubId: string): Promise<Map<string, number>> {
      return new Map((await listTierRows(tx, clubId)).map((tier) => [tier.id, tier.rank]));
    }
  },
  async labelMany(tx, clubId, args) {
    const names = new Map((await listTierRows(tx, clubId)).map((tier) => [tier.id, tier.name]));
    return args.map(({ tier_id }) => names.get(tier_id) ?? null);
  },
};
