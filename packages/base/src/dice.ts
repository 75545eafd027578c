// Owns: where code asks for chance, so that tests and demo data can repeat it.
import { assert } from './assert.ts';
import { sha256 } from './sha256.ts';

export type Dice = {
  bytes(count: number): Uint8Array;
  /** A whole number from 0 up to, and without, the bound; all equally likely. */
  int(maxExclusive: number): number;
};

const MOST = 2 ** 48;

export function diceFrom(bytes: (count: number) => Uint8Array): Dice {
  return { bytes, int: (maxExclusive) => unbiasedInt(bytes, maxExclusive) };
}

function unbiasedInt(bytes: (count: number) => Uint8Array, maxExclusive: number): number {
  assert(
    Number.isInteger(maxExclusive) && maxExclusive >= 1 && maxExclusive <= MOST,
    `no die has ${maxExclusive} sides`,
  );
  let width = 1;
  while (256 ** width < maxExclusive) width += 1;
  // Values above the last full round are thrown again: taking the remainder of them would favour small numbers.
  const fair = 256 ** width - (256 ** width % maxExclusive);
  for (;;) {
    const value = bytes(width).reduce((sum, byte) => sum * 256 + byte, 0);
    if (value < fair) return value % maxExclusive;
  }
}

/** The operating system's chance, in chunks that getRandomValues accepts. */
export const systemDice: Dice = diceFrom((count) => {
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count; at += 65_536)
    globalThis.crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
});

/** Same seed, same throws. For tests and demo data only: whoever knows the seed knows every throw. */
export function seededDice(seed: string | number): Dice {
  let block = new Uint8Array(0);
  let used = 0;
  let counter = 0;
  return diceFrom((count) => {
    const bytes = new Uint8Array(count);
    for (let i = 0; i < count; i += 1) {
      if (used === block.length) {
        block = Uint8Array.from(sha256(new TextEncoder().encode(`${seed}:${counter}`)));
        counter += 1;
        used = 0;
      }
      bytes[i] = block[used++] ?? 0;
    }
    return bytes;
  });
}
