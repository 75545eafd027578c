// Owns what follows from a club's ladder without a database: names, perks, and the places on a page of a board.
import { levelBeginsAt } from '@stagepass/base/level.ts';
import type { LevelStep } from '@stagepass/contract/levels/shapes.ts';
import type { LevelStepRow } from './tables.ts';

export function presentStep({ level, name, perks }: LevelStepRow): LevelStep {
  return { level, begins_at_xp: levelBeginsAt(level), name, perks };
}

/** The name of a level; null where it has none of its own. */
export function nameOf(steps: readonly LevelStepRow[], level: number): string | null {
  return steps.find((step) => step.level === level)?.name ?? null;
}

export interface Placed {
  user_id: string;
  xp: number;
  place: number;
  /** How many share the place, from its first one up to here. */
  sharing: number;
}

/** Equal XP is an equal place, and the next one is as many places lower. Counts on from whoever was last on the page before. */
export function withPlaces(
  rows: readonly { user_id: string; xp: number }[],
  after: Pick<Placed, 'xp' | 'place' | 'sharing'> | undefined,
): Placed[] {
  let last = after ?? { xp: -1, place: 1, sharing: 0 };
  return rows.map(({ user_id, xp }) => {
    const placed =
      last.xp === xp
        ? { user_id, xp, place: last.place, sharing: last.sharing + 1 }
        : { user_id, xp, place: last.place + last.sharing, sharing: 1 };
    last = placed;
    return placed;
  });
}
