import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reorder, withPositions } from './reorder.ts';

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const order = (entries: { id: string }[]) => entries.map((entry) => entry.id).join('');

test('assigns a position field counting from 0', () => {
  expect(withPositions(list)).toEqual([
    { id: 'a', position: 0 },
    { id: 'b', position: 1 },
    { id: 'c', position: 2 },
  ]);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 99, 'bca'],
  [2, -5, 'cab'],
  [7, 0, 'abc'],
  [-1, 0, 'abc'],
])('moving %i to %i gives %s', (from, to, result) => {
  expect(order(reorder(list, { from, to }))).toBe(result);
});

test('leaves the given list alone', () => {
  reorder(list, { from: 0, to: 2 });
  expect(list).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
});

test('keeps every entry once and numbers without a gap', () => {
  const entries = fc.uniqueArray(fc.string(), { maxLength: 20 });
  fc.assert(
    fc.property(
      entries,
      fc.integer({ min: -3, max: 25 }),
      fc.integer({ min: -3, max: 25 }),
      (ids, from, to) => {
        const moved = reorder(
          ids.map((id) => ({ id, position: 42 })),
          { from, to },
        );
        expect(moved.map((entry) => entry.id).toSorted()).toEqual(ids.toSorted());
        expect(moved.map((entry) => entry.position)).toEqual(ids.map((_, i) => i));
      },
    ),
  );
});
