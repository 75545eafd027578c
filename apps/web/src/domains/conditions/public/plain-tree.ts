// A condition as it was told, back to what is kept of it: for an editor that opens on it.
import type { ConditionTree, DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';

export function plainTree(condition: DescribedCondition): ConditionTree {
  if ('all' in condition) return { all: condition.all.map(plainTree) };
  if ('any' in condition) return { any: condition.any.map(plainTree) };
  if ('not' in condition) return { not: plainTree(condition.not) };
  const { label: _label, met: _met, ...leaf } = condition;
  return leaf;
}
