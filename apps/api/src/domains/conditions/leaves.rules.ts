// Owns the pure side of condition trees: their leaves, their truth, and the tree with something said at each leaf.
import type {
  ConditionLeaf,
  ConditionTree,
  DescribedCondition,
  DescribedLeaf,
} from '@stagepass/contract/conditions/shapes.ts';

/**
 * Undefined where it cannot be told: a part of a kind that nobody knows any more. Its opposite cannot be told either, so
 * that 'not that' does not let everybody in.
 */
export function holds(
  tree: ConditionTree,
  isMet: (leaf: ConditionLeaf) => boolean | undefined,
): boolean | undefined {
  if ('all' in tree) return every(tree.all.map((part) => holds(part, isMet)));
  if ('any' in tree) return negated(every(tree.any.map((part) => negated(holds(part, isMet)))));
  if ('not' in tree) return negated(holds(tree.not, isMet));
  return isMet(tree);
}

function every(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

function negated(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}

export function describeLeaves(
  tree: ConditionTree,
  describeLeaf: (leaf: ConditionLeaf) => DescribedLeaf,
): DescribedCondition {
  if ('all' in tree) return { all: tree.all.map((part) => describeLeaves(part, describeLeaf)) };
  if ('any' in tree) return { any: tree.any.map((part) => describeLeaves(part, describeLeaf)) };
  if ('not' in tree) return { not: describeLeaves(tree.not, describeLeaf) };
  return describeLeaf(tree);
}

/** Two leaves that ask the same are asked about once. */
export function leafKey(leaf: ConditionLeaf): string {
  if (leaf.kind === 'tier') return `tier ${leaf.tier_id}`;
  if (leaf.kind === 'mission') return `mission ${leaf.mission_id}`;
  if (leaf.kind === 'badge') return `badge ${leaf.badge_id}`;
  if (leaf.kind === 'subscription') return `subscription ${leaf.plan_ids.join(' ')}`;
  return leaf.kind === 'item'
    ? `item ${leaf.design_id} ${leaf.held_since ?? ''}`
    : `${leaf.kind} ${leaf.at_least}`;
}
