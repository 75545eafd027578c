// Guards the promise of the fingerprint: equal numbers look equal, different ones do not.
// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Fingerprint } from './fingerprint.tsx';
import { fingerprintBars, shortNumber } from './fingerprint-bars.ts';

afterEach(cleanup);

const HASH = '9f3c07aa51be44d0e1a7';

test('the same number always gives the same bars, whatever its case', () => {
  expect(fingerprintBars(HASH)).toEqual(fingerprintBars(HASH));
  expect(fingerprintBars(HASH.toUpperCase())).toEqual(fingerprintBars(HASH));
  expect(fingerprintBars(HASH).slice(0, 4)).toMatchInlineSnapshot(`
    [
      0.377,
      0.836,
      0.669,
      0.776,
    ]
  `);
});

test('one changed digit changes most bars', () => {
  const a = fingerprintBars(HASH);
  const b = fingerprintBars(HASH.replace('9', '8'));
  expect(a.filter((height, i) => Math.abs(height - (b[i] ?? 0)) > 0.05).length).toBeGreaterThan(20);
});

test('every bar can be seen and none leaves the strip', () => {
  for (const height of fingerprintBars(HASH, 64)) {
    expect(height).toBeGreaterThanOrEqual(0.2);
    expect(height).toBeLessThanOrEqual(1);
  }
});

test('a long number is shortened to its ends, a short one is left whole', () => {
  expect(shortNumber(HASH)).toBe('9f3c 07aa … e1a7');
  expect(shortNumber('9f3c07aa')).toBe('9f3c 07aa');
});

test('two prints of one number draw the same path', () => {
  render(
    <>
      <Fingerprint value={HASH} label="sealed" />
      <Fingerprint value={HASH} label="opened" />
    </>,
  );
  const path = (name: string) => screen.getByRole('img', { name }).querySelector('path')?.getAttribute('d');
  expect(path('sealed')).toBe(path('opened'));
});
