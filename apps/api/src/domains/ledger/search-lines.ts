// Owns looking through a statement for words: a bounded part of it at a time, from the newest line back.
import type { Platform } from '#platform/platform.ts';
import { loadClubRefs } from './public/club-refs.ts';
import { joinLines, type ReadLine } from './statement.rules.ts';
import { listLines, type StatementPart } from './statement.store.ts';
import { isFound } from './statement-words.rules.ts';
import type { LineRow } from './tables.ts';

/** What one call looks at: the next goes on from there, so that a long account costs nobody else anything. */
const BOUNDS = { at_once: 500, most: 2000 };

export async function keepFound<Line extends LineRow>(
  platform: Platform,
  lines: readonly Line[],
  words: readonly string[],
): Promise<Line[]> {
  if (words.length === 0) return [...lines];
  const ids = lines.map((line) => line.club_id);
  const clubs = await loadClubRefs(platform, platform.db, ids);
  return lines.filter((line) => isFound(line, clubs(line.club_id)?.name, words));
}

export interface Found {
  shown: readonly ReadLine[];
  /** Where to go on looking; null at the end of the account. A page may hold less than was asked for, and be no last one. */
  before_seq: number | null;
}

export async function searchLines(
  platform: Platform,
  part: Omit<StatementPart, 'limit'>,
  { words, limit }: { words: readonly string[]; limit: number },
  { at_once, most } = BOUNDS,
): Promise<Found> {
  const found: ReadLine[] = [];
  let before_seq = part.before_seq ?? Number.MAX_SAFE_INTEGER;
  for (let looked = 0; looked < most; looked += at_once) {
    const rows = await listLines(platform.db, { ...part, before_seq, limit: at_once });
    const joined = joinLines(rows);
    const isCut = rows.length === at_once;
    // The last payment of a full reading may go on beyond it: it is looked at with what follows.
    const whole = isCut && joined.length > 1 ? joined.slice(0, -1) : joined;
    found.push(...(await keepFound(platform, whole, words)));
    before_seq = whole.at(-1)?.from_seq ?? before_seq;
    const isFull = found.length > limit || (found.length === limit && isCut);
    if (isFull) return { shown: found.slice(0, limit), before_seq: found[limit - 1]?.from_seq ?? null };
    if (!isCut) return { shown: found, before_seq: null };
  }
  return { shown: found, before_seq };
}
