// Owns: poster compositions of stage and music: beams, stack, pipes, curtain, and the portrait.

import { oklch } from '../color/oklch.ts';
import { bust } from './bust.ts';
import type { Compose } from './compose.ts';
import type { Inks } from './inks.ts';
import {
  circle,
  d,
  ellipse,
  gradient,
  halftone,
  line,
  multiply,
  path,
  ROUND_CAP,
  rect,
  repeat,
  screen,
  turned,
} from './marks.ts';

/** A singer before a lit disc, lamps above, the crowd's heads and arms below. */
export const beams: Compose = ({ inks: base, chance, seed }) => {
  const inks: Inks = {
    ...base,
    b: oklch(0.87, 0.15, base.hue + 78),
    a: oklch(0.68, 0.21, base.hue),
    aDark: oklch(0.5, 0.18, base.hue - 8),
    key: oklch(0.165, 0.035, base.hue + 18),
  };
  const { a, aDark, b, key, paper } = inks;
  let defs = gradient('radial', 'disc', [0.5, b], [0.98, a]);
  const lamps = [a, a, paper, a, a].map((colour, i) => {
    const x = 20 + i * 65;
    const aim = 150 + (chance.next() - 0.5) * 260;
    const spread = chance.between(34, 74);
    defs += gradient('linear', `lamp${i}`, [0, colour, 0.95], [1, colour, 0]);
    const beam = d`M${x - 4} -6H${x + 4}L${aim + spread} 380H${aim - spread}Z`;
    return (
      screen(path(beam, `url(#lamp${i})`, { opacity: 0.6 })) + rect([x - 11, -3, 22, 11], key, { rx: 3 })
    );
  });
  const dress = { coat: key, hair: key, style: 1, accessory: 0, skin: oklch(0.82, 0.1, base.hue + 40) };
  const heads = repeat(13, (i) => d`L${i * 25} ${352 + chance.next() * 20 + 12}a11 12 0 0 1 22 0`);
  const arms = repeat(5, (i) => {
    const x = 18 + i * 62 + chance.next() * 26;
    const y = chance.between(312, 338);
    return line(d`M${x} 392L${x + (chance.next() - 0.5) * 16} ${y}`, key, 8, ROUND_CAP);
  });
  const body = [
    rect([0, 0, 300, 400], key),
    circle(150, 214, 126, aDark),
    circle(150, 214, 126, 'url(#disc)'),
    ...lamps,
    halftone([20, 100, 280, 345], 7, aDark, (x, y) =>
      Math.hypot(x - 150, y - 214) < 124 ? Math.max(0, (y - 150) / 170) * 3.2 : 0,
    ),
    bust({ seed, inks, x: 150, y: 196, scale: 1.6, dress }),
    // The coat goes on down into the crowd: a bust cut off straight would float before the disc.
    path('M76.4 300H223.6L232 400H68Z', key),
    path(`M0 400V356${heads}L300 360V400Z`, key),
    arms,
  ];
  return { body: body.join(''), defs };
};

/** Two towers of loudspeakers. */
export const stack: Compose = ({ inks }) => {
  const { a, aDark, b, key, keyLight } = inks;
  const cone = (cx: number, cy: number, radius: number) => {
    const rings = [keyLight, b, key, a, key];
    let drawn = '';
    for (let r = radius, i = 0; r > 4; r -= radius / 4.5, i += 1) {
      drawn += circle(cx + (i % 2 ? 1.5 : 0), cy, r, rings[i % 5] ?? key);
    }
    return drawn;
  };
  const tower = (x: number, y: number, height: number, radii: number[]) => {
    let drawn = multiply(rect([x + 7, y - 7, 122, height], aDark, { rx: 10 }));
    drawn += rect([x, y, 122, height], key, { rx: 10 });
    let top = y + 16;
    for (const radius of radii) {
      drawn += cone(x + 61, top + radius, radius);
      top += 2 * radius + 12;
    }
    return drawn;
  };
  const body = [
    rect([0, 0, 300, 400], a),
    halftone([0, 0, 300, 400], 9, b, (_, y) => Math.max(0, 1 - y / 300) * 4),
    tower(22, 56, 344, [26, 48, 48]),
    tower(156, 20, 380, [30, 50, 50]),
  ];
  return { body: body.join('') };
};

/** Organ pipes over a keyboard. */
export const pipes: Compose = ({ inks }) => {
  const { paper, a, aDark, b, bDark, key, keyLight } = inks;
  const drawn = [150, 190, 226, 258, 286, 258, 226, 190, 150].map((height, i) => {
    const x = 21 + i * 30;
    const y = 352 - height;
    const shade = i % 2 ? bDark : a;
    return [
      multiply(rect([x + 5, y - 5, 24, height - 30], a, { rx: 3 })),
      rect([x, y, 24, height - 34], i % 2 ? b : paper, { rx: 3 }),
      rect([x + 14, y, 10, height - 34], shade, { rx: 3 }),
      path(d`M${x} ${y + height - 36}h24l-8 36h-8Z`, shade),
      path(d`M${x + 4} ${y + height - 52}h16v9q-8 -9 -16 0Z`, key),
      ellipse([x + 12, y + 1, 12, 4], keyLight),
    ].join('');
  });
  const blackKeys = [0, 1, 3, 4, 5, 7, 8, 10].map((i) => rect([21 + i * 25, 370, 12, 22], key));
  const body = [
    rect([0, 0, 300, 400], key),
    circle(150, 196, 138, aDark),
    halftone([0, 40, 300, 360], 8, b, (x, y) => {
      const distance = Math.hypot(x - 150, y - 196);
      return distance < 136 ? Math.max(0, 1 - distance / 150) * 4.4 : 0;
    }),
    ...drawn,
    rect([-4, 346, 308, 60], aDark),
    rect([-4, 346, 308, 9], b),
    repeat(12, (i) => rect([6 + i * 25, 370, 18, 40], paper, { rx: 2 })),
    ...blackKeys,
  ];
  return { body: body.join('') };
};

/** A lit curtain, and the sock that stole the show. */
export const curtain: Compose = ({ inks }) => {
  const { a, aDark, b, key } = inks;
  const valance = (low: number, dip: number) => {
    const scallops = [300, 262, 225, 187, 150, 112, 75, 37, 0];
    const drop = scallops.slice(1).map((x, i) => {
      const middle = Math.floor(((scallops[i] ?? 0) + x) / 2);
      return `Q${middle} ${low + dip} ${x} ${low}`;
    });
    return `M0 0H300V${low}${drop.join('')}Z`;
  };
  const body = [
    rect([0, 0, 300, 400], key),
    repeat(12, (i) => {
      const x = i * 25;
      const hem = 352 - Math.abs(i - 5.5) * 4;
      const fold = path(d`M${x} 0H${x + 26}V${hem}q-13 16 -26 0Z`, i % 2 ? a : aDark);
      return fold + rect([x, 0, 6, 352], key, { opacity: 0.28 });
    }),
    ellipse([150, 212, 92, 104], b, { style: 'mix-blend-mode:screen', opacity: 0.75 }),
    path(valance(34, 36), key),
    path(valance(26, 34), a),
    turned(
      'translate(146 214)',
      path('M-40 -62h34v58l34 20q14 12 2 26h-54q-16 0 -16 -18Z', key),
      path('M-40 -46h34v10h-34ZM-40 -26h34v10h-34Z', b),
    ),
  ];
  return { body: body.join('') };
};

/** One person, large, with the second ink out of register. */
export const portrait: Compose = ({ inks, chance, seed }) => {
  const sun = { x: chance.between(90, 210), y: chance.between(120, 170), r: chance.between(104, 130) };
  const shadow = { ...inks, key: inks.aDark, keyLight: inks.aDark };
  const body = [
    rect([0, 0, 300, 400], inks.b),
    circle(sun.x, sun.y, sun.r, inks.a),
    halftone([0, 0, 300, 400], 8, inks.aDark, (_, y) => Math.max(0, (y - 130) / 270) * 4.2),
    multiply(
      `<g transform="translate(7 -5)" opacity=".55">${bust({ seed, inks: shadow, x: 150, y: 236, scale: 3 })}</g>`,
    ),
    bust({ seed, inks, x: 150, y: 238, scale: 3 }),
  ];
  return { body: body.join('') };
};
