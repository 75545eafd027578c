// Owns: pictures of collectibles, 120 × 120: one object on a halo in the club's hue.

import { oklch } from '../color/oklch.ts';
import { chanceFrom } from './chance.ts';
import type { DrawObject } from './compose.ts';
import { inksFor } from './inks.ts';
import { circle, ellipse, halftone, rect, sheet, turned } from './marks.ts';
import { cup, key, mask, pin, polaroid, scarf } from './objects-keepsake.ts';
import { band, book, cart, cassette, drum, mic, pass, pick, stick, ticket, vinyl } from './objects-show.ts';

const DRAW = {
  vinyl,
  cassette,
  pick,
  pass,
  ticket,
  pin,
  stick,
  polaroid,
  mic,
  band,
  drum,
  cup,
  scarf,
  cart,
  book,
  mask,
  key,
} satisfies Record<string, DrawObject>;

export type ItemObject = keyof typeof DRAW;

export const ITEM_OBJECTS = Object.keys(DRAW) as readonly ItemObject[];

export function item(seed: string, hue: number, object: ItemObject): string {
  const inks = inksFor(seed, hue);
  const draw: DrawObject = DRAW[object];
  const body = [
    rect([0, 0, 120, 120], oklch(0.34, 0.075, hue)),
    circle(60, 60, 52, oklch(0.46, 0.115, hue)),
    halftone([0, 0, 120, 120], 6, oklch(0.25, 0.06, hue), (x, y) => {
      const distance = Math.hypot(x - 60, y - 60);
      return distance > 46 ? Math.min(2.2, (distance - 46) / 16) : 0;
    }),
    ellipse([60, 106, 36, 6], inks.key, { opacity: 0.5 }),
    turned(
      'translate(60 59) scale(.86) translate(-60 -60)',
      draw({ inks, chance: chanceFrom(seed + object), seed }),
    ),
  ];
  return sheet({ width: 120, height: 120, body: body.join(''), grain: 0.12 });
}
