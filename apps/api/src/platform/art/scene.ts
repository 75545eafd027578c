// Owns: a 360° scene, 1024 × 512, equirectangular: a rehearsal room in a club's hue, with things in it to be found.

import { oklch } from '../color/oklch.ts';
import { chanceFrom } from './chance.ts';
import { inksFor } from './inks.ts';
import { circle, d, ellipse, line, path, rect, repeat, sheet } from './marks.ts';

const [WIDTH, HEIGHT] = [1024, 512];
const [CEILING, FLOOR] = [176, 338];

/** Where its things are, as degrees to the right of the middle and above the horizon. */
export const scenePlaces = {
  amp: at(180, 300),
  lamp: at(330, 150),
  drums: at(512, 320),
  window: at(690, 225),
  cat: at(820, 352),
  clock: at(950, 205),
} as const;

function at(x: number, y: number): { yaw: number; pitch: number } {
  return { yaw: Math.round((x / WIDTH - 0.5) * 360), pitch: Math.round((0.5 - y / HEIGHT) * 180) };
}

export function scene(seed: string, hue: number): string {
  const inks = inksFor(seed, hue);
  const chance = chanceFrom(`${seed}scene`);
  const body = [
    rect([0, 0, WIDTH, HEIGHT], oklch(0.2, 0.04, hue)),
    rect([0, CEILING, WIDTH, FLOOR - CEILING], oklch(0.36, 0.07, hue)),
    rect([0, FLOOR, WIDTH, HEIGHT - FLOOR], oklch(0.27, 0.05, (hue + 40) % 360)),
    // Boards run to a point under whoever stands there, which this kind of picture draws as lines straight down.
    repeat(33, (i) => line(d`M${i * 32} ${FLOOR}V${HEIGHT}`, oklch(0.22, 0.04, hue), 2)),
    repeat(9, (i) => line(d`M${i * 128 + 20} ${CEILING}V${FLOOR}`, oklch(0.32, 0.06, hue), 3)),
    rect([0, FLOOR - 8, WIDTH, 8], inks.key),
    repeat(60, () =>
      circle(
        chance.between(0, WIDTH),
        chance.between(20, 160),
        chance.between(1, 2.6),
        oklch(0.3, 0.05, hue),
      ),
    ),
    amp(inks.key, inks.a, inks.paper),
    lamp(inks.paper, inks.key),
    drums(inks.a, inks.b, inks.paper, inks.key),
    window(inks.b, inks.paper, inks.key),
    cat(inks.key, inks.paper),
    clock(inks.paper, inks.key),
    posters(inks.a, inks.b, inks.paper),
  ];
  return sheet({ width: WIDTH, height: HEIGHT, body: body.join(''), grain: 0.08 });
}

function amp(key: string, ink: string, paper: string): string {
  return [
    rect([140, 262, 80, 78], key),
    rect([146, 268, 68, 14], ink),
    repeat(5, (i) => circle(154 + i * 13, 275, 3.4, paper)),
    circle(164, 312, 15, ink),
    circle(197, 312, 15, ink),
    circle(164, 312, 5, key),
    circle(197, 312, 5, key),
  ].join('');
}

function lamp(paper: string, key: string): string {
  return [
    path(d`M318 168L290 ${FLOOR - 8}H372L342 168Z`, paper, { opacity: 0.12 }),
    line(d`M330 0V130`, key, 3),
    path(d`M306 166L320 130H340L354 166Z`, key),
    circle(330, 166, 10, paper),
  ].join('');
}

function drums(a: string, b: string, paper: string, key: string): string {
  return [
    circle(512, 316, 34, a),
    circle(512, 316, 26, paper),
    ellipse([474, 292, 20, 8], b),
    rect([454, 292, 40, 20], b),
    ellipse([550, 292, 20, 8], b),
    rect([530, 292, 40, 20], b),
    ellipse([440, 262, 26, 4], paper),
    line(d`M440 262V340`, key, 3),
    ellipse([584, 262, 26, 4], paper),
    line(d`M584 262V340`, key, 3),
  ].join('');
}

function window(sky: string, paper: string, key: string): string {
  return [
    rect([650, 190, 80, 76], key),
    rect([655, 195, 70, 66], sky),
    circle(705, 212, 9, paper),
    line(d`M690 195V261M655 228H725`, key, 4),
  ].join('');
}

function cat(key: string, paper: string): string {
  return [
    ellipse([820, 352, 26, 13], key),
    circle(842, 344, 9, key),
    path(d`M835 339L837 329L842 336ZM843 336L848 329L850 340Z`, key),
    circle(845, 344, 1.6, paper),
    line(d`M796 352C782 350 784 338 792 338`, key, 4),
  ].join('');
}

function clock(paper: string, key: string): string {
  return [circle(950, 205, 20, key), circle(950, 205, 16, paper), line(d`M950 195V205L958 210`, key, 3)].join(
    '',
  );
}

function posters(a: string, b: string, paper: string): string {
  return [
    rect([40, 200, 44, 62], a),
    circle(62, 226, 13, paper),
    rect([386, 205, 38, 54], b),
    rect([392, 240, 26, 5], paper),
    rect([880, 214, 34, 48], a),
    rect([885, 220, 24, 20], paper),
  ].join('');
}
