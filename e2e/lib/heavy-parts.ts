// Owns which heavy parts a page has fetched: scripts and programs so large that nobody should wait for them unasked.
import type { Page } from 'playwright-core';

/** Larger than everything that a visit begins with, uncompressed. */
const HEAVY_BYTES = 400_000;
/** As many fetches as a browser remembers. */
const MOST = 250;

/** By name, as `place-map`; since the page was loaded. */
export async function heavyParts(page: Page): Promise<string[]> {
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, decodedBodySize }) => ({ path: new URL(name).pathname, bytes: decodedBodySize }),
    ),
  );
  if (fetched.length >= MOST) throw new Error('the browser has forgotten what it fetched');
  return fetched
    .filter(({ path, bytes }) => /\.(m?js|wasm)$/.test(path) && bytes > HEAVY_BYTES)
    .map(({ path }) => path.replace(/^.*\/(.+)-[\w-]{7,8}\.\w+$/, '$1'));
}
