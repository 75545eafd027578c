import { describe, expect, it } from 'vitest';
import { gelChroma, gelVariables, oklchToLinearSrgb } from './gel.ts';

const themes = [
  { lightness: 0.8, cap: 0.155 },
  { lightness: 0.48, cap: 0.15 },
];
const hues = Array.from({ length: 360 }, (_, hue) => hue);
const inside = (lightness: number, chroma: number, hue: number) =>
  oklchToLinearSrgb({ lightness, chroma, hue }).every((value) => value >= -0.0002 && value <= 1.0002);

describe('gelChroma', () => {
  it('stays inside sRGB for every hue of both themes', () => {
    for (const theme of themes)
      for (const hue of hues) {
        const chroma = gelChroma({ ...theme, hue });
        expect(chroma).toBeLessThanOrEqual(theme.cap);
        expect(inside(theme.lightness, chroma, hue), `hue ${hue} at ${theme.lightness}`).toBe(true);
      }
  });

  it('takes all the chroma there is: a little more leaves the gamut or passes the cap', () => {
    for (const theme of themes)
      for (const hue of hues) {
        const more = gelChroma({ ...theme, hue }) + 0.002;
        expect(more > theme.cap || !inside(theme.lightness, more, hue), `hue ${hue}`).toBe(true);
      }
  });

  it('agrees with the default gel of the tokens', () => {
    const gel = gelVariables(62);
    expect(gel['--gel-h']).toBe('62');
    expect(Math.abs(Number(gel['--gel-c-dark']) - 0.144)).toBeLessThanOrEqual(0.0011);
    expect(Math.abs(Number(gel['--gel-c-light']) - 0.11)).toBeLessThanOrEqual(0.0011);
  });
});
