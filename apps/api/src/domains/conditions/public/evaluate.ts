// Owns whether somebody meets a condition.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { askOwners } from '../ask-owners.ts';
import { holds } from '../leaves.rules.ts';
import { leavesOf } from './leaves-of.ts';

/** Who asks, in which club; nobody signed in is null. */
export interface Asker {
  user_id: string | null;
  club_id: string;
}

/** No condition at all (null) lets everybody; a visitor meets no condition, not even 'not a member'. */
export async function evaluate(tx: Executor, tree: ConditionTree | null, asker: Asker): Promise<boolean> {
  return (await evaluateTrees(tx, [tree], asker))[0] ?? false;
}

/** In the order of the trees; one query a kind, however many trees there are. */
export async function evaluateTrees(
  tx: Executor,
  trees: readonly (ConditionTree | null)[],
  { user_id, club_id }: Asker,
): Promise<boolean[]> {
  if (user_id === null) return trees.map((tree) => tree === null);
  const leaves = trees.flatMap((tree) => (tree === null ? [] : leavesOf(tree)));
  const isMet = await askOwners(leaves, (owner, args) => owner.evaluateMany(tx, { user_id, club_id }, args));
  return trees.map((tree) => tree === null || holds(tree, isMet) === true);
}
