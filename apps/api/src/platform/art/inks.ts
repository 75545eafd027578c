// Owns: the inks of a print: one paper, two spot colours and a key black, all from a club's hue.
import { oklch } from '../color/oklch.ts';
import { chanceFrom } from './chance.ts';

export type Inks = {
  hue: number;
  hue2: number;
  paper: string;
  a: string;
  aDark: string;
  b: string;
  bDark: string;
  key: string;
  keyLight: string;
};

export function inksFor(seed: string, hue: number): Inks {
  const hue2 = hue + chanceFrom(`${seed}ink`).pick([62, -58, 150, -120, 205]);
  return {
    hue,
    hue2,
    paper: oklch(0.93, 0.035, hue + 40),
    a: oklch(0.66, 0.19, hue),
    aDark: oklch(0.52, 0.17, hue),
    b: oklch(0.83, 0.145, hue2),
    bDark: oklch(0.7, 0.16, hue2),
    key: oklch(0.2, 0.045, hue),
    keyLight: oklch(0.28, 0.07, hue),
  };
}

/** Every ink the same: a silhouette. */
export function singleInk(inks: Inks, colour: string): Inks {
  const { hue, hue2 } = inks;
  const one = colour;
  return { hue, hue2, paper: one, a: one, aDark: one, b: one, bDark: one, key: one, keyLight: one };
}
