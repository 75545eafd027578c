// A raffle favors nobody, is the same wherever it is drawn, and a proof holds for what happened and for nothing else.
import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { seededDice } from './dice.ts';
import { toHex } from './hex.ts';
import type { Hmac } from './hmac.ts';
import { drawRaffle, type RaffleProof, raffleList, raffleListHash, verifyRaffle } from './raffle.ts';

const node: Hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const dice = seededDice('raffles');

function entrants(count: number) {
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, client_seed: toHex(dice.bytes(8)) }));
}

test('100,000 draws over 50 entrants: every one wins as often as chance has it, within the 99.9 % interval', () => {
  const [DRAWS, ENTRANTS] = [100_000, 50];
  const entries = entrants(ENTRANTS);
  const numbers = entries.map(({ number }) => number);
  const wins = new Array<number>(ENTRANTS + 1).fill(0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const [[winner] = []] = drawRaffle(
      { server_seed: dice.bytes(32), list_hash: raffleHashes[draw % 16] ?? '', numbers, prizes: [1] },
      node,
    );
    wins[winner ?? 0] = (wins[winner ?? 0] ?? 0) + 1;
  }
  expect(wins[0]).toBe(0);
  const expected = DRAWS / ENTRANTS;
  const chiSquared = wins.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // The 0.05 and 99.95 percentiles of chi squared with 49 degrees of freedom.
  expect(chiSquared).toBeGreaterThan(22.8);
  expect(chiSquared).toBeLessThan(88.2);
  // Each by itself: 50 intervals that hold together with 99.9 % (Bonferroni, 4.26 standard deviations).
  const spread = 4.26 * Math.sqrt(expected * (1 - 1 / ENTRANTS));
  for (const count of wins.slice(1)) expect(Math.abs(count - expected)).toBeLessThan(spread);
  // Two million hashes: some seconds on a busy machine.
}, 120_000);
const raffleHashes = Array.from({ length: 16 }, (_, at) =>
  createHash('sha256').update(`${at}`).digest('hex'),
);

test('later places are as fair as the first', () => {
  const [DRAWS, ENTRANTS, PLACES] = [20_000, 10, 4];
  const numbers = entrants(ENTRANTS).map(({ number }) => number);
  const last = new Array<number>(ENTRANTS + 1).fill(0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const server_seed = dice.bytes(32);
    const [first = [], second = []] = drawRaffle(
      { server_seed, list_hash: 'list', numbers, prizes: [PLACES - 1, 1] },
      node,
    );
    expect(new Set([...first, ...second]).size).toBe(PLACES);
    const number = second[0] ?? 0;
    last[number] = (last[number] ?? 0) + 1;
  }
  const expected = DRAWS / ENTRANTS;
  for (const count of last.slice(1))
    expect(Math.abs(count - expected)).toBeLessThan(3.9 * Math.sqrt(expected * (1 - 1 / ENTRANTS)));
});

function proofOf(count: number, totals: readonly number[]): RaffleProof {
  const entries = entrants(count);
  const server_seed = dice.bytes(32);
  const list_hash = raffleListHash(entries);
  const numbers = entries.map(({ number }) => number);
  const winners = drawRaffle({ server_seed, list_hash, numbers, prizes: totals }, node);
  return {
    server_seed_hash: createHash('sha256').update(server_seed).digest('hex'),
    server_seed: toHex(server_seed),
    list_hash,
    entries,
    prizes: totals.map((total, at) => ({ total, winners: winners[at] ?? [] })),
  };
}

test('the browser’s plain code and node’s agree with what was drawn', () => {
  const proof = proofOf(120, [1, 5, 20]);
  for (const verdict of [verifyRaffle(proof), verifyRaffle(proof, node)])
    expect(verdict).toMatchObject({ seed: true, list: true, winners: true });
  // The order in which the list is read does not matter.
  expect(verifyRaffle({ ...proof, entries: proof.entries.toReversed() })).toMatchObject({
    list: true,
    winners: true,
  });
  expect(
    raffleList([
      { number: 2, client_seed: 'b' },
      { number: 1, client_seed: 'a' },
    ]),
  ).toBe('1:a\n2:b\n');
});

test('fewer entrants than prizes leave the rest, and an empty list wins nothing', () => {
  const proof = proofOf(3, [2, 5]);
  expect(proof.prizes.map(({ winners }) => winners.length)).toEqual([2, 1]);
  expect(proofOf(0, [2]).prizes).toEqual([{ total: 2, winners: [] }]);
  expect(verifyRaffle(proof)).toMatchObject({ winners: true });
});

test('a sealed draw cannot be checked yet', () => {
  expect(verifyRaffle({ ...proofOf(5, [1]), server_seed: null })).toBeUndefined();
  expect(verifyRaffle({ ...proofOf(5, [1]), list_hash: null })).toBeUndefined();
});

const base = proofOf(40, [1, 3]);
const changedSeed = base.entries.map((entry, at) => (at === 7 ? { ...entry, client_seed: 'other' } : entry));
const tampered: [string, RaffleProof, { seed: boolean; list: boolean; winners: boolean }][] = [
  [
    'a seed of somebody’s that was changed',
    { ...base, entries: changedSeed },
    { seed: true, list: false, winners: false },
  ],
  [
    'an entrant who was left out',
    { ...base, entries: base.entries.slice(1) },
    { seed: true, list: false, winners: false },
  ],
  [
    'an entrant who was added',
    { ...base, entries: [...base.entries, { number: 41, client_seed: 'late' }] },
    { seed: true, list: false, winners: false },
  ],
  [
    'a number that is in the list twice',
    (() => {
      const entries = [...base.entries, { number: 40, client_seed: 'again' }];
      return { ...base, entries, list_hash: raffleListHash(entries) };
    })(),
    { seed: true, list: false, winners: false },
  ],
  [
    'another server seed',
    { ...base, server_seed: '00'.repeat(32) },
    { seed: false, list: true, winners: false },
  ],
  ['a text that is no seed', { ...base, server_seed: 'zz' }, { seed: false, list: true, winners: false }],
  [
    'winners that were swapped',
    {
      ...base,
      prizes: base.prizes.map((prize) => ({ ...prize, winners: prize.winners.map((n) => (n % 40) + 1) })),
    },
    { seed: true, list: true, winners: false },
  ],
];
test.each(tampered)('%s is caught', (_, proof, verdict) => {
  expect(verifyRaffle(proof)).toMatchObject(verdict);
});
