// Owns the question what a condition asks for, for whoever has to know whether it asks for something of theirs.
import type { ConditionLeaf, ConditionTree } from '@stagepass/contract/conditions/shapes.ts';

/** From left to right. */
export function leavesOf(tree: ConditionTree): ConditionLeaf[] {
  if ('all' in tree) return tree.all.flatMap(leavesOf);
  if ('any' in tree) return tree.any.flatMap(leavesOf);
  if ('not' in tree) return leavesOf(tree.not);
  return [tree];
}
