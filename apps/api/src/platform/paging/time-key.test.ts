import { describe, expect, test } from 'vitest';
import { readTimeKey, timePage, writeTimeKey } from './time-key.ts';

const id = '01981e3a-0000-7000-8000-000000000001';

describe('the key of a dated list', () => {
  test('comes back as it was written', () => {
    const key = { at: new Date('2026-11-15T12:00:00.123Z'), id };
    expect(readTimeKey(writeTimeKey(key))).toEqual(key);
  });

  test.each(['', 'x', `.${id}`, `!.${id}`, 'abc.def', `abc.${id}.more`, `zzzzzzzzzzzzzzz.${id}`])(
    'refuses %j',
    (cursor) => {
      expect(() => readTimeKey(cursor)).toThrow('not right');
    },
  );

  test('names a next page only where there is one', () => {
    const rows = [3, 2, 1].map((n) => ({ at: new Date(n), id }));
    expect(timePage(rows, 3, (row) => row).next_cursor).toBeNull();
    const page = timePage(rows, 2, (row) => row);
    expect(page.rows).toHaveLength(2);
    expect(readTimeKey(page.next_cursor ?? '')?.at).toEqual(new Date(2));
    expect(timePage([], 2, (row: never) => row)).toEqual({ rows: [], next_cursor: null });
  });
});
