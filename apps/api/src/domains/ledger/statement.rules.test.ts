// What was paid at once is one line, on whatever page it falls.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesFor, pageOf } from './statement.rules.ts';
import type { LineRow } from './tables.ts';

/** Payments as numbers of parts, booked in this order; each part takes one. */
function linesOf(payments: readonly number[]): LineRow[] {
  const rows: LineRow[] = [];
  let balance = 10_000;
  for (const [at, parts] of payments.entries())
    for (let part = 0; part < parts; part += 1) {
      balance -= part + 1;
      rows.unshift({
        seq: rows.length + 1,
        amount: -(part + 1),
        balance,
        transfer_id: `t${at}`,
        other_kind: part === parts - 1 ? 'club' : 'platform',
        other_id: String(part),
      } as LineRow);
    }
  return rows;
}

/** Reads as the store does, page after page. */
function readAll(rows: readonly LineRow[], limit: number) {
  const seen = [];
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const read = rows.filter((row) => row.seq < before).slice(0, linesFor(limit));
    const { shown, before_seq } = pageOf(read, limit);
    expect(shown.length).toBeLessThanOrEqual(limit);
    seen.push(...shown);
    if (before_seq === null) return seen;
    expect(before_seq).toBeLessThan(before);
    before = before_seq;
  }
}

describe('a statement', () => {
  it('shows a payment with its fee as one line, with the balance after it and whom it went to', () => {
    const [line] = pageOf(linesOf([3]), 10).shown;
    expect(line).toMatchObject({ amount: -6, balance: 9994, other_kind: 'club', seq: 3, from_seq: 1 });
  });

  it('shows every payment once and whole, however the pages fall', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        (payments, limit) => {
          const seen = readAll(linesOf(payments), limit);
          expect(seen.map((line) => line.transfer_id)).toEqual(
            payments.map((_, at) => `t${at}`).toReversed(),
          );
          expect(seen.map((line) => line.amount)).toEqual(
            payments.map((parts) => -((parts * (parts + 1)) / 2)).toReversed(),
          );
        },
      ),
    );
  });
});
