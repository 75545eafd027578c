// Draws come out as published, guarantees are exact, and a proof holds for what happened and for nothing else.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { seededDice } from '../dice.ts';
import { toHex } from '../hex.ts';
import type { Hmac } from '../hmac.ts';
import { ITEM_QUALITY_KEYS, type ItemQualityKey } from '../item-quality.ts';
import { sha256Hex } from '../sha256.ts';
import { drawTogether, type Seeds } from './draw.ts';
import { expectedRange, oddsOf } from './odds.ts';
import { drawTable, keepsPity, keepsTen, type TableEntry } from './table.ts';
import { type Receipt, verifyDraws } from './verify.ts';

const node: Hmac = (key, text) => createHmac('sha256', key).update(text).digest();

const ENTRIES: readonly TableEntry[] = ITEM_QUALITY_KEYS.flatMap((quality, i) =>
  Array.from({ length: i + 1 }, (_, k) => ({ design_id: `${quality}-${k}`, quality, weight: k + 1 })),
);
const TABLE = drawTable(ENTRIES);
/**
 * Of each kind: so many hold the commonest tier to 1.3 % of its odds and the rarest to 10 %, the long form to 0.6 % and 4.5 %.
 * Guarantees are exact in both.
 */
const DRAWS = process.env.SOAK ? 500_000 : 100_000;

interface Run {
  readonly counts: Map<string, number>;
  readonly longest: number;
  readonly tens_without: number;
  readonly guaranteed: Map<string, number>;
}

function run(count: 1 | 10, draws: number, table = TABLE): Run {
  const dice = seededDice(`draws of ${count}`);
  const counts = new Map<string, number>();
  const guaranteed = new Map<string, number>();
  const add = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1);
  let seeds: Seeds = { server_seed: dice.bytes(32), client_seed: 'moonbread' };
  let pity = 0;
  let longest = 0;
  let tens_without = 0;
  for (let made = 0; made < draws; made += count) {
    if (made % 10_000 === 0) seeds = { server_seed: dice.bytes(32), client_seed: toHex(dice.bytes(8)) };
    const batch = drawTogether(node, seeds, table, { count, first_nonce: made % 10_000, pity_before: pity });
    for (const draw of batch.draws) {
      add(counts, draw.quality);
      add(counts, draw.design_id);
      add(guaranteed, draw.guaranteed);
      if (!keepsPity(draw.quality)) longest = Math.max(longest, draw.pity_before + 1);
    }
    if (!batch.draws.some(({ quality }) => keepsTen(quality))) tens_without += 1;
    pity = batch.pity;
  }
  return { counts, longest, tens_without, guaranteed };
}

function heldTo(counts: Map<string, number>, draws: number, how: 'single' | 'ten', table = TABLE): void {
  const { tiers, entries } = oddsOf(table);
  const named = [
    ...tiers.map(({ quality, odds }) => [quality as string, odds[how]] as const),
    ...entries.map(({ design_id, odds }) => [design_id, odds[how]] as const),
  ];
  const outside = named.flatMap(([name, chance]) => {
    const { low, high } = expectedRange(draws, chance);
    const count = counts.get(name) ?? 0;
    return count >= low && count <= high ? [] : [{ name, count, low, high }];
  });
  expect(outside).toEqual([]);
}

test('single draws: every tier and item within its 99.9 % of the effective odds, the meter exact', () => {
  const { counts, longest, guaranteed } = run(1, DRAWS);
  heldTo(counts, DRAWS, 'single');
  expect(longest).toBe(60);
  expect(guaranteed.get('ten')).toBeUndefined();
  expect(guaranteed.get('pity')).toBeGreaterThan(DRAWS / 1000);
}, 60_000);

test('draws in tens: the same with both guarantees, and no ten without a Super Rare or better', () => {
  const { counts, longest, tens_without, guaranteed } = run(10, DRAWS);
  heldTo(counts, DRAWS, 'ten');
  expect(longest).toBeLessThanOrEqual(60);
  expect(tens_without).toBe(0);
  expect(guaranteed.get('ten')).toBeGreaterThan(DRAWS / 50);
}, 60_000);

test('a pool without the tiers keeps no guarantee, and comes out as published too', () => {
  const table = drawTable(ENTRIES.filter(({ quality }) => quality === 'rare' || quality === 'common'));
  const { counts, guaranteed } = run(10, 20_000, table);
  heldTo(counts, 20_000, 'ten', table);
  expect([...guaranteed.keys()]).toEqual(['none']);
});

function receipts(count: number): Receipt[] {
  const dice = seededDice('receipts');
  const made: Receipt[] = [];
  for (let draws = 0; draws < count; ) {
    const size = dice.int(2) === 0 ? 1 : 10;
    const server_seed = dice.bytes(32);
    const client_seed = toHex(dice.bytes(1 + dice.int(12)));
    const input = { count: size, first_nonce: dice.int(1000), pity_before: dice.int(61) };
    made.push({
      table: ENTRIES,
      server_seed: toHex(server_seed),
      server_seed_hash: sha256Hex(server_seed),
      client_seed,
      pity_before: input.pity_before,
      first_nonce: input.first_nonce,
      draws: drawTogether(node, { server_seed, client_seed }, TABLE, input).draws,
    });
    draws += size;
  }
  return made;
}

test('the verifier agrees on ten thousand draws that the server’s hash made', () => {
  const all = receipts(10_000);
  expect(all.reduce((total, { draws }) => total + draws.length, 0)).toBeGreaterThanOrEqual(10_000);
  expect(all.filter((receipt) => verifyDraws(receipt).state !== 'agrees')).toEqual([]);
}, 60_000);

const another = (quality: ItemQualityKey): ItemQualityKey => (quality === 'common' ? 'rare' : 'common');

type Change = (receipt: Receipt) => Receipt;
const ofDraw =
  (position: number, change: (draw: Receipt['draws'][number]) => Partial<Receipt['draws'][number]>): Change =>
  (receipt) => ({
    ...receipt,
    draws: receipt.draws.map((draw, i) => (i === position ? { ...draw, ...change(draw) } : draw)),
  });

const CHANGES: Record<string, Change> = {
  server_seed: (r) => ({ ...r, server_seed: `00${r.server_seed?.slice(2)}` }),
  'server_seed that is none': (r) => ({ ...r, server_seed: 'what' }),
  server_seed_hash: (r) => ({ ...r, server_seed_hash: `00${r.server_seed_hash.slice(2)}` }),
  client_seed: (r) => ({ ...r, client_seed: `${r.client_seed}x` }),
  first_nonce: (r) => ({ ...r, first_nonce: r.first_nonce + 1 }),
  pity_before: (r) => ({ ...r, pity_before: r.pity_before + 1 }),
  'a weight': (r) => ({
    ...r,
    table: r.table.map((e, i) => (i === 20 ? { ...e, weight: e.weight + 1 } : e)),
  }),
  'an item': (r) => ({
    ...r,
    table: r.table.map((e, i) => (i === 20 ? { ...e, design_id: `${e.design_id}-2` } : e)),
  }),
  'a tier': (r) => ({
    ...r,
    table: r.table.map((e, i) => (i === 20 ? { ...e, quality: another(e.quality) } : e)),
  }),
  'the order': (r) => ({ ...r, table: [...r.table.slice(0, -2), ...r.table.slice(-2).reverse()] }),
  'an item left out': (r) => ({ ...r, table: r.table.slice(1) }),
  'no table': (r) => ({ ...r, table: [] }),
  'a draw left out': (r) => ({ ...r, draws: r.draws.slice(0, -1) }),
  'a draw left out of what was asked for': (r) => ({
    ...r,
    count: r.draws.length,
    draws: r.draws.slice(0, -1),
  }),
  'all left out, and said to have ended': (r) => ({ ...r, count: 10, ended: 'sold-out', draws: [] }),
  nonce: ofDraw(0, ({ nonce }) => ({ nonce: nonce + 1 })),
  quality: ofDraw(0, ({ quality }) => ({ quality: another(quality) })),
  design_id: ofDraw(0, ({ design_id }) => ({ design_id: `${design_id}-2` })),
  guaranteed: ofDraw(0, ({ guaranteed }) => ({ guaranteed: guaranteed === 'ten' ? 'pity' : 'ten' })),
  'pity of a draw': ofDraw(0, ({ pity_before }) => ({ pity_before: pity_before + 1 })),
  tier_roll: ofDraw(0, ({ tier_roll }) => ({ tier_roll: tier_roll + 1 })),
  item_roll: ofDraw(0, ({ item_roll }) => ({ item_roll: item_roll + 1 })),
  mark: ofDraw(0, ({ mark }) => ({ mark: `x${mark.slice(1)}` })),
};

test.each(Object.entries(CHANGES))('tampering is caught: %s', (_name, change) => {
  for (const receipt of receipts(60)) {
    expect(verifyDraws(receipt, node).state).toBe('agrees');
    expect(verifyDraws(change(receipt), node).state).toBe('differs');
  }
});

test('a ten that ended early is redone as the ten it was: with its count, as far as it went', () => {
  for (const receipt of receipts(60).filter(({ draws }) => draws.length === 10)) {
    const ended = { ...receipt, count: 10, ended: 'sold-out', draws: receipt.draws.slice(0, 7) };
    expect(verifyDraws(ended, node)).toEqual({ state: 'agrees', draws: receipt.draws.slice(0, 7) });
    expect(verifyDraws({ ...ended, count: 1 }, node).state).toBe('differs');
    expect(verifyDraws(ofDraw(6, ({ mark }) => ({ mark: `x${mark.slice(1)}` }))(ended), node).state).toBe(
      'differs',
    );
  }
});

test('what is sealed cannot be judged', () => {
  const [receipt] = receipts(1);
  expect(receipt && verifyDraws({ ...receipt, server_seed: null })).toEqual({ state: 'sealed' });
});

test('throws are fair at the edge: a hash of words that are too high is passed over', () => {
  const high = new Uint8Array(32).fill(0xff);
  let round = 0;
  // All ones would be 95 of 100 by remainder; it lies above the last full round and is thrown again.
  const hmac: Hmac = () => (round++ === 0 ? high : new Uint8Array(32));
  const { draws } = drawTogether(hmac, { server_seed: new Uint8Array(32), client_seed: 'x' }, TABLE, {
    count: 1,
    first_nonce: 0,
    pity_before: 0,
  });
  expect(draws[0]).toMatchObject({ quality: 'urare', tier_roll: 0, item_roll: 0 });
  expect(round).toBe(2);
});
