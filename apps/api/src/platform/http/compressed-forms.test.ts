// Owns: a page goes out in the smallest form that the browser takes, and each form is the same page.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedForm, compressedForms } from './compressed-forms.ts';

const text = '<p>Get closer.</p>'.repeat(50);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('for %s it is %s', async (accepted, coding) => {
  expect(acceptedForm(await compressedForms(text), accepted).coding).toBe(coding);
});

test('every form holds the page', async () => {
  const [brotli, gzipped, plain] = (await compressedForms(text)).map(({ bytes }) => bytes);
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(text);
  expect(gunzipSync(gzipped ?? '').toString()).toBe(text);
  expect(plain?.toString()).toBe(text);
  expect(gzipped?.length).toBeLessThan(text.length / 2);
});
