// How well ink reads on any gel.
import { gelChroma, oklchToLinearSrgb } from '@stagepass/ui/gel/gel.ts';

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
