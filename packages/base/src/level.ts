// Owns: the ladder from experience points to levels. Level n begins at 50·n·(n−1) XP.
import { assert } from './assert.ts';

/** The highest level that a club can name. */
export const HIGHEST_NAMED_LEVEL = 100;

export function levelBeginsAt(level: number): number {
  assert(Number.isInteger(level) && level >= 1, `levels count from 1, not ${level}`);
  return 50 * level * (level - 1);
}

export function levelAt(xp: number): number {
  assert(Number.isInteger(xp) && xp >= 0, `experience is a count, not ${xp}`);
  let level = Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * xp) / 50)) / 2));
  // The root is a float: at a boundary it may fall to either side.
  while (levelBeginsAt(level + 1) <= xp) level += 1;
  while (levelBeginsAt(level) > xp) level -= 1;
  return level;
}

export type LevelProgress = {
  level: number;
  /** XP gathered since this level began. */
  into_xp: number;
  /** XP from the beginning of this level to the next. */
  span_xp: number;
  /** XP still missing to the next level. */
  missing_xp: number;
};

export function levelProgress(xp: number): LevelProgress {
  const level = levelAt(xp);
  const begins = levelBeginsAt(level);
  const next = levelBeginsAt(level + 1);
  return { level, into_xp: xp - begins, span_xp: next - begins, missing_xp: next - xp };
}
