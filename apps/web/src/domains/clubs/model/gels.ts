// The gels of the swatch book, in the order in which they are fanned, and how well ink reads on any of them.
import { gelChroma, oklchToLinearSrgb } from '@stagepass/ui/gel/gel.ts';

export const gelHues = [355, 20, 62, 95, 150, 200, 232, 265, 310] as const;
export type GelHue = (typeof gelHues)[number];

/** Hue is a circle: 355 lies next to 5. */
export function nearestGel(hue: number): GelHue {
  const apart = (gel: number) => Math.abs(((gel - hue + 540) % 360) - 180);
  return [...gelHues].sort((one, other) => apart(one) - apart(other))[0] ?? 62;
}

/** The ink that stands on a gel, and the gel's own lightness and widest chroma. */
const inkLuminance = 0.008;
const gel = { lightness: 0.8, cap: 0.155 };

/** The contrast of ink on the gel, as WCAG counts it, rounded down to one digit so that it is never claimed too high. */
export function inkRatio(hue: number): number {
  const chroma = gelChroma({ ...gel, hue });
  const [red, green, blue] = oklchToLinearSrgb({ lightness: gel.lightness, chroma, hue });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return Math.floor(((luminance + 0.05) / (inkLuminance + 0.05)) * 10) / 10;
}
