// Owns the odds that are published: of one draw as exact fractions, and with both guarantees at work as long-run shares.
import type { ItemQualityKey } from '../item-quality.ts';
import { type DrawTable, keepsPity, keepsTen, sum } from './table.ts';
import { type Shares, shareOfTens } from './ten-chain.ts';

/** An exact chance, in lowest terms. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

export interface Odds {
  /** Of one draw with no guarantee at work. */
  readonly base: Fraction;
  /** Share among the draws of somebody who goes on drawing one at a time. */
  readonly single: number;
  /** Share among the draws of somebody who goes on drawing ten at a time. */
  readonly ten: number;
}

export interface TableOdds {
  /** Those present, rarest first. */
  readonly tiers: readonly { readonly quality: ItemQualityKey; readonly odds: Odds }[];
  /** In the order of the tiers; inside one in the order of the table. */
  readonly entries: readonly { readonly design_id: string; readonly odds: Odds }[];
}

type Group = keyof Shares;

function groupOf(quality: ItemQualityKey): Group {
  if (keepsPity(quality)) return 'top';
  return keepsTen(quality) ? 'middle' : 'rest';
}

/** Shares of a draw with no guarantee at work. */
export function baseShares({ tiers }: DrawTable): Shares {
  const all = sum(tiers, ({ value }) => value);
  const of = (group: Group) =>
    sum(
      tiers.filter(({ quality }) => groupOf(quality) === group),
      ({ value }) => value,
    ) / all;
  return { top: of('top'), middle: of('middle'), rest: of('rest') };
}

/**
 * One at a time. From one SS.Rare or better to the next it takes, with the guarantee after `pity_after`, a mean of
 * (1 − (1 − p)^(pity_after + 1)) / p draws: their share is one in that many, and the others divide the rest as before.
 */
export function shareOfSingles(table: DrawTable): Shares {
  const base = baseShares(table);
  const { pity_after } = table.guarantees;
  if (pity_after === null || base.top === 1) return base;
  const others = 1 - base.top;
  const top = base.top / (1 - others ** (pity_after + 1));
  return { top, middle: (base.middle / others) * (1 - top), rest: (base.rest / others) * (1 - top) };
}

export function oddsOf(table: DrawTable): TableOdds {
  const values = sum(table.tiers, ({ value }) => value);
  const base = baseShares(table);
  const singles = shareOfSingles(table);
  const tens = shareOfTens(base, table.guarantees);
  const tiers = table.tiers.map(({ quality, value, entries, weight }) => {
    const group = groupOf(quality);
    const part = value / values / base[group];
    const odds = { base: fraction(value, values), single: singles[group] * part, ten: tens[group] * part };
    return { quality, odds, entries, value, weight };
  });
  return {
    tiers: tiers.map(({ quality, odds }) => ({ quality, odds })),
    entries: tiers.flatMap(({ odds, entries, value, weight }) =>
      entries.map((entry) => ({
        design_id: entry.design_id,
        odds: {
          base: fraction(value * entry.weight, values * weight),
          single: (odds.single * entry.weight) / weight,
          ten: (odds.ten * entry.weight) / weight,
        },
      })),
    ),
  };
}

function fraction(n: number, d: number): Fraction {
  const by = commonDivisor(n, d);
  return { n: n / by, d: d / by };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

// Two-sided, of the normal distribution: 0.1 % lies outside.
const Z_999 = 3.2905;

/** Between how many times something of this chance comes up among so many draws, 999 times of 1,000. */
export function expectedRange(draws: number, chance: number): { low: number; high: number } {
  const middle = draws * chance;
  // Half a draw for the steps of whole numbers.
  const width = Z_999 * Math.sqrt(middle * (1 - chance)) + 0.5;
  return { low: Math.max(0, Math.ceil(middle - width)), high: Math.min(draws, Math.floor(middle + width)) };
}
