// Owns whether a condition asks for an item anywhere: copies that go from hand to hand while a vote is open count for nobody after that.
import type { DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';

export function asksForItem(tree: DescribedCondition): boolean {
  if ('all' in tree) return tree.all.some(asksForItem);
  if ('any' in tree) return tree.any.some(asksForItem);
  return 'not' in tree ? asksForItem(tree.not) : tree.kind === 'item';
}
