// Owns: the chance behind a print. Same seed, same print, on every machine and in every version.

export type Chance = {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A number between the two. */
  between(low: number, high: number): number;
  pick<T>(options: readonly [T, ...T[]]): T;
};

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** A 32-bit mixer over a counter. Not the dice of the platform: its throws are part of how a print looks. */
export function chanceFrom(seed: string): Chance {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
  };
}
