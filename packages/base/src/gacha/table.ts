// Owns the table that a draw is made from: tiers by their value, items inside a tier by weight, and which guarantees it can keep.
import { assert } from '../assert.ts';
import { ITEM_QUALITIES, type ItemQualityKey } from '../item-quality.ts';
import { sha256Hex } from '../sha256.ts';

export interface TableEntry {
  readonly design_id: string;
  readonly quality: ItemQualityKey;
  readonly weight: number;
}

export interface Tier {
  readonly quality: ItemQualityKey;
  /** Its chance, out of the values of all tiers that are present. */
  readonly value: number;
  readonly weight: number;
  readonly entries: readonly TableEntry[];
}

export interface Guarantees {
  /** A ten-draw includes one Super Rare or better. */
  readonly ten: boolean;
  /** After so many draws without SS.Rare or better the next one is; null where the pool holds no such tier. */
  readonly pity_after: number | null;
}

export interface DrawTable {
  /** Those present, rarest first. */
  readonly tiers: readonly Tier[];
  readonly guarantees: Guarantees;
  /** Fingerprint of tiers, items and weights; every draw is bound to it. */
  readonly hash: string;
}

export const PITY_AFTER = 60;

const RANK: ReadonlyMap<ItemQualityKey, number> = new Map(ITEM_QUALITIES.map(({ key }, i) => [key, i]));
const rank = (quality: ItemQualityKey): number => RANK.get(quality) ?? ITEM_QUALITIES.length;

/** Super Rare or better: what a ten-draw includes one of. */
export const keepsTen = (quality: ItemQualityKey): boolean => rank(quality) <= rank('srare');
/** SS.Rare or better: what the meter counts up to, and what sets it back. */
export const keepsPity = (quality: ItemQualityKey): boolean => rank(quality) <= rank('ssrare');

/** Inside a tier the order of the entries stays as given. */
export function drawTable(entries: readonly TableEntry[]): DrawTable {
  assert(entries.length > 0, 'a pool holds at least one item');
  const tiers = ITEM_QUALITIES.flatMap(({ key, value }) => {
    const own = entries.filter(({ quality }) => quality === key);
    return own.length === 0 ? [] : [{ quality: key, value, entries: own, weight: sum(own, weightOf) }];
  });
  const held = tiers.map(({ quality }) => quality);
  return {
    tiers,
    guarantees: { ten: held.some(keepsTen), pity_after: held.some(keepsPity) ? PITY_AFTER : null },
    hash: sha256Hex(tiers.flatMap((tier) => tier.entries.map(lineOf)).join('\n')),
  };
}

function weightOf({ design_id, weight }: TableEntry): number {
  // 2^32 is what one throw can tell apart; a weight is far below it.
  assert(Number.isInteger(weight) && weight >= 1 && weight <= 1e6, `${design_id} has no weight: ${weight}`);
  return weight;
}

const lineOf = ({ quality, design_id, weight }: TableEntry): string => `${quality}:${design_id}:${weight}`;

/** Draws that are left until one is certain, the certain one included. */
export function drawsUntilCertain(pity: number): number {
  return Math.max(1, PITY_AFTER + 1 - pity);
}

export function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}
