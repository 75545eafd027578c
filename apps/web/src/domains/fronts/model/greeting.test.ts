// Tests which greeting fits the hour.
import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i it is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting));
