// Owns the drawing itself: from two seeds and a nonce to an item, the same on the server and on the phone.
import { assert } from '../assert.ts';
import { toHex } from '../hex.ts';
import type { Hmac } from '../hmac.ts';
import type { ItemQualityKey } from '../item-quality.ts';
import { type DrawTable, keepsPity, keepsTen, sum, type Tier } from './table.ts';

export type GuaranteedBy = 'none' | 'ten' | 'pity';

/** Where a draw stands: which of a seed's draws it is, which of those made together, and how the meter stood. */
export interface DrawPlace {
  readonly nonce: number;
  /** Draws made together: 1 or 10. */
  readonly count: number;
  /** From 0 among them. */
  readonly position: number;
  readonly pity: number;
}

export interface DrawResult {
  readonly nonce: number;
  readonly position: number;
  readonly quality: ItemQualityKey;
  readonly design_id: string;
  readonly guaranteed: GuaranteedBy;
  readonly pity_before: number;
  /** What the seeds threw: among the values of the tiers it could be, then among the weights inside the tier. */
  readonly tier_roll: number;
  readonly item_roll: number;
  /** The first eight bytes of the hash, hex: throws of few sides may agree by chance, these do not. */
  readonly mark: string;
}

export interface Seeds {
  readonly server_seed: Uint8Array;
  readonly client_seed: string;
}

/**
 * What is hashed with the server's seed as the key. Table, meter and place are part of it: whoever changed one of them later would
 * find other throws than those on the receipt.
 */
export function drawMessage(client_seed: string, hash: string, place: DrawPlace, round: number): string {
  const { nonce, count, position, pity } = place;
  return `${client_seed}:${nonce}:${hash}:${count}:${position}:${pity}:${round}`;
}

/** Throws of four bytes each, eight to a hash; a further hash where they do not suffice. */
function throwsOf(next: (round: number) => Uint8Array): (sides: number) => number {
  let words: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  let round = 0;
  return (sides) => {
    // Words above the last full round are thrown again: taking the remainder of them would favour small numbers.
    const fair = 2 ** 32 - (2 ** 32 % sides);
    for (;;) {
      if (at === words.byteLength) {
        const digest = next(round++);
        words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
        at = 0;
      }
      const word = words.getUint32(at);
      at += 4;
      if (word < fair) return word % sides;
    }
  };
}

/** What makes this draw, if a guarantee does. The meter goes first: what it gives keeps the other one too. */
function guaranteeOf(table: DrawTable, place: DrawPlace, reached: boolean): GuaranteedBy {
  const { ten, pity_after } = table.guarantees;
  if (pity_after !== null && place.pity >= pity_after) return 'pity';
  return ten && place.count === 10 && place.position === 9 && !reached ? 'ten' : 'none';
}

function tiersFor(table: DrawTable, guaranteed: GuaranteedBy): readonly Tier[] {
  if (guaranteed === 'none') return table.tiers;
  const keeps = guaranteed === 'pity' ? keepsPity : keepsTen;
  return table.tiers.filter(({ quality }) => keeps(quality));
}

/** `reached`: whether one made together with it, before it, was Super Rare or better. */
export function drawOnce(
  hmac: Hmac,
  seeds: Seeds,
  table: DrawTable,
  place: DrawPlace,
  reached: boolean,
): DrawResult {
  const guaranteed = guaranteeOf(table, place, reached);
  const tiers = tiersFor(table, guaranteed);
  const hashOf = (round: number) =>
    hmac(seeds.server_seed, drawMessage(seeds.client_seed, table.hash, place, round));
  const first = hashOf(0);
  const roll = throwsOf((round) => (round === 0 ? first : hashOf(round)));
  const tier_roll = roll(sum(tiers, ({ value }) => value));
  const tier = at(tiers, tier_roll, ({ value }) => value);
  const item_roll = roll(tier.weight);
  const { design_id } = at(tier.entries, item_roll, ({ weight }) => weight);
  const { nonce, position, pity: pity_before } = place;
  return {
    nonce,
    position,
    quality: tier.quality,
    design_id,
    guaranteed,
    pity_before,
    tier_roll,
    item_roll,
    mark: toHex(first.subarray(0, 8)),
  };
}

/** The first whose stretch of the line holds the number thrown. */
function at<T>(list: readonly T[], roll: number, length: (one: T) => number): T {
  let end = 0;
  for (const one of list) {
    end += length(one);
    if (roll < end) return one;
  }
  assert(false, `no stretch of the line holds ${roll}`);
}

export const pityAfter = (pity: number, quality: ItemQualityKey): number =>
  keepsPity(quality) ? 0 : pity + 1;

export interface DrawsInput {
  readonly count: number;
  readonly first_nonce: number;
  readonly pity_before: number;
}

/** One draw, or ten together: each knows of those before it. */
export function drawTogether(
  hmac: Hmac,
  seeds: Seeds,
  table: DrawTable,
  { count, first_nonce, pity_before }: DrawsInput,
): { draws: DrawResult[]; pity: number } {
  const draws: DrawResult[] = [];
  let pity = pity_before;
  let reached = false;
  for (let position = 0; position < count; position += 1) {
    const place = { nonce: first_nonce + position, count, position, pity };
    const made = drawOnce(hmac, seeds, table, place, reached);
    draws.push(made);
    pity = pityAfter(pity, made.quality);
    reached ||= keepsTen(made.quality);
  }
  return { draws, pity };
}
