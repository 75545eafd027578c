// Owns: collectible objects to wear and keep: pins, pictures, scarves, cups, masks and keys.

import { oklch } from '../color/oklch.ts';
import { bust } from './bust.ts';
import type { DrawObject } from './compose.ts';
import { circle, ellipse, line, path, ROUND_CAP, rect, repeat, turned } from './marks.ts';

/** Star, heart, bolt. */
const PIN_SHAPES = [
  'M60 14L72 44L104 47L79 68L88 100L60 82L32 100L41 68L16 47L48 44Z',
  'M60 104C20 76 12 58 16 40C20 22 46 18 60 40C74 18 100 22 104 40C108 58 100 76 60 104Z',
  'M68 10L26 66H54L46 110L94 48H64Z',
] as const;

export const pin: DrawObject = ({ inks: { paper, a, aDark, b, key }, chance }) => {
  const shape = chance.pick(PIN_SHAPES);
  const inner = (scale: number) => ({ transform: `translate(60 60) scale(${scale}) translate(-60 -60)` });
  return [
    path(shape, key, { opacity: 0.4, transform: 'translate(4 5)' }),
    path(shape, a, { stroke: paper, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    path(shape, aDark, inner(0.74)),
    path(shape, b, inner(0.46)),
  ].join('');
};

export const polaroid: DrawObject = ({ inks, seed }) => {
  const { paper, a, aDark, b, key } = inks;
  const photo = [
    rect([0, 0, 100, 100], a),
    circle(62, 40, 36, b),
    bust({ seed, inks, x: 50, y: 52, scale: 0.95 }),
  ];
  return turned(
    'rotate(7 60 60)',
    rect([25, 18, 76, 92], key, { rx: 3, opacity: 0.35 }),
    rect([22, 14, 76, 92], paper, { rx: 3 }),
    `<svg x="28" y="20" width="64" height="64" viewBox="0 0 100 100">${photo.join('')}</svg>`,
    line('M34 95q8 -7 13 0t12 -1t12 1t12 -2', aDark, 2.6, ROUND_CAP),
  );
};

export const cup: DrawObject = ({ inks: { paper, a, aDark, b, key } }) =>
  [
    path('M22 44H88V78a26 26 0 0 1-26 26H48a26 26 0 0 1-26-26Z', a),
    path('M58 44H88V78a26 26 0 0 1-26 26Z', aDark),
    line('M88 54h6a13 13 0 0 1 0 26h-7', aDark, 8),
    ellipse([55, 44, 33, 9], key),
    ellipse([55, 44, 27, 6], oklch(0.46, 0.08, 50)),
    path('M22 66q16 9 33 0t33 0v9q-17 9 -33 0t-33 0Z', b),
    line('M44 30q-6 -8 0 -14M62 30q-6 -8 0 -14', paper, 4.5, ROUND_CAP),
  ].join('');

export const scarf: DrawObject = ({ inks: { a, b, key } }) =>
  turned(
    'rotate(-10 60 60)',
    path('M18 26H74a10 10 0 0 1 10 10V96H60V50H18Z', a),
    repeat(3, (i) => rect([26 + i * 16, 26, 8, 24], b)),
    repeat(3, (i) => rect([60, 56 + i * 14, 24, 7], b)),
    path('M60 50L84 30V96H60Z', key, { opacity: 0.16 }),
    line('M62 98v10M69 98v12M76 98v10M82 98v12M16 29h-9M16 36h-11M16 43h-9M16 49h-11', a, 3.6, ROUND_CAP),
  );

export const mask: DrawObject = ({ inks: { paper, a, aDark, b, key } }) =>
  turned(
    'rotate(-9 60 60)',
    path('M20 24C46 34 74 34 100 24C106 66 90 104 60 110C30 104 14 66 20 24Z', a),
    path('M60 31C74 31 88 29 100 24C106 66 90 104 60 110Z', aDark),
    path('M32 50q12 -9 22 2q-11 7 -22 -2ZM66 52q10 -11 22 -2q-11 9 -22 2Z', key),
    path('M36 72C50 82 70 82 84 72C82 92 72 98 60 98C48 98 38 92 36 72Z', key),
    path('M44 77Q60 84 76 77L74 83Q60 89 46 83Z', paper),
    line('M20 26L2 16M100 26L118 16', b, 6),
  );

export const key: DrawObject = ({ inks }) =>
  turned(
    'rotate(-36 60 60)',
    circle(34, 60, 26, inks.b),
    path('M34 34a26 26 0 0 1 0 52Z', inks.bDark),
    circle(34, 60, 11, inks.key),
    path('M58 54H112V66H106V80H96V66H88V76H79V66H58Z', inks.b),
    path('M58 60H112V66H106V80H96V66H88V76H79V66H58Z', inks.bDark),
    path('M14 74L2 96H24Z', inks.a, { transform: 'rotate(24 14 80)' }),
  );
