import { describe, expect, test } from 'vitest';
import { tablesOf } from '../db/builder.ts';
import { bigWhole, day, float, id, real, text, time, whole } from './key-columns.ts';
import { byCreation, keyset } from './keyset.ts';

const someId = '01981e3a-0000-7000-8000-000000000001';
const noon = new Date('2026-11-15T12:00:00.123Z');

describe('a cursor', () => {
  test('brings every column back as it was written', () => {
    const all = keyset({ time, day, id, rank: whole(5), seq: bigWhole, float, real, text, other: text });
    const key = {
      ...{ time: noon, day: '2026-11-15', id: someId, rank: 5, seq: 9_007_199_254_740_991 },
      ...{ float: 0.1 + 0.2, real: Math.fround(-1.5), text: 'Ünï ~ code. 9_', other: '' },
    };
    expect(all.read(all.write(key))).toEqual(key);
    expect(all.read(undefined)).toBeUndefined();
  });

  test.each([
    ...['', 'x', `~${someId}`, `!~${someId}`, 'abc~def', `abc~${someId}~more`, `zzzzzzzzzz~${someId}`],
    ...[`-1~${someId}`, `${noon.toISOString()}~${someId}`, `abc~${someId.toUpperCase()}`],
  ])('of other lists or hands is refused: %j', (cursor) => {
    expect(() => byCreation.read(cursor)).toThrow('isn’t valid');
  });

  test.each([
    ['a number beyond its column', whole(5), '6'],
    ['a negative number', bigWhole, '-1'],
    ['a fraction', whole(), '1.5'],
    ['more than a bigint', bigWhole, '9999999999999999'],
    ['a day that no calendar has', day, '2026-13-01'],
    ['no number', float, ''],
    ['infinity', float, '1e999'],
    ['more than a real', real, '1e300'],
    ['a zero byte', text, 'AA'],
  ])('holds no %s', (_, column, written) => {
    expect(() => keyset({ column: column as typeof text }).read(written)).toThrow('isn’t valid');
  });
});

describe('a page', () => {
  const made = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ created_at: new Date(1000 - at), id: someId, at }));

  test.each([
    { stored: 0, shown: 0, more: false },
    { stored: 2, shown: 2, more: false },
    { stored: 3, shown: 3, more: false },
    { stored: 4, shown: 3, more: true },
  ])('of three from $stored rows', async ({ stored, shown, more }) => {
    const asked: unknown[] = [];
    const page = await byCreation.page({ limit: 3 }, async ({ after, limit }) => {
      asked.push(after);
      return made(stored).slice(0, limit);
    });
    expect(asked).toEqual([undefined]);
    expect(page.rows).toHaveLength(shown);
    expect(page.next_cursor !== null).toBe(more);
    if (page.next_cursor !== null)
      expect(byCreation.read(page.next_cursor)).toEqual({ created_at: new Date(998), id: someId });
  });

  test('takes the key from where the row has it', () => {
    const bySeq = keyset({ seq: whole() });
    const rows = [{ n: 7 }, { n: 6 }];
    expect(bySeq.cut(rows, 1, (row) => ({ seq: row.n })).next_cursor).toBe('7');
  });
});

test('a query follows the key in its order', () => {
  const { sql, parameters } = byCreation
    .apply(
      tablesOf<{ things: { id: string; created_at: Date } }>().selectFrom('things as t').select('t.id'),
      { after: { created_at: noon, id: someId }, limit: 4 },
      'desc',
      't',
    )
    .compile();
  expect(sql).toBe(
    'select "t"."id" from "things" as "t" where ("t"."created_at", "t"."id") < ($1, $2) order by "t"."created_at" desc, "t"."id" desc limit $3',
  );
  expect(parameters).toEqual([noon, someId, 4]);
});
