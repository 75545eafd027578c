// Owns the telling of a condition: the tree with the name of what each leaf points at.
import type { ConditionTree, DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { askOwners } from '../ask-owners.ts';
import { describeLeaves, leavesOf } from '../leaves.rules.ts';

/** With `userId`, each leaf says besides whether that person meets it. */
export async function describe(
  tx: Executor,
  tree: ConditionTree,
  clubId: string,
  userId?: string | null,
): Promise<DescribedCondition> {
  const [described] = await describeTrees(tx, [tree], clubId, userId);
  return described as DescribedCondition;
}

/** In the order of the trees; one query a kind for the names, and one for who meets them. */
export async function describeTrees(
  tx: Executor,
  trees: readonly ConditionTree[],
  clubId: string,
  userId: string | null = null,
): Promise<DescribedCondition[]> {
  const leaves = trees.flatMap(leavesOf);
  const labelOf = await askOwners(leaves, (owner, args) => owner.labelMany(tx, clubId, args));
  const isMet =
    userId === null
      ? () => null
      : await askOwners(leaves, (owner, args) =>
          owner.evaluateMany(tx, { user_id: userId, club_id: clubId }, args),
        );
  return trees.map((tree) =>
    describeLeaves(tree, (leaf) => ({ ...leaf, label: labelOf(leaf) ?? null, met: isMet(leaf) ?? null })),
  );
}
