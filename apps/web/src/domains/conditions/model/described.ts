// A tree that is being edited, told with the names that the editor knows: what the server will say once it is kept.
import type { ConditionTree, DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';

interface Named {
  id: string;
  name: string;
}

export function described(tree: ConditionTree, tiers: readonly Named[]): DescribedCondition {
  if ('all' in tree) return { all: tree.all.map((part) => described(part, tiers)) };
  if ('any' in tree) return { any: tree.any.map((part) => described(part, tiers)) };
  if ('not' in tree) return { not: described(tree.not, tiers) };
  if (tree.kind !== 'tier') return { ...tree, label: '', met: null };
  return { ...tree, label: tiers.find((tier) => tier.id === tree.tier_id)?.name ?? null, met: null };
}
