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
}

/**
 * Equal XP is an equal place, and the next one is as many places lower. `ahead` is known of the first two amounts of XP: of all
 * further ones everybody who has more is on the page, or was counted there.
 */
export function withPlaces(rows: readonly { user_id: string; xp: number; ahead: number | null }[]): Placed[] {
  let [xp, place, sharing] = [-1, 0, 0];
  return rows.map((row) => {
    if (row.xp === xp) sharing += 1;
    else {
      place = row.ahead === null ? place + sharing : row.ahead + 1;
      [xp, sharing] = [row.xp, 1];
    }
    return { user_id: row.user_id, xp: row.xp, place };
  });
}
