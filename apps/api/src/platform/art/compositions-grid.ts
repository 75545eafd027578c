// Owns: poster compositions built on a grid: tiles, pixel, iso.
import type { Chance } from './chance.ts';
import type { Compose } from './compose.ts';
import type { Inks } from './inks.ts';
import { circle, d, halftone, path, rect, repeat, screen, turned } from './marks.ts';

function rings(from: number, to: number, step: number, at: number, even: string, odd: string): string {
  let drawn = '';
  for (let r = from; r > to; r -= step) drawn += circle(at, at, r, Math.floor(r / step) % 2 ? odd : even);
  return drawn;
}

/** Ground and figure of one tile, 100 × 100. */
const TILES: readonly [Tile, ...Tile[]] = [
  (ground, figure) => rings(100, 12, 22, 0, figure, ground),
  (_, figure) => path('M0 0A100 100 0 0 1 100 100H0Z', figure),
  (ground, figure) => rings(46, 6, 13, 50, ground, figure),
  (_, figure) => repeat(4, (i) => rect([i * 25, 0, 12.5, 100], figure)),
  (_, figure) => path('M0 50A50 50 0 0 1 100 50V100A50 50 0 0 0 0 100Z', figure),
];
type Tile = (ground: string, figure: string) => string;

function tile(i: number, inks: Inks, chance: Chance): string {
  const { a, aDark, b, bDark, key, paper } = inks;
  const colours = [a, b, key, paper, aDark, bDark] as const;
  const ground = chance.pick(colours);
  const wanted = chance.pick(colours);
  const figure = wanted === ground ? (ground === key ? b : key) : wanted;
  const draw = chance.pick(TILES);
  const turn = chance.pick([0, 90, 180, 270]);
  // Half a unit over the edge, or hairlines of the ground show between tiles.
  const inner = rect([0, 0, 100.5, 100.5], ground) + draw(ground, figure);
  const place = `x="${(i % 3) * 100}" y="${Math.floor(i / 3) * 100}" width="100.5" height="100.5"`;
  return `<svg ${place} viewBox="0 0 100 100">${turned(`rotate(${turn} 50 50)`, inner)}</svg>`;
}

export const tiles: Compose = ({ inks, chance }) => ({
  body: rect([0, 0, 300, 400], inks.paper) + repeat(12, (i) => tile(i, inks, chance)),
});

/** A crescent over hills, twenty rows of lamps. */
export const pixel: Compose = ({ inks, chance }) => {
  const { paper, a, aDark, b, key, keyLight } = inks;
  const colourAt = (column: number, x: number, y: number): string | undefined => {
    const moon = Math.hypot(x - 150, y - 160);
    if (moon < 112 && Math.hypot(x - 196, y - 126) > 84) return moon < 70 ? b : a;
    const hill = Math.sin(column * 1.1) * 24 + Math.sin(column * 0.47) * 26;
    if (y > 300 && y > 320 + hill * 0.7) return y > 350 + hill * 0.5 ? aDark : keyLight;
    return chance.next() > 0.965 ? paper : undefined;
  };
  const cells = repeat(300, (i) => {
    const [left, top] = [(i % 15) * 20, Math.floor(i / 15) * 20];
    const colour = colourAt(i % 15, left + 10, top + 10);
    if (colour) return rect([left + 0.8, top + 0.8, 18.4, 18.4], colour, { rx: 2.4 });
    return rect([left + 8.6, top + 8.6, 2.8, 2.8], keyLight);
  });
  return { body: rect([0, 0, 300, 400], key) + cells };
};

const EDGE = 34;

type Faces = { top: string; left: string; right: string };

function cube(x: number, y: number, z: number, { top, left, right }: Faces): string {
  const [w, h] = [EDGE * 0.87, EDGE * 0.5];
  const cx = 150 + (x - y) * w;
  const cy = 300 + (x + y) * h - z * EDGE;
  return (
    path(d`M${cx} ${cy}l${w} ${h}l${-w} ${h}l${-w} ${-h}Z`, top) +
    path(d`M${cx - w} ${cy + h}l${w} ${h}v${EDGE}l${-w} ${-h}Z`, left) +
    path(d`M${cx + w} ${cy + h}l${-w} ${h}v${EDGE}l${w} ${-h}Z`, right)
  );
}

/** A lighthouse on an island of blocks. */
export const iso: Compose = ({ inks, chance }) => {
  const { paper, a, aDark, b, bDark, key, keyLight } = inks;
  const blocks: [x: number, y: number, z: number][] = [];
  for (let x = -2; x < 3; x += 1) {
    for (let y = -2; y < 3; y += 1) {
      const height = chance.pick([0, 0, 1, 0, 1]) + (x === 0 && y === 0 ? 1 : 0);
      for (let z = 0; z <= height; z += 1) blocks.push([x, y, z]);
    }
  }
  for (let z = 2; z < 6; z += 1) blocks.push([0, 0, z]);
  const depth = ([x, y, z]: [number, number, number]) => (x + y) * 10 + z;
  const ground: Faces = { top: paper, left: a, right: aDark };
  const facesAt = (x: number, y: number, z: number): Faces => {
    if (x !== 0 || y !== 0 || z < 2) return ground;
    if (z === 5) return { top: keyLight, left: b, right: bDark };
    return z % 2 ? { top: paper, left: paper, right: bDark } : ground;
  };
  const island = blocks.toSorted((one, other) => depth(one) - depth(other));
  const body = [
    rect([0, 0, 300, 400], key),
    circle(204, 112, 86, b),
    halftone([110, 20, 300, 210], 7, bDark, (x, y) =>
      Math.hypot(x - 204, y - 112) < 85 ? Math.max(0, (y - 70) / 130) * 3.4 : 0,
    ),
    screen(path('M150 118L-20 40V196Z', b, { opacity: 0.55 })),
    ...island.map(([x, y, z]) => cube(x, y, z, facesAt(x, y, z))),
  ];
  return { body: body.join('') };
};
