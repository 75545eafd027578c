// Owns: what a message looks like in one line.
import { expect, test } from 'vitest';
import { previewOf } from './chat.rules.ts';

test.each([
  ['ping @mara_lune and @_no_', 'ping @mara_lune and @_no_'],
  ['5 > 3, 2 * 4 = 8, ~ten, C# and #1', '5 > 3, 2 * 4 = 8, ~ten, C# and #1'],
  ['see https://example.com/a_b#c_d', 'see https://example.com/a_b#c_d'],
  ['A club **record**, ~~no~~ `yes`', 'A club record, no yes'],
  ['> quoted\n# Big\n- one', 'quoted Big one'],
  ['[the map](https://example.com/map)', 'the map'],
])('%j reads %j', (text, line) => {
  expect(previewOf(text)).toBe(line);
});

test('a long one ends with whole characters', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(previewOf(family.repeat(200))).toBe(`${family.repeat(159)}…`);
});
