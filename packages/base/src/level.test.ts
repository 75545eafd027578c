import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelAt, levelBeginsAt, levelProgress } from './level.ts';

test.each([
  [1, 0],
  [2, 100],
  [3, 300],
  [4, 600],
  [10, 4500],
])('level %i begins at %i XP', (level, xp) => {
  expect(levelBeginsAt(level)).toBe(xp);
  expect(levelAt(xp)).toBe(level);
  if (xp > 0) expect(levelAt(xp - 1)).toBe(level - 1);
});

test('every boundary is exact, also far up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10_000_000 }), (level) => {
      expect(levelAt(levelBeginsAt(level))).toBe(level);
      expect(levelAt(levelBeginsAt(level) - 1)).toBe(level - 1);
    }),
  );
});

test('progress is measured inside the level', () => {
  expect(levelProgress(0)).toEqual({ level: 1, into_xp: 0, span_xp: 100, missing_xp: 100 });
  expect(levelProgress(350)).toEqual({ level: 3, into_xp: 50, span_xp: 300, missing_xp: 250 });
});

test('negative or broken experience is refused', () => {
  expect(() => levelAt(-1)).toThrow('count');
  expect(() => levelAt(1.5)).toThrow('count');
  expect(() => levelBeginsAt(0)).toThrow('from 1');
});
