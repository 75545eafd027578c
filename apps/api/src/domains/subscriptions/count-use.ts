// Owns what counts as use of a subscription: what only its plan opened was read, written in, done or bought, once a period.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { leavesOf } from '#domains/conditions/public/leaves-of.ts';
import { discountOf } from '#domains/memberships/public/discount-of.ts';
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import type { CountOpened, Opened } from '#domains/memberships/public/opened-slot.ts';
import { rankWithout } from '#domains/memberships/public/rank-without.ts';
import type { Executor } from '#platform/db/executor.ts';
import { findPlan } from './plans.store.ts';
import { listUnused, type UnusedRow, updateUsed } from './subscriptions.store.ts';
import { sourceOf } from './tier-of-plan.ts';

/** Longer than any call takes from looking at what somebody may to counting that they did it. */
const LOOKED_AT_MOST_MS = 5 * 60_000;

/** Tiers that the fan has by the plan alone: above the first rank, up to the second. */
interface Lent {
  readonly above: number;
  readonly up_to: number;
}

/**
 * Writes the first time in a period and not again: whoever reads on finds nothing to count. The row's lock stands between a use and a
 * refund: whichever is second finds what the first one wrote.
 */
export const countUse: CountOpened = async (platform, tx, userId, opened) => {
  const clubs = [...new Set(opened.map(({ club_id }) => club_id))];
  const at = platform.clock.now();
  const since = new Date(at.getTime() - LOOKED_AT_MOST_MS);
  let stands = true;
  for (const row of await listUnused(tx, { user_id: userId, club_ids: clubs, since })) {
    const lent = await lentBy(tx, row, { user_id: userId, now: at });
    for (const one of opened.filter(({ club_id }) => club_id === row.club_id)) {
      if (!(await hangsOnPlan(tx, row, lent, one))) continue;
      const counted = !row.refunded && (await updateUsed(tx, { id: row.id, at }));
      if (!counted) stands = false;
      break;
    }
  }
  return stands;
};

async function lentBy(
  tx: Executor,
  { id, club_id, plan_id }: UnusedRow,
  { user_id, now }: { user_id: string; now: Date },
): Promise<Lent> {
  const tierId = (await findPlan(tx, plan_id))?.tier_id ?? null;
  if (tierId === null) return { above: 0, up_to: 0 };
  const up_to = (await loadTiers(tx, [tierId])).get(tierId)?.rank ?? 0;
  return { above: await rankWithout(tx, { club_id, user_id, source: sourceOf({ id }), now }), up_to };
}

async function hangsOnPlan(tx: Executor, row: UnusedRow, lent: Lent, opened: Opened): Promise<boolean> {
  const isLent = (rank: number) => rank > lent.above && rank <= lent.up_to;
  if (opened.tier_rank !== undefined && isLent(opened.tier_rank)) return true;
  if (opened.lowered !== undefined && (await lowers(tx, row.club_id, lent, opened.lowered))) return true;
  return opened.condition !== undefined && asksForPlan(tx, opened.condition, row.plan_id, isLent);
}

async function lowers(
  tx: Executor,
  club_id: string,
  { above, up_to }: Lent,
  { otherwise_percent }: NonNullable<Opened['lowered']>,
): Promise<boolean> {
  if (up_to <= above) return false;
  const off = (rank: number) => discountOf(tx, { club_id, tier: { rank } });
  return (await off(up_to)) > Math.max(otherwise_percent, await off(above));
}

/** By the subscription itself, or by a tier that the plan gives. */
async function asksForPlan(
  tx: Executor,
  tree: ConditionTree,
  planId: string,
  isLent: (rank: number) => boolean,
): Promise<boolean> {
  const leaves = leavesOf(tree);
  const tiers = await loadTiers(
    tx,
    leaves.flatMap((leaf) => (leaf.kind === 'tier' ? [leaf.tier_id] : [])),
  );
  return leaves.some(
    (leaf) =>
      (leaf.kind === 'subscription' && (leaf.plan_ids.length === 0 || leaf.plan_ids.includes(planId))) ||
      (leaf.kind === 'tier' && isLent(tiers.get(leaf.tier_id)?.rank ?? 0)),
  );
}
