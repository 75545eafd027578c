// Owns: people in prints: head and shoulders without features, lit from one side.

import { oklch } from '../color/oklch.ts';
import { chanceFrom } from './chance.ts';
import type { Inks } from './inks.ts';
import { circle, ellipse, group, line, path, ROUND_CAP, rect, turned } from './marks.ts';

type Dress = { skin: string; hair: string; coat: string; style: number; accessory: number };

export type Sitter = {
  seed: string;
  inks: Inks;
  x: number;
  y: number;
  scale: number;
  dress?: Partial<Dress>;
};

const STYLES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const ACCESSORIES = [0, 1, 2, 3, 4] as const;

function dressFor(seed: string, inks: Inks, given: Partial<Dress>): Dress {
  const chance = chanceFrom(`${seed}bust`);
  const { hue, hue2, paper, a, aDark, b, bDark, key, keyLight } = inks;
  // What is given is not drawn for, and the order is part of how a seed looks.
  const skin =
    given.skin ??
    chance.pick([
      oklch(0.86, 0.06, hue + 30),
      oklch(0.74, 0.1, hue2),
      paper,
      oklch(0.6, 0.12, hue + 14),
      oklch(0.45, 0.09, hue + 20),
    ]);
  const hair = given.hair ?? chance.pick([key, aDark, key, bDark, keyLight]);
  const coat = given.coat ?? chance.pick([a, keyLight, b, aDark]);
  const style = given.style ?? chance.pick(STYLES);
  const accessory = given.accessory ?? chance.pick(ACCESSORIES);
  return { skin, hair, coat, style, accessory };
}

type Part = (dress: Dress, inks: Inks) => string;

const none: Part = () => '';

/** Behind the head, by hair style. */
const BEHIND: readonly Part[] = [
  ({ hair }) => ellipse([0, -4, 25, 29], hair),
  ({ hair }) => path('M-24 -10C-26 -46 26 -46 24 -10L27 34Q0 44 -27 34Z', hair),
  ({ hair }) => ellipse([0, -14, 32, 30], hair),
  ({ hair }) => ellipse([0, -34, 11, 10], hair) + ellipse([0, -10, 22, 22], hair),
  none,
  ({ hair }) =>
    ellipse([-20, 6, 9, 18], hair) + ellipse([20, 6, 9, 18], hair) + ellipse([0, -8, 22, 22], hair),
  ({ coat }) => path('M-30 40C-38 -50 38 -50 30 40Z', coat),
  none,
];

/** Over the forehead, by hair style. */
const FRINGE: readonly Part[] = [
  ({ hair }) => path('M-19 2C-22 -36 22 -36 19 2C16 -14 8 -18 -4 -17C-12 -16 -17 -10 -19 2Z', hair),
  ({ hair }) => path('M-18 0C-20 -34 20 -34 18 0C15 -12 4 -18 0 -20C-4 -16 -14 -12 -18 0Z', hair),
  ({ hair }) => path('M-18 -2C-20 -34 20 -34 18 -2C12 -16 -12 -16 -18 -2Z', hair),
  ({ hair }) => path('M-18 -4C-20 -32 20 -32 18 -4C12 -20 -8 -20 -18 -4Z', hair),
  ({ coat }, { key }) =>
    path('M-18 -6C-20 -32 20 -32 18 -6L27 -5Q27 -9 17 -11Z', coat) +
    path('M-18 -6L18 -6L17 -11L-17 -11Z', key),
  ({ hair }) => path('M-18 -2C-20 -34 20 -34 18 -2Q15 -12 14 -13L-14 -13Q-15 -12 -18 -2Z', hair),
  ({ hair }) => path('M-17 -6C-16 -30 16 -30 17 -6C10 -16 -10 -16 -17 -6Z', hair),
  ({ hair }) =>
    path('M-6 -20L-14 -42L-4 -33L2 -46L6 -33L16 -40L8 -20Z', hair) +
    path('M-17 -8C-16 -26 16 -26 17 -8C10 -22 -10 -22 -17 -8Z', hair),
];

/** Shades, headphones, earring, glasses, nothing. */
const WORN: readonly Part[] = [
  (_, { key, b }) =>
    path('M-17 -9L17 -9L15 0Q8 3 3 -3L-3 -3Q-8 3 -15 0Z', key) + line('M-12 -6L-7 -6', b, 1.6, ROUND_CAP),
  (_, { key, b }) =>
    line('M-19 -2C-20 -38 20 -38 19 -2', key, 3.4) +
    rect([-23, -8, 8, 15], b, { rx: 4 }) +
    rect([15, -8, 8, 15], b, { rx: 4 }),
  (_, { b }) => circle(-17, 7, 2.4, b),
  (_, { key }) =>
    group(
      { fill: 'none', stroke: key, 'stroke-width': 1.5 },
      circle(-7, -4, 5.4, 'none'),
      circle(7, -4, 5.4, 'none'),
      path('M-1.6 -4L1.6 -4', 'none'),
    ),
  none,
];

export function bust({ seed, inks, x, y, scale, dress: given = {} }: Sitter): string {
  const dress = dressFor(seed, inks, given);
  const { skin, coat, style, accessory } = dress;
  return turned(
    `translate(${x} ${y}) scale(${scale})`,
    (BEHIND[style] ?? none)(dress, inks),
    path('M-46 66C-44 34 -26 29 -9 25L9 25C26 29 44 34 46 66Z', coat),
    path('M-9 8L-9 26Q0 35 9 26L9 8Z', skin),
    path('M-9 18Q0 27 9 18L9 8L-9 8Z', inks.key, { opacity: 0.32 }),
    ellipse([0, -4, 17, 21.5], skin),
    path('M2 -25.5C22 -24 22 16 1 17.5C8 8 9 -14 2 -25.5Z', inks.aDark, { opacity: 0.5 }),
    (FRINGE[style] ?? none)(dress, inks),
    (WORN[accessory] ?? none)(dress, inks),
  );
}
