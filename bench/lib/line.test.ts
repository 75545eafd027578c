// Says what a figure's ratio is, when it holds, and which lines a name chooses.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BenchLine, type Figure, latency, median, promise, resultOf } from './line.ts';
import { choose, readLines } from './lines.ts';
import { tableOf } from './table.ts';

const rate: Figure = { name: 'read', unit: '1/s', kind: 'rate', goal: 0.6 };
const once = (ours: number, raw: number) => [{ ours, raw }];

describe('a figure', () => {
  it.each([
    { ours: 600, ratio: 0.6, holds: true },
    { ours: 480, ratio: 0.48, holds: true },
    { ours: 479, ratio: 0.479, holds: false },
  ])('of $ours beside 1000 holds: $holds', ({ ours, ratio, holds }) => {
    expect(resultOf(rate, once(ours, 1000))).toMatchObject({ ratio, holds, goal: 0.6 });
  });

  it('that is a promise has no slack', () => {
    const memory = promise('memory', 'MB');
    expect(resultOf(memory, once(130, 130)).holds).toBe(true);
    expect(resultOf(memory, once(131, 130)).holds).toBe(false);
  });

  it('takes the medians of its rounds', () => {
    const rounds = [10, 500, 20].map((ours) => ({ ours, raw: 40 }));
    expect(resultOf(rate, rounds)).toMatchObject({ ours: 20, raw: 40, ratio: 0.5 });
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('that is a time takes the best round of each side', () => {
    const rounds = [
      { ours: 90, raw: 300 },
      { ours: 30, raw: 40 },
      { ours: 200, raw: 20 },
    ];
    expect(resultOf(latency('p99', 'ms'), rounds)).toMatchObject({ ours: 30, raw: 20, holds: false });
    expect(resultOf(latency('p99', 'ms'), []).holds).toBe(false);
  });

  it('stays a number in JSON where the cost is nothing', () => {
    const result = resultOf(promise('shift', ''), once(0, 0.02));
    expect(JSON.parse(JSON.stringify(result))).toMatchObject({ ratio: 1000, holds: true });
  });

  it('that could not be measured does not hold', () => {
    expect(resultOf(rate, []).holds).toBe(false);
  });
});

describe('choosing', () => {
  const line = (...names: string[]): BenchLine => ({
    about: '',
    figures: names.map((name) => ({ ...rate, name })),
    prepare: () => Promise.reject(new Error('not run')),
  });
  const lines = [line('memory-idle', 'memory-idle-with-database'), line('memory-busy'), line('start')];

  it('takes the line of that name, or all that begin so, or all', () => {
    expect(choose(lines, 'memory-idle').map((l) => l.figures.length)).toEqual([2]);
    expect(choose(lines, 'memory')).toHaveLength(2);
    expect(choose(lines, undefined)).toHaveLength(3);
    expect(() => choose(lines, 'nothing')).toThrow('memory-busy');
  });

  it('finds the lines of the house, each figure under a name of its own', async () => {
    const names = (await readLines(path.join(import.meta.dirname, '../lines'))).flatMap((l) =>
      l.figures.map((figure) => figure.name),
    );
    expect(names).toContain('profile-read');
    expect(new Set(names).size).toBe(names.length);
  });
});

it('prints a table with aligned columns', () => {
  const [head, row] = tableOf([resultOf(rate, once(600, 1000))]).split('\n');
  expect(head?.indexOf('ratio')).toBe(row?.indexOf('0.6'));
});
