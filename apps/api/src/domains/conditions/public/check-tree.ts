// Owns the check of a condition before it is kept: it must not point at what does not exist in the club.
import { conditionUnknownPart } from '@stagepass/contract/conditions/errors.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { askOwners } from '../ask-owners.ts';
import { leavesOf } from './leaves-of.ts';

export async function checkTree(tx: Executor, tree: ConditionTree | null, clubId: string): Promise<void> {
  if (tree === null) return;
  const leaves = leavesOf(tree);
  const labelOf = await askOwners(leaves, (owner, args) => owner.labelMany(tx, clubId, args));
  const unknown = leaves.find((leaf) => (labelOf(leaf) ?? null) === null);
  if (unknown !== undefined) fail(conditionUnknownPart, { part: unknown });
}
