// Tests what one person's facts come to: sums over parts, active days, weeks and months once each, retention, and differences.
import { expect, test } from 'vitest';
import { differences, figuresOf } from './figures.rules.ts';
import type { FactRow } from './tables.ts';

const fact = (day: string, figure: string, dimension = '', count = 1): FactRow => ({
  ...{ user_id: 'u', day, source: 'posts', figure, dimension, count, cents: 0 },
});
const value = (facts: FactRow[], key: string) => figuresOf(facts).get(key)?.count;

// 2026-11-02 is a Monday.
const facts = [
  fact('2026-11-03', 'joined'),
  fact('2026-11-03', 'comments', 'a', 2),
  fact('2026-11-03', 'comments', 'b', 1),
  fact('2026-11-04', 'hours', '09', 3),
  fact('2026-11-18', 'reactions', 'a'),
];

test('parts are summed, and stand by themselves', () => {
  expect(value(facts, 'comments|2026-11-03|')).toBe(3);
  expect(value(facts, 'comments.parts|2026-11-03|a')).toBe(2);
  expect(figuresOf(facts).get('comments|2026-11-03|')?.people).toBe(1);
});

test('somebody is active once a day, week and month, by what they did', () => {
  expect(value(facts, 'active|2026-11-03|')).toBe(1);
  expect(value(facts, 'active|2026-11-04|')).toBeUndefined();
  expect(value(facts, 'active_week|2026-11-02|')).toBe(1);
  expect(value(facts, 'active_month|2026-11-01|')).toBe(1);
  expect(value(facts, 'fan|2026-11-01|u')).toBe(5);
});

test('whoever joined is counted in the weeks after in which they did something', () => {
  expect(value(facts, 'retention|2026-11-02|0')).toBe(1);
  expect(value(facts, 'retention|2026-11-02|1')).toBeUndefined();
  expect(value(facts, 'retention|2026-11-02|2')).toBe(1);
});

test('differences lead from one to the other, and there are none between equals', () => {
  const [before, after] = [figuresOf(facts), figuresOf(facts.slice(0, 2))];
  expect(differences(before, figuresOf(facts))).toEqual([]);
  const gone = differences(before, after).find(
    ({ figure, day }) => figure === 'active' && day === '2026-11-18',
  );
  expect(gone).toMatchObject({ count: -1, people: -1 });
});
