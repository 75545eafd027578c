// Owns how a number becomes bars: equal numbers give equal bars, and one changed digit moves half of them.

/** FNV-1a over the code points, so any text has a print, hexadecimal or not. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Heights from 0.2 to 1, one for each bar. */
export function fingerprintBars(value: string, count = 32): number[] {
  let state = seedOf(value.trim().toLowerCase());
  return Array.from({ length: count }, () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed = (mixed ^ (mixed >>> 15)) >>> 0;
    return Number((0.2 + (mixed / 4294967296) * 0.8).toFixed(3));
  });
}

/** "9f3c 07aa … e1a7": enough to compare by eye; the whole number belongs in a copy button. */
export function shortNumber(value: string): string {
  const groups = value.match(/.{1,4}/gu) ?? [];
  return groups.length <= 4 ? groups.join(' ') : `${groups[0]} ${groups[1]} … ${groups[groups.length - 1]}`;
}
