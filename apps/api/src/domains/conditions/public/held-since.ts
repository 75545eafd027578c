// Owns the same condition for something that must not be had twice by handing one copy round, such as a vote.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';

/**
 * Copies of items count for whoever had them before the moment, or had them first: so each copy counts for one person at most, to whomever
 * it goes afterwards. Under a `not` every copy counts, so that nobody stops being a holder by it.
 */
export function heldSince(tree: ConditionTree, since: Date, isNegated = false): ConditionTree {
  if ('all' in tree) return { all: tree.all.map((part) => heldSince(part, since, isNegated)) };
  if ('any' in tree) return { any: tree.any.map((part) => heldSince(part, since, isNegated)) };
  if ('not' in tree) return { not: heldSince(tree.not, since, !isNegated) };
  return tree.kind === 'item' && !isNegated ? { ...tree, held_since: since.toISOString() } : tree;
}
