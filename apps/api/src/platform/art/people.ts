// Owns: pictures of people: the small face, and the fan from behind for large sizes, where a blank face would stare.

import { oklch } from '../color/oklch.ts';
import { bust } from './bust.ts';
import { chanceFrom, hash } from './chance.ts';
import { inksFor, singleInk } from './inks.ts';
import {
  circle,
  d,
  gradient,
  group,
  halftone,
  line,
  path,
  ROUND_CAP,
  rect,
  repeat,
  screen,
  sheet,
  turned,
} from './marks.ts';

/** 100 × 100. */
export function face(seed: string, hue: number = hash(seed) % 360): string {
  const inks = inksFor(seed, hue);
  const chance = chanceFrom(`${seed}p`);
  const day = chance.next() > 0.4;
  const sun = { x: chance.between(30, 70), y: chance.between(34, 50), r: chance.between(30, 38) };
  const body = [
    rect([0, 0, 100, 100], day ? inks.b : inks.a),
    circle(sun.x, sun.y, sun.r, day ? inks.a : inks.b, { opacity: 0.9 }),
    halftone([0, 0, 100, 100], 5, inks.keyLight, (_, y) => Math.max(0, (y - 40) / 60) * 1.9),
    bust({ seed, inks, x: 50, y: 50, scale: 0.92 }),
  ];
  return sheet({ width: 100, height: 100, body: body.join(''), grain: 0.14 });
}

/** 300 × 230: a fan with a light stick, facing the stage. */
export function back(seed: string, hue: number): string {
  const inks = inksFor(seed, hue);
  const chance = chanceFrom(`${seed}back`);
  const night = oklch(0.17, 0.04, hue + 14);
  const rim = oklch(0.88, 0.12, hue + 70);
  const deep = oklch(0.42, 0.16, hue);
  const lamps = stageLamps(night, rim, oklch(0.72, 0.2, hue), oklch(0.7, 0.2, hue));
  const crowd = group(
    { fill: oklch(0.3, 0.11, hue) },
    repeat(17, (i) => onlooker(i, chance)),
  );
  const style = chance.pick([1, 0, 3, 2]);
  const figure = (colour: string, y: number) => {
    const dress = { skin: colour, hair: colour, coat: colour, style, accessory: style === 2 ? 1 : 4 };
    return bust({ seed, inks: singleInk(inks, colour), x: 140, y, scale: 1.42, dress }) + raisedArm(colour);
  };
  const glow = gradient(
    'radial',
    'glow',
    [0.1, oklch(0.9, 0.13, hue + 74)],
    [0.62, oklch(0.7, 0.2, hue)],
    [1, deep],
  );
  const body = [
    rect([0, 0, 300, 230], night),
    lamps.body,
    circle(150, 150, 112, 'url(#glow)'),
    halftone([30, 40, 270, 232], 6.4, deep, (x, y) =>
      Math.hypot(x - 150, y - 150) < 110 ? Math.max(0, (y - 120) / 110) * 3 : 0,
    ),
    crowd,
    turned('translate(-3 -2.5)', figure(rim, 166)),
    line('M223 104L232 54', rim, 9.5, ROUND_CAP),
    line('M223 104L232 54', '#ffffff', 4.2, ROUND_CAP),
    figure(night, 168),
  ];
  const defs = glow + lamps.defs;
  return sheet({ width: 300, height: 230, body: body.join(''), defs, grain: 0.16 });
}

function stageLamps(night: string, rim: string, warm: string, fade: string): { body: string; defs: string } {
  const defs = repeat(6, (i) => gradient('linear', `lamp${i}`, [0, i % 2 ? rim : warm, 0.95], [1, fade, 0]));
  const body = repeat(6, (i) => {
    const x = 18 + i * 53;
    const aim = 150 + (i - 2.5) * 46;
    const beam = path(d`M${x - 3} -4h6L${aim + 40} 230H${aim - 40}Z`, `url(#lamp${i})`, { opacity: 0.55 });
    return screen(beam) + rect([x - 9, -2, 18, 9], night, { rx: 2.5 });
  });
  return { body, defs };
}

function onlooker(i: number, chance: ReturnType<typeof chanceFrom>): string {
  const x = i * 19 + chance.next() * 8 - 6;
  const y = chance.between(196, 208);
  const r = chance.between(8, 11);
  const shoulders = d`M${x - r * 1.9} 236q${r * 0.4} ${-r * 2.3} ${r * 1.9} ${-r * 2.3}t${r * 1.9} ${r * 2.3}Z`;
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(2)}"/><path d="${shoulders}"/>`;
}

function raisedArm(colour: string): string {
  const sleeve = 'M168 212C196 206 214 160 216 116C217 107 230 107 231 116C233 168 224 214 200 240H166Z';
  return path(sleeve, colour) + circle(223, 110, 8.5, colour);
}
