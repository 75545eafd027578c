// Which levels a ladder shows: all that have a name or perks, and those around where I am.
import { levelBeginsAt } from '@stagepass/base/level.ts';
import type { LevelLadder, LevelStep } from '@stagepass/contract/levels/shapes.ts';

/** Without names there is nothing to look forward to further up. */
const AROUND = { below: 3, above: 3 };

/** Highest first. */
export function ladderRows({ steps, mine }: Pick<LevelLadder, 'steps' | 'mine'>): LevelStep[] {
  const named = new Map(steps.map((step) => [step.level, step]));
  const level = mine?.level ?? 1;
  const around = steps.length === 0 ? AROUND : { below: 0, above: 1 };
  const shown = new Set(named.keys());
  for (let at = Math.max(1, level - around.below); at <= level + around.above; at += 1) shown.add(at);
  return [...shown]
    .toSorted((one, other) => other - one)
    .map((at) => named.get(at) ?? { level: at, begins_at_xp: levelBeginsAt(at), name: null, perks: [] });
}

/** The first level that has neither name nor perks, for the next one to be named. */
export function firstUnnamed(steps: readonly LevelStep[]): number {
  const named = new Set(steps.map(({ level }) => level));
  let level = 2;
  while (named.has(level)) level += 1;
  return level;
}
