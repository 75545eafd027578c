// Owns: the inks of a print: one paper, two spot colours and a key black, all from a club's hue.
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

/** OKLCH as hex: the rasteriser draws oklch() black. Channels out of gamut are clipped, as browsers do. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  // Ottosson's OKLab matrices.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(channelHex).join('')}`;
}

function channelHex(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

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
