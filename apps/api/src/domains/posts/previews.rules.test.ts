// Tests that reading a page's head takes time in proportion to its length, whatever the page says.
import { expect, test } from 'vitest';
import { factsOfPage } from './previews.rules.ts';

const SIZE = 1_000_000;
const url = new URL('https://kettle.example/');
const filled = (part: string, end = '') => part.repeat(Math.ceil(SIZE / part.length)).slice(0, SIZE) + end;
const benign = filled('<meta property="og:title" content="A night at the kettle">\n<p>Doors at eight.</p>\n');

const hostile: Readonly<Record<string, string>> = {
  'openings that never end': filled('<meta '),
  'openings that end once, far away': filled('<meta ', '>'),
  'titles that never end': filled('<title '),
  'quotes that never close': filled(`<meta ${'content="'.repeat(200)}>`),
  'single quotes that never close': filled(`<meta ${"content='".repeat(200)}>`),
  'names without values': filled(`<meta ${'content '.repeat(240)}>`),
  'equal signs without values': filled(`<meta ${'content = '.repeat(190)}>`),
  'one name and much room': filled(`<meta content${' '.repeat(1900)}>`),
  'one value and much room': filled(`<meta content=${' '.repeat(1900)}>`),
  'signs that are none': filled('<title>&#x', ';'),
  'ends without openings': filled('>'),
};

/** Best of five, in milliseconds. */
function cost(page: string): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    factsOfPage(page, url);
    return performance.now() - began;
  });
  return Math.min(...times);
}

test.each(Object.keys(hostile))('%s cost no more than a page of that size', (name) => {
  cost(benign);
  expect(cost(hostile[name] ?? '')).toBeLessThan(4 * cost(benign) + 5);
});
