// What one would have to reach: the leaves of a condition, but for those that must not be so.
import type { DescribedCondition, DescribedLeaf } from '@stagepass/contract/conditions/shapes.ts';

export function wantedLeaves(condition: DescribedCondition): DescribedLeaf[] {
  if ('all' in condition) return condition.all.flatMap(wantedLeaves);
  if ('any' in condition) return condition.any.flatMap(wantedLeaves);
  if ('not' in condition) return [];
  return [condition];
}
