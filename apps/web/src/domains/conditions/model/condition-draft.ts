// A condition as the editor holds it: groups of leaves, each counting as all, any or none; every group must hold.
import type { ConditionLeaf, ConditionTree } from '@stagepass/contract/conditions/shapes.ts';

export const groupModes = ['all', 'any', 'none'] as const;
export type GroupMode = (typeof groupModes)[number];

export interface DraftGroup {
  mode: GroupMode;
  leaves: readonly ConditionLeaf[];
}
export type ConditionDraft = readonly DraftGroup[];

/** As the server's bound. */
export const mostLeaves = 20;

function isLeaf(tree: ConditionTree): tree is ConditionLeaf {
  return 'kind' in tree;
}

function allLeaves(parts: readonly ConditionTree[]): parts is readonly ConditionLeaf[] {
  return parts.every(isLeaf);
}

/** Undefined where the tree is of a shape that groups cannot show. */
function groupOf(tree: ConditionTree): DraftGroup | undefined {
  if (isLeaf(tree)) return { mode: 'all', leaves: [tree] };
  if ('all' in tree) return allLeaves(tree.all) ? { mode: 'all', leaves: tree.all } : undefined;
  if ('any' in tree) return allLeaves(tree.any) ? { mode: 'any', leaves: tree.any } : undefined;
  if (isLeaf(tree.not)) return { mode: 'none', leaves: [tree.not] };
  if ('any' in tree.not && allLeaves(tree.not.any)) return { mode: 'none', leaves: tree.not.any };
  return undefined;
}

export function draftOf(tree: ConditionTree | null): ConditionDraft | undefined {
  if (tree === null) return [];
  const whole = groupOf(tree);
  if (whole !== undefined) return [whole];
  if (!('all' in tree)) return undefined;
  const groups = tree.all.map(groupOf);
  return groups.every((group) => group !== undefined) ? groups : undefined;
}

export function treeOf(draft: ConditionDraft): ConditionTree | null {
  const parts = draft.filter((group) => group.leaves.length > 0).map(treeOfGroup);
  const [only] = parts;
  if (only === undefined) return null;
  return parts.length === 1 ? only : { all: parts };
}

function treeOfGroup({ mode, leaves }: DraftGroup): ConditionTree {
  const [only] = leaves;
  if (leaves.length === 1 && only !== undefined) return mode === 'none' ? { not: only } : only;
  if (mode === 'none') return { not: { any: leaves } };
  return mode === 'all' ? { all: leaves } : { any: leaves };
}

export function countLeaves(draft: ConditionDraft): number {
  return draft.reduce((sum, group) => sum + group.leaves.length, 0);
}

export function changeGroup(
  draft: ConditionDraft,
  at: number,
  change: (group: DraftGroup) => DraftGroup,
): ConditionDraft {
  return draft.map((group, index) => (index === at ? change(group) : group)).filter(hasLeaves);
}

function hasLeaves(group: DraftGroup): boolean {
  return group.leaves.length > 0;
}
