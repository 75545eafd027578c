// Owns: poster compositions of the open air, the kitchen and the pitch: waves, kites, tiger, ramen, cup.

import { oklch } from '../color/oklch.ts';
import type { Compose } from './compose.ts';
import {
  circle,
  d,
  ellipse,
  group,
  halftone,
  line,
  multiply,
  path,
  ROUND_CAP,
  rect,
  repeat,
  turned,
} from './marks.ts';

/** A pirate-radio boat on a printed sea. */
export const waves: Compose = ({ inks, chance }) => {
  const { paper, a, aDark, b, key, keyLight } = inks;
  const moon = circle(chance.between(190, 230), 118, 74, paper);
  const sea = [a, aDark, keyLight, aDark, key, keyLight, key].map((colour, i) => {
    const level = 170 + i * 37;
    const swell = chance.between(13, 25);
    const phase = chance.next() * 6;
    const length = chance.between(42, 68);
    const crest = (x: number) => Math.sin(x / length + phase) * swell + Math.sin(x / 17 + phase * 2) * 2.5;
    const points = (lift: number) => repeat(63, (k) => d`L${k * 5 - 5} ${level + lift + crest(k * 5 - 5)}`);
    const water = path(`M-5 410V${level}${points(0)}V410Z`, colour);
    return i < 6 ? water + line(`M${points(9).slice(1)}`, b, 2, { opacity: 0.75 - i * 0.1 }) : water;
  });
  const signal = group(
    { fill: 'none', stroke: key, 'stroke-width': 3.4, ...ROUND_CAP },
    '<path d="M-13 -84a19 19 0 0 1 0 -28M13 -84a19 19 0 0 0 0 -28"/>',
    '<path d="M-24 -76a34 34 0 0 1 0 -44M24 -76a34 34 0 0 0 0 -44"/>',
  );
  const boat = [
    line('M0 0L0 -98', key, 4),
    signal,
    circle(0, -98, 6.5, key),
    path('M-38 0H38L27 26H-27Z', key),
  ];
  const body = [
    rect([0, 0, 300, 400], b),
    moon,
    multiply(halftone([0, 0, 300, 220], 8, a, (_, y) => Math.max(0, 1 - y / 200) * 3.4)),
    ...sea,
    turned('translate(84 196) rotate(-7)', ...boat),
  ];
  return { body: body.join('') };
};

/** Four kites on one hand. */
export const kites: Compose = ({ inks }) => {
  const { paper, a, aDark, b, key } = inks;
  const kite = (x: number, y: number, size: number, tilt: number, colour: string) => {
    const side = size * 0.66;
    const tail = size * 1.2;
    const second = d`M${0.06 * size} ${-size * 0.97}L${size * 0.72} 0L0 ${size * 1.25}L${-size * 0.6} 0Z`;
    return (
      line(d`M${x} ${y}Q${x + 60} ${y + 90} 168 352`, key, 1.6) +
      turned(
        `translate(${x} ${y}) rotate(${tilt})`,
        multiply(path(second, b)),
        path(d`M0 ${-size}L${side} 0L0 ${tail}L${-side} 0Z`, colour),
        path(d`M0 ${-size}L${side} 0L0 0Z`, paper, { opacity: 0.55 }),
        path(d`M0 ${tail}L${-side} 0L0 0Z`, key, { opacity: 0.28 }),
      )
    );
  };
  const body = [
    rect([0, 0, 300, 400], paper),
    halftone([0, 0, 300, 400], 8, b, (_, y) => Math.max(0, 1 - y / 330) * 4.6),
    path('M-5 410V344Q80 306 160 336T305 318V410Z', aDark),
    path('M-5 410V372Q90 340 190 364T305 356V410Z', key),
    kite(92, 92, 62, -18, a),
    kite(214, 150, 44, 22, key),
    kite(150, 236, 30, -6, aDark),
    kite(252, 58, 24, 30, a),
    circle(168, 345, 7, key),
    line('M168 350V374', key, 9, ROUND_CAP),
  ];
  return { body: body.join('') };
};

/** Stripes from both sides, a crest between. */
export const tiger: Compose = ({ inks, chance }) => {
  const { paper, a, aDark, key } = inks;
  const stripe = (y: number, reach: number, width: number, side: (x: number) => number) => {
    const out = d`M${side(-6)} ${y}C${side(reach * 0.5)} ${y - 10} ${side(reach * 0.8)} ${y + 14} `;
    const tip = d`${side(reach)} ${y + 40}C${side(reach * 0.7)} ${y + 30} `;
    const home = d`${side(reach * 0.4)} ${y + width} ${side(-6)} ${y + width + 6}Z`;
    return path(out + tip + home, key);
  };
  const stripes = repeat(9, (i) => {
    const left = chance.between(108, 152);
    const width = chance.between(17, 25);
    const right = chance.between(108, 152);
    return stripe(6 + i * 46, left, width, (x) => x) + stripe(26 + i * 46, right, width, (x) => 300 - x);
  });
  const star = 'M150 150L164 186L203 188L172 212L183 250L150 228L117 250L128 212L97 188L136 186Z';
  const body = [
    rect([0, 0, 300, 400], a),
    halftone([0, 0, 300, 400], 9, aDark, (x, y) => Math.max(0, (x + y - 250) / 450) * 4.2),
    stripes,
    circle(150, 200, 74, paper),
    multiply(circle(155, 204, 74, 'none', { stroke: a, 'stroke-width': 6 })),
    path(star, key),
  ];
  return { body: body.join('') };
};

/** A steaming bowl. */
export const ramen: Compose = ({ inks }) => {
  const { paper, a, aDark, b, key } = inks;
  const steam = repeat(3, (i) => {
    const x = i * 46;
    const wisp = d`M${104 + x} 196C${84 + x} 160 ${128 + x} 140 ${106 + x} 92`;
    return line(wisp, paper, 9, { opacity: 0.9, ...ROUND_CAP });
  });
  const bowl = 'M36 232H264A114 118 0 0 1 204 338H96A114 118 0 0 1 36 232Z';
  const body = [
    rect([0, 0, 300, 400], key),
    circle(150, 176, 112, a),
    halftone([30, 60, 270, 290], 8, aDark, (x, y) =>
      Math.hypot(x - 150, y - 176) < 110 ? Math.max(0, (y - 120) / 160) * 3.8 : 0,
    ),
    steam,
    turned(
      'rotate(-24 210 150)',
      rect([205, 40, 7, 200], b, { rx: 3 }),
      rect([221, 40, 7, 200], b, { rx: 3 }),
    ),
    path(bowl, paper),
    multiply(turned('translate(4 6)', line(bowl, b, 7))),
    path('M36 232H264L259 256H41Z', aDark),
    repeat(7, (i) => line(`M${60 + i * 28} 282l9 -13l9 13l9 -13l9 13`, key, 3.4)),
    rect([100, 338, 100, 17], aDark, { rx: 5 }),
  ];
  return { body: body.join('') };
};

/** Coffee from above on a chequered cloth. */
export const cup: Compose = ({ inks }) => {
  const { paper, a, aDark, b, bDark, key, keyLight } = inks;
  const cloth = repeat(48, (k) => {
    const [column, row] = [k % 6, Math.floor(k / 6)];
    return (column + row) % 2 ? rect([column * 50, row * 50, 50, 50], aDark) : '';
  });
  const leaf = (i: number, side: (offset: number) => number) => {
    const stem = d`M${side(1)} ${240 - i * 26}C${side(30 - i * 6)} ${236 - i * 26} `;
    const tip = d`${side(44 - i * 10)} ${212 - i * 22} ${side(36 - i * 8)} ${198 - i * 18}`;
    const home = d`C${side(24 - i * 4)} ${214 - i * 22} ${side(8)} ${218 - i * 24} ${side(1)} ${228 - i * 26}Z`;
    return `<path d="${stem}${tip}${home}"/>`;
  };
  const fern = group(
    { fill: oklch(0.92, 0.04, 75) },
    '<path d="M148 258C140 232 141 168 148 136C155 168 156 232 148 258Z"/>',
    repeat(4, (i) => leaf(i, (x) => 148 - x) + leaf(i, (x) => 148 + x)),
  );
  const body = [
    rect([0, 0, 300, 400], a),
    cloth,
    halftone([0, 0, 300, 400], 9, keyLight, (x, y) => Math.max(0, (x - y + 120) / 460) * 4),
    multiply(circle(160, 206, 122, key, { opacity: 0.55 })),
    circle(148, 194, 120, paper),
    circle(148, 194, 104, 'none', { stroke: b, 'stroke-width': 7 }),
    rect([218, 174, 62, 38], 'none', { rx: 17, stroke: paper, 'stroke-width': 15 }),
    circle(148, 194, 82, paper, { stroke: key, 'stroke-opacity': 0.22, 'stroke-width': 3 }),
    circle(148, 194, 71, oklch(0.36, 0.075, 48)),
    multiply(path('M148 123a71 71 0 0 1 0 142Z', oklch(0.7, 0.06, 48))),
    fern,
    turned(
      'rotate(-38 70 330)',
      rect([66, 300, 9, 96], b, { rx: 4.5 }),
      ellipse([70.5, 292, 17, 24], b),
      ellipse([74, 290, 9, 16], bDark),
    ),
  ];
  return { body: body.join('') };
};
