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

const [WIDTH, HEIGHT] = [300, 400];

export function poster(seed: string, hue: number, composition: Composition): string {
  return sheet({ width: WIDTH, height: HEIGHT, ...composed(seed, hue, composition), grain: 0.2 });
}

/** The middle of the same poster, for where a square is shown. */
export function posterSquare(seed: string, hue: number, composition: Composition): string {
  const { body, defs = '' } = composed(seed, hue, composition);
  const middle = `<g transform="translate(0 ${(WIDTH - HEIGHT) / 2})">${body}</g>`;
  return sheet({ width: WIDTH, height: WIDTH, body: middle, defs, grain: 0.2 });
}

function composed(seed: string, hue: number, composition: Composition): ReturnType<Compose> {
  const compose: Compose = COMPOSE[composition];
  return compose({ inks: inksFor(seed, hue), chance: chanceFrom(seed + composition), seed });
}
