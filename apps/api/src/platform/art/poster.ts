// Owns: posters, 300 × 400: a composition printed in a club's inks.
import { chanceFrom } from './chance.ts';
import type { Compose } from './compose.ts';
import { iso, pixel, tiles } from './compositions-grid.ts';
import { beams, curtain, pipes, portrait, stack } from './compositions-live.ts';
import { cup, kites, ramen, tiger, waves } from './compositions-world.ts';
import { inksFor } from './inks.ts';
import { sheet } from './marks.ts';

const COMPOSE = {
  beams,
  waves,
  tiles,
  tiger,
  kites,
  stack,
  ramen,
  curtain,
  pixel,
  bust: portrait,
  cup,
  pipes,
  iso,
} satisfies Record<string, Compose>;

export type Composition = keyof typeof COMPOSE;

export const COMPOSITIONS = Object.keys(COMPOSE) as readonly Composition[];

export function poster(seed: string, hue: number, composition: Composition): string {
  const compose: Compose = COMPOSE[composition];
  const print = compose({ inks: inksFor(seed, hue), chance: chanceFrom(seed + composition), seed });
  return sheet({ width: 300, height: 400, ...print, grain: 0.2 });
}
