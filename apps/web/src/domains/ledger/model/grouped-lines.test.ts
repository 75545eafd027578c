// Tests that equal lines in a row become one group, and that nothing else does.
import { expect, test } from 'vitest';
import { aLine } from '../public/testing/money.ts';
import { groupEqual } from './grouped-lines.ts';

const shown = (lines: Parameters<typeof groupEqual>[0]) =>
  groupEqual(lines).map((group) => [group.lines.map(({ seq }) => seq), group.amount_cents]);

test('equal lines in a row are one, with their sum', () => {
  expect(shown([aLine(5), aLine(4), aLine(3, { text: 'Poster' }), aLine(2), aLine(1)])).toEqual([
    [[5, 4], -2400],
    [[3], -1200],
    [[2, 1], -2400],
  ]);
});

test.each([
  ['another amount', { amount_cents: -100 }],
  ['another kind', { kind: 'store' as const }],
  ['another text', { text: 'Poster' }],
  ['another club', { club: { id: 'c1', handle: 'moon', name: 'Moon', hue: 1, picture: null } }],
])('%s stays apart', (_, change) => {
  expect(shown([aLine(2), aLine(1, change)])).toHaveLength(2);
});

test('lines without a text stay apart: each top-up is its own', () => {
  expect(shown([aLine(2, { text: '' }), aLine(1, { text: '' })])).toHaveLength(2);
});
