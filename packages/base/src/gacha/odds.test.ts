// The published odds add up, follow the tiers' values and weights, and agree with a chain that is walked step by step.
import { expect, test } from 'vitest';
import type { ItemQualityKey } from '../item-quality.ts';
import { expectedRange, oddsOf, shareOfSingles } from './odds.ts';
import { drawsUntilCertain, drawTable, type TableEntry } from './table.ts';

const ALL: readonly ItemQualityKey[] = ['urare', 'ssrare', 'srare', 'rare', 'uncommon', 'common'];

function table(qualities: readonly ItemQualityKey[], weights: readonly number[] = []) {
  return drawTable(
    qualities.map((quality, i): TableEntry => ({ design_id: `d${i}`, quality, weight: weights[i] ?? 1 })),
  );
}

const near = (value: number) => expect.closeTo(value, 12);

test('a pool of all tiers has the seed’s values as base odds', () => {
  const { tiers } = oddsOf(table(ALL));
  expect(tiers.map(({ odds }) => odds.base)).toEqual([
    { n: 1, d: 100 },
    { n: 3, d: 100 },
    { n: 7, d: 100 },
    { n: 19, d: 100 },
    { n: 2, d: 5 },
    { n: 3, d: 10 },
  ]);
});

test('tiers that are present share anew; inside one it goes by weight', () => {
  const { tiers, entries } = oddsOf(table(['common', 'srare', 'srare', 'rare'], [1, 1, 3, 5]));
  expect(tiers.map(({ quality, odds }) => [quality, odds.base])).toEqual([
    ['srare', { n: 1, d: 8 }],
    ['rare', { n: 19, d: 56 }],
    ['common', { n: 15, d: 28 }],
  ]);
  expect(entries.map(({ design_id, odds }) => [design_id, odds.base])).toEqual([
    ['d1', { n: 1, d: 32 }],
    ['d2', { n: 3, d: 32 }],
    ['d3', { n: 19, d: 56 }],
    ['d0', { n: 15, d: 28 }],
  ]);
});

const POOLS: readonly (readonly ItemQualityKey[])[] = [
  ALL,
  ['urare', 'common'],
  ['ssrare', 'rare', 'common'],
  ['srare', 'uncommon', 'common'],
  ['urare', 'ssrare'],
  ['srare'],
  ['rare', 'common'],
];

test.each(POOLS.map((pool) => [pool.join(' '), pool] as const))('shares add up to one: %s', (_name, pool) => {
  const { tiers, entries } = oddsOf(table(pool));
  for (const how of ['single', 'ten'] as const) {
    expect(tiers.reduce((total, { odds }) => total + odds[how], 0)).toEqual(near(1));
    expect(entries.reduce((total, { odds }) => total + odds[how], 0)).toEqual(near(1));
  }
});

test.each([
  [ALL, { ten: true, pity_after: 60 }],
  [['urare', 'common'] as const, { ten: true, pity_after: 60 }],
  [['srare', 'common'] as const, { ten: true, pity_after: null }],
  [['rare', 'common'] as const, { ten: false, pity_after: null }],
])('a guarantee is offered only where the pool holds its tiers: %s', (pool, expected) => {
  expect(table(pool).guarantees).toEqual(expected);
});

test('without guarantees, effective odds are the base odds', () => {
  for (const { odds } of oddsOf(table(['rare', 'uncommon', 'common'])).tiers) {
    expect(odds.single).toEqual(near(odds.base.n / odds.base.d));
    expect(odds.ten).toEqual(near(odds.base.n / odds.base.d));
  }
});

test('one at a time: the meter raises SS.Rare and better as a walk of it over many draws does', () => {
  const p = 0.04;
  // The meter's chain, walked until it has settled.
  let meter = new Float64Array(61);
  meter[0] = 1;
  let top = 0;
  for (let i = 0; i < 20_000; i += 1) {
    const next = new Float64Array(61);
    top = 0;
    meter.forEach((chance, pity) => {
      const hit = pity === 60 ? 1 : p;
      top += chance * hit;
      next[0] = (next[0] ?? 0) + chance * hit;
      if (pity < 60) next[pity + 1] = chance * (1 - hit);
    });
    meter = next;
  }
  expect(shareOfSingles(table(ALL)).top).toEqual(near(top));
  // 4 % alone; with the meter one in 22.93.
  expect(top).toBeCloseTo(0.04 / (1 - 0.96 ** 61), 12);
});

test('ten at a time without a meter: what the last draw adds, counted by hand', () => {
  const pool = table(['srare', 'common']);
  const p = 7 / 37;
  // Nine free draws, and a tenth that is certain where none of them was.
  const mean = 9 * p + (1 - p) ** 9 + (1 - (1 - p) ** 9) * p;
  expect(oddsOf(pool).tiers[0]?.odds.ten).toEqual(near(mean / 10));
});

test('ten at a time: as a simulation of the chain over both guarantees, state by state', () => {
  // A second way to the same number: the joint chain of meter, place in the ten and what it had, walked until it has settled.
  let states = new Map<string, number>([['0|0|0', 1]]);
  const base = { top: 0.04, middle: 0.07, rest: 0.89 };
  const shares = { top: 0, middle: 0, rest: 0 };
  for (let i = 0; i < 2000; i += 1) {
    const next = new Map<string, number>();
    const sums = { top: 0, middle: 0, rest: 0 };
    for (const [key, chance] of states) {
      const [pity = 0, place = 0, had = 0] = key.split('|').map(Number);
      const b =
        pity === 60
          ? { top: 1, middle: 0, rest: 0 }
          : place === 9 && had === 0
            ? { top: 4 / 11, middle: 7 / 11, rest: 0 }
            : base;
      const end = place === 9;
      const go = (to: string, by: number) => by > 0 && next.set(to, (next.get(to) ?? 0) + by);
      go(`0|${end ? 0 : place + 1}|${end ? 0 : 1}`, chance * b.top);
      go(`${pity + 1}|${end ? 0 : place + 1}|${end ? 0 : 1}`, chance * b.middle);
      go(`${pity + 1}|${end ? 0 : place + 1}|${end ? 0 : had}`, chance * b.rest);
      sums.top += chance * b.top;
      sums.middle += chance * b.middle;
      sums.rest += chance * b.rest;
    }
    states = next;
    // The place in the ten goes round: the share is the mean over the last round.
    if (i >= 1990) for (const key of ['top', 'middle', 'rest'] as const) shares[key] += sums[key] / 10;
  }
  const { tiers } = oddsOf(table(ALL));
  const of = (...keys: ItemQualityKey[]) =>
    tiers.filter(({ quality }) => keys.includes(quality)).reduce((total, { odds }) => total + odds.ten, 0);
  expect(of('urare', 'ssrare')).toEqual(near(shares.top));
  expect(of('srare')).toEqual(near(shares.middle));
  expect(of('rare', 'uncommon', 'common')).toEqual(near(shares.rest));
});

test('the meter says when one is certain', () => {
  expect([0, 59, 60].map(drawsUntilCertain)).toEqual([61, 2, 1]);
});

test('a range holds what it should, and is never outside of what can be', () => {
  expect(expectedRange(0, 0.5)).toEqual({ low: 0, high: 0 });
  expect(expectedRange(10, 0.001).low).toBe(0);
  const { low, high } = expectedRange(1_000_000, 0.04);
  expect(low).toBeGreaterThan(39_300);
  expect(high).toBeLessThan(40_700);
});
