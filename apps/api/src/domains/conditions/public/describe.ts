// Owns the telling of a condition: the tree with the name of what each leaf points at.
import type {
  ConditionLeaf,
  ConditionTree,
  DescribedCondition,
} from '@stagepass/contract/conditions/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { askOwners } from '../ask-owners.ts';
import { describeLeaves } from '../leaves.rules.ts';
import { leavesOf } from './leaves-of.ts';

/** With `userId`, as that person reads it, and each leaf says besides whether they meet it; null is a visitor. */
export async function describe(
  tx: Executor,
  tree: ConditionTree,
  clubId: string,
  userId?: string | null,
): Promise<DescribedCondition> {
  const [described] = await describeTrees(tx, [tree], clubId, userId);
  return described as DescribedCondition;
}

/** In the order of the trees; one query a kind for the names, one for who meets them, and one for how much they have. */
export async function describeTrees(
  tx: Executor,
  trees: readonly ConditionTree[],
  clubId: string,
  userId?: string | null,
): Promise<DescribedCondition[]> {
  const leaves = trees.flatMap(leavesOf);
  const labelOf = await askOwners(leaves, (owner, args) => owner.labelMany(tx, clubId, args, userId));
  const isMet =
    userId == null
      ? () => null
      : await askOwners(leaves, (owner, args) =>
          owner.evaluateMany(tx, { user_id: userId, club_id: clubId }, args),
        );
  const have = await howMuch(tx, leaves, clubId, userId);
  return trees.map((tree) =>
    describeLeaves(tree, (leaf) => {
      const own = have(leaf);
      const told = { ...leaf, label: labelOf(leaf) ?? null, met: isMet(leaf) ?? null };
      return own === undefined ? told : { ...told, have: own };
    }),
  );
}

/** What the viewer has of what each leaf counts; undefined for visitors, and for kinds that one has or has not. */
async function howMuch(
  tx: Executor,
  leaves: readonly ConditionLeaf[],
  club_id: string,
  user_id: string | null | undefined,
): Promise<(leaf: ConditionLeaf) => number | undefined> {
  if (user_id == null) return () => undefined;
  return askOwners<number | undefined>(
    leaves,
    async (owner, args) =>
      (await owner.haveMany?.(tx, { user_id, club_id }, args)) ?? args.map(() => undefined),
  );
}
