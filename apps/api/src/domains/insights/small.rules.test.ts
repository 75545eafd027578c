// Tests the rule of five: which figures are told, and that a hidden part cannot be worked out from the others.
import { expect, test } from 'vitest';
import { hideParts, isTold } from './small.rules.ts';

const part = (people: number, count = people) => ({ count, cents: 0, people });

test.each([
  [0, 0, true],
  [1, 1, false],
  [4, 100, false],
  [5, 5, true],
])('about %i people who did it %i times: told %s', (people, count, told) => {
  expect(isTold(part(people, count))).toBe(told);
});

test('one hidden part takes the smallest other one along; two hide each other', () => {
  const [two, six, nine, none] = [part(2), part(6), part(9), part(0)];
  expect(hideParts([two, six, nine, none])).toEqual(new Set([two, six]));
  const three = part(3);
  expect(hideParts([two, three, nine])).toEqual(new Set([two, three]));
  expect(hideParts([six, nine, none])).toEqual(new Set());
});
