// Owns: birthdays, those of a leap day included.
import { expect, test } from 'vitest';
import { isOfAge, turnsOn } from './birthday.ts';

test.each([
  ['2008-11-15', 18, '2026-11-15'],
  ['2008-02-29', 18, '2026-03-01'],
  ['2008-02-29', 20, '2028-02-29'],
  ['2008-02-28', 18, '2026-02-28'],
  ['2010-02-28', 18, '2028-02-28'],
  ['2010-03-01', 18, '2028-03-01'],
  // No leap year, though four divides it.
  ['2080-02-29', 20, '2100-03-01'],
  ['1999-12-31', 1, '2000-12-31'],
])('born %s turns %i on %s', (birth, years, day) => {
  expect(turnsOn(birth, years)).toBe(day);
});

test('of age from the first moment of the day on, and not a moment before', () => {
  expect(isOfAge('2008-02-29', 18, new Date('2026-02-28T23:59:59.999Z'))).toBe(false);
  expect(isOfAge('2008-02-29', 18, new Date('2026-03-01T00:00:00Z'))).toBe(true);
});
