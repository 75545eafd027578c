// Owns the long-run shares of ten-draws: the meter goes on from one ten to the next, so they are a Markov chain over it.
import type { Guarantees } from './table.ts';

/**
 * The three groups that the guarantees tell apart. Inside a group a draw falls by the tiers' values, whichever guarantee made it,
 * so a tier's share is its group's share, divided by value.
 */
export interface Shares {
  /** SS.Rare or better. */
  readonly top: number;
  /** Super Rare. */
  readonly middle: number;
  readonly rest: number;
}

/** How likely each position of the meter is, apart for whether this ten has its Super Rare or better yet. */
interface Spread {
  readonly yet: Float64Array;
  readonly reached: Float64Array;
}

interface Tally {
  top: number;
  middle: number;
  rest: number;
}

interface Rules {
  readonly base: Shares;
  /** Positions of the meter: 0 up to the one that makes the next draw certain; 1 where there is no meter. */
  readonly size: number;
  readonly guarantees: Guarantees;
}

export function shareOfTens(base: Shares, guarantees: Guarantees): Shares {
  const size = guarantees.pity_after === null ? 1 : guarantees.pity_after + 1;
  const rules = { base, size, guarantees };
  const tens = Array.from({ length: size }, (_, from) => tenFrom(rules, from));
  const weights = stationary(tens.map(({ meter }) => meter));
  const shares: Tally = { top: 0, middle: 0, rest: 0 };
  tens.forEach(({ tally }, from) => {
    const weight = (weights[from] ?? 0) / 10;
    shares.top += weight * tally.top;
    shares.middle += weight * tally.middle;
    shares.rest += weight * tally.rest;
  });
  return shares;
}

/** Ten draws from one position of the meter: what they give on average, and where the meter stands after them. */
function tenFrom(rules: Rules, from: number): { tally: Tally; meter: Float64Array } {
  let spread: Spread = { yet: new Float64Array(rules.size), reached: new Float64Array(rules.size) };
  spread.yet[from] = 1;
  const tally: Tally = { top: 0, middle: 0, rest: 0 };
  for (let position = 0; position < 10; position += 1) spread = step(rules, spread, position === 9, tally);
  return { tally, meter: spread.yet.map((chance, i) => chance + (spread.reached[i] ?? 0)) };
}

function step({ base, size, guarantees }: Rules, from: Spread, last: boolean, tally: Tally): Spread {
  const to: Spread = { yet: new Float64Array(size), reached: new Float64Array(size) };
  const add = (list: Float64Array, i: number, chance: number) => {
    list[i] = (list[i] ?? 0) + chance;
  };
  for (const key of ['yet', 'reached'] as const) {
    from[key].forEach((chance, pity) => {
      if (chance === 0) return;
      const certain = guarantees.pity_after !== null && pity >= guarantees.pity_after;
      const shares = certain ? TOP : last && key === 'yet' && guarantees.ten ? betterOf(base) : base;
      const next = guarantees.pity_after === null ? 0 : pity + 1;
      tally.top += chance * shares.top;
      tally.middle += chance * shares.middle;
      tally.rest += chance * shares.rest;
      add(to.reached, 0, chance * shares.top);
      if (shares.middle > 0) add(to.reached, next, chance * shares.middle);
      if (shares.rest > 0) add(to[key], next, chance * shares.rest);
    });
  }
  return to;
}

const TOP: Shares = { top: 1, middle: 0, rest: 0 };

function betterOf({ top, middle }: Shares): Shares {
  return { top: top / (top + middle), middle: middle / (top + middle), rest: 0 };
}

/**
 * The chain's stationary distribution, by the elimination of Grassmann, Taksar and Heyman: it subtracts nothing, so no digits are
 * lost on rare positions.
 */
export function stationary(rows: readonly Float64Array[]): Float64Array {
  const p = rows.map((row) => row.slice());
  const cell = (i: number, j: number): number => p[i]?.[j] ?? 0;
  for (let k = p.length - 1; k > 0; k -= 1) {
    let down = 0;
    for (let j = 0; j < k; j += 1) down += cell(k, j);
    for (let i = 0; i < k; i += 1) {
      const row = p[i];
      if (row === undefined || down === 0) continue;
      row[k] = cell(i, k) / down;
      for (let j = 0; j < k; j += 1) row[j] = cell(i, j) + cell(i, k) * cell(k, j);
    }
  }
  const weights = new Float64Array(p.length).fill(0);
  weights[0] = 1;
  let total = 1;
  for (let k = 1; k < p.length; k += 1) {
    let weight = 0;
    for (let i = 0; i < k; i += 1) weight += (weights[i] ?? 0) * cell(i, k);
    weights[k] = weight;
    total += weight;
  }
  return weights.map((weight) => weight / total);
}
