// Tests that each rarity's color can be told from the ground on both sides of its frame: 3:1, in dark and in light.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RARITIES } from './rarity.ts';

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

/** Dark comes first in the file, light after it. */
function colorsOf(theme: 'dark' | 'light'): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', hex = ''] of tokens.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g))
    if (theme === 'light' || !found.has(name)) found.set(name, hex);
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(['dark', 'light'] as const)('%s', (theme) => {
  const colors = colorsOf(theme);
  test.each(RARITIES)('the frame of %s stands out from the page and from the paper within it', (rarity) => {
    const frame = colors.get(`q-${rarity}`) ?? '';
    for (const ground of ['house', 'stage'])
      expect(contrast(frame, colors.get(ground) ?? ''), ground).toBeGreaterThanOrEqual(3);
  });
});
