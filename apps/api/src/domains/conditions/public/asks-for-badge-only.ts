// Owns the question whether a condition asks for what paid chance or bids earn: those give badges, and a condition of something free
// would make value of the badge.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { askOwners } from '../ask-owners.ts';
import { leavesOf } from './leaves-of.ts';

export async function asksForBadgeOnly(tx: Executor, tree: ConditionTree | null): Promise<boolean> {
  if (tree === null) return false;
  const leaves = leavesOf(tree);
  const isBadgeOnly = await askOwners(
    leaves,
    async (owner, args) => (await owner.badgeOnlyMany?.(tx, args)) ?? args.map(() => false),
  );
  return leaves.some((leaf) => isBadgeOnly(leaf) === true);
}
