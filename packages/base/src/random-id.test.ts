import { afterEach, expect, test, vi } from 'vitest';
import { availableBytes, fallbackBytes, randomId } from './random-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('uses letters and digits', () => {
  for (let i = 0; i < 200; i += 1) expect(randomId()).toMatch(/^[A-Za-z0-9]{22}$/);
  expect(randomId(5)).toMatch(/^[A-Za-z0-9]{5}$/);
  expect(randomId(0)).toBe('');
});

test('does not repeat itself', () => {
  expect(new Set(Array.from({ length: 5000 }, () => randomId())).size).toBe(5000);
});

test('the same chance gives the same id, and bytes that would favour some letters are skipped', () => {
  const bytes = (count: number) =>
    Uint8Array.from({ length: count }, (_, i) => [255, 248, 0, 61, 62][i % 5] ?? 0);
  expect(randomId(4, bytes)).toBe('A9AA');
});

test('every letter and digit comes about equally often', () => {
  const seen = new Map<string, number>();
  for (const letter of randomId(62 * 1000)) seen.set(letter, (seen.get(letter) ?? 0) + 1);
  expect(seen.size).toBe(62);
  expect(Math.min(...seen.values())).toBeGreaterThan(800);
  expect(Math.max(...seen.values())).toBeLessThan(1200);
});

test('works where the page has no crypto, and does not repeat itself there either', () => {
  vi.stubGlobal('crypto', undefined);
  expect(availableBytes(70)).toHaveLength(70);
  expect(new Set(Array.from({ length: 2000 }, () => randomId())).size).toBe(2000);
});

test('the fallback differs from call to call even if chance and time stand still', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(Date, 'now').mockReturnValue(1);
  vi.spyOn(performance, 'now').mockReturnValue(1);
  expect(fallbackBytes(32)).not.toEqual(fallbackBytes(32));
  vi.restoreAllMocks();
});
