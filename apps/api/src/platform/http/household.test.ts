// Tests which addresses count as one caller.
import { expect, test } from 'vitest';
import { householdOf } from './household.ts';

test.each([
  ['2001:db8::1:2:3:4', '2001:db8::9:8:7:6'],
  ['2001:db8::1', '2001:0db8:0000:0000:ffff::2'],
  ['2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d'],
  ['::1', '0:0:0:0:0:0:0:1'],
  ['192.0.2.7', '::ffff:192.0.2.7'],
])('%s and %s are one', (one, other) => {
  expect(householdOf(one)).toBe(householdOf(other));
});

test.each([
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['192.0.2.7', '192.0.2.8'],
  ['unknown', '192.0.2.7'],
])('%s and %s are two', (one, other) => {
  expect(householdOf(one)).not.toBe(householdOf(other));
});
