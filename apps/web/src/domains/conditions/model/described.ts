// A tree that is being edited, told with the names that the editor knows: what the server will say once it is kept.
import type { ConditionTree, DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';

export interface Named {
  id: string;
  name: string;
}

/** What a leaf can point at. */
export interface Choices {
  /** Lowest first. */
  tiers: readonly Named[];
  designs: readonly Named[];
  missions: readonly Named[];
  badges: readonly Named[];
  /** The symbol of the club's fan token; null where it has none. */
  token: string | null;
}

export function described(tree: ConditionTree, choices: Choices): DescribedCondition {
  if ('all' in tree) return { all: tree.all.map((part) => described(part, choices)) };
  if ('any' in tree) return { any: tree.any.map((part) => described(part, choices)) };
  if ('not' in tree) return { not: described(tree.not, choices) };
  if (tree.kind === 'tier') return { ...tree, label: nameIn(choices.tiers, tree.tier_id), met: null };
  if (tree.kind === 'item') return { ...tree, label: nameIn(choices.designs, tree.design_id), met: null };
  if (tree.kind === 'mission')
    return { ...tree, label: nameIn(choices.missions, tree.mission_id), met: null };
  if (tree.kind === 'badge') return { ...tree, label: nameIn(choices.badges, tree.badge_id), met: null };
  if (tree.kind === 'token') return { ...tree, label: choices.token, met: null };
  return { ...tree, label: '', met: null };
}

function nameIn(named: readonly Named[], id: string): string | null {
  return named.find((entry) => entry.id === id)?.name ?? null;
}
