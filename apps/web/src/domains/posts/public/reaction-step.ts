// What a reaction does to the counts, before the server has answered.
import type { ReactionCounts, ReactionKind } from '@stagepass/contract/posts/shapes.ts';

export interface Reacted {
  counts: ReactionCounts;
  mine: ReactionKind | null;
}

function moved(counts: ReactionCounts, kind: ReactionKind, by: 1 | -1): ReactionCounts {
  const { [kind]: count = 0, ...others } = counts;
  return count + by > 0 ? { ...others, [kind]: count + by } : others;
}

/** Null takes the own one back. */
export function withReaction({ counts, mine }: Reacted, next: ReactionKind | null): Reacted {
  if (mine === next) return { counts, mine };
  const without = mine === null ? counts : moved(counts, mine, -1);
  return { counts: next === null ? without : moved(without, next, 1), mine: next };
}

export function totalOf(counts: ReactionCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The kinds somebody chose, most chosen first. */
export function kindsIn(counts: ReactionCounts): ReactionKind[] {
  return (Object.entries(counts) as [ReactionKind, number][])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([kind]) => kind);
}
