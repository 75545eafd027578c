import { sha256Hex } from '@stagepass/base/sha256.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { oklch } from '../color/oklch.ts';
import { chanceFrom, hash } from './chance.ts';
import { ITEM_OBJECTS, item } from './item.ts';
import { back, face } from './people.ts';
import { COMPOSITIONS, poster } from './poster.ts';
import { renderPrint, renderWebp } from './render.ts';

const prints: [name: string, draw: (seed: string) => string][] = [
  ...COMPOSITIONS.map((name): [string, (seed: string) => string] => [
    name,
    (seed) => poster(seed, 232, name),
  ]),
  ...ITEM_OBJECTS.map((name): [string, (seed: string) => string] => [
    `item ${name}`,
    (seed) => item(seed, 55, name),
  ]),
  ['face', face],
  ['back', (seed) => back(seed, 125)],
];

const FACE_SIZE = { width: 96, height: 96 };

test('there are thirteen compositions and seventeen objects', () => {
  expect([COMPOSITIONS.length, ITEM_OBJECTS.length]).toEqual([13, 17]);
});

test.each(prints)('%s: same seed, same print', (_, draw) => {
  expect(draw('velvet-static')).toBe(draw('velvet-static'));
});

test.each(prints)('%s: is drawn with colours and numbers the rasteriser knows', (_, draw) => {
  for (const seed of ['velvet-static', 'u4', '漢字', '']) {
    const svg = draw(seed);
    expect(svg).not.toMatch(/oklch|NaN|undefined|Infinity|var\(/);
    for (const [, colour] of svg.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)) {
      expect(colour).toMatch(/^(#[0-9a-f]{6}|none|url\(#[a-z0-9]+\))$/);
    }
    for (const [, id] of svg.matchAll(/url\(#([a-z0-9]+)\)/g)) expect(svg).toContain(`id="${id}"`);
  }
});

test('other seeds give other people', () => {
  const people = Array.from({ length: 60 }, (_, i) => face(`fan-${i}`));
  expect(new Set(people).size).toBe(60);
});

// A changed hash means that every instance's demo pictures change: do it knowingly.
test('prints stay as they were', () => {
  const digest = (svg: string) => sha256Hex(svg).slice(0, 16);
  expect({
    beams: digest(poster('velvet-static', 355, 'beams')),
    tiles: digest(poster('t2', 20, 'tiles')),
    face: digest(face('u4', 30)),
    back: digest(back('tomasz', 125)),
    pin: digest(item('pin', 200, 'pin')),
  }).toMatchInlineSnapshot(`
    {
      "back": "d5f7f01641abc8a9",
      "beams": "f538027c49226eea",
      "face": "4739c9a33f5089ac",
      "pin": "6b343af37148e4b7",
      "tiles": "2e633a4b44bf196d",
    }
  `);
});

test('chance is the known hash and mixer', () => {
  expect(hash('')).toBe(2166136261);
  expect(hash('a')).toBe(0xe40c292c);
  const chance = chanceFrom('a');
  const thrown = Array.from({ length: 1000 }, () => chance.next());
  expect(Math.min(...thrown)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...thrown)).toBeLessThan(1);
  expect(thrown.reduce((sum, n) => sum + n) / 1000).toBeCloseTo(0.5, 1);
});

// Pairs from the design's table.
test.each([
  [0.158, 0.006, 62, '#0f0c0a'],
  [0.955, 0.012, 84, '#f4f0e7'],
  [0.8, 0.15, 155, '#61da92'],
  [0.72, 0.17, 18, '#fd717c'],
  [0.78, 0.11, 235, '#6bc3f4'],
])('oklch(%d %d %d) is %s', (l, c, h, hex) => {
  expect(oklch(l, c, h)).toBe(hex);
});

test('a rendered face is a WebP of the asked size that is neither flat nor black', async () => {
  const webp = await renderWebp(face('u4', 30), FACE_SIZE);
  const { format, width, height, hasAlpha } = await sharp(webp).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'webp',
    width: 96,
    height: 96,
    hasAlpha: false,
  });
  const { channels } = await sharp(webp).stats();
  for (const { mean, stdev } of channels) {
    expect(mean).toBeGreaterThan(20);
    expect(stdev).toBeGreaterThan(10);
  }
  expect((await renderWebp(face('u4', 30), FACE_SIZE)).equals(webp)).toBe(true);
});

test('the grain laid on from the cache is the grain of the drawing', async () => {
  const svg = poster('kite', 95, 'kites');
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const picture = await renderPrint(svg, { width: 300, height: 400 });
  const rendered = await picture.removeAlpha().raw().toBuffer();
  const difference = drawn.reduce((sum, value, i) => sum + Math.abs(value - (rendered[i] ?? 0)), 0);
  // Without grain it would be about 9.
  expect(difference / drawn.length).toBeLessThan(1);
});
