// Owns how the lines of one transfer become one line of a statement: what was paid at once is shown at once.
import type { LineRow } from './tables.ts';

/** A line as people read it: the parts of one payment together, with the balance after the last of them. */
export interface ReadLine extends LineRow {
  /** The place of its earliest part: what comes before it begins below this. */
  readonly from_seq: number;
}

/** Newest first, as they are read. The lines of one transfer follow each other, since its account is locked for all of them. */
export function joinLines(rows: readonly LineRow[]): ReadLine[] {
  const joined: ReadLine[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last?.transfer_id === row.transfer_id && Math.sign(last.amount) === Math.sign(row.amount)) {
      const main = Math.abs(row.amount) > Math.abs(last.amount) ? row : last;
      const amount = last.amount + row.amount;
      joined[joined.length - 1] = {
        ...last,
        amount,
        other_kind: main.other_kind,
        other_id: main.other_id,
        from_seq: row.seq,
      };
    } else joined.push({ ...row, from_seq: row.seq });
  }
  return joined;
}

/** How many lines to read so that a page is full where every payment has the usual parts: seller, fee, royalty. */
const USUAL_PARTS = 3;

export function linesFor(limit: number): number {
  return (limit + 1) * USUAL_PARTS;
}

/** A page out of what was read; the last payment of a full reading may go on beyond it, so it waits for the next page. */
export function pageOf(
  rows: readonly LineRow[],
  limit: number,
): { shown: readonly ReadLine[]; before_seq: number | null } {
  const joined = joinLines(rows);
  const cut = rows.length >= linesFor(limit);
  const whole = cut && joined.length > 1 ? joined.slice(0, -1) : joined;
  const shown = whole.slice(0, limit);
  const more = cut || whole.length > shown.length;
  return { shown, before_seq: more ? (shown.at(-1)?.from_seq ?? null) : null };
}
