// The gels of the swatch book, in the order in which they are fanned; their names stand in the catalogue.

export const swatchHues = [355, 20, 62, 95, 150, 200, 232, 265, 310] as const;
export type SwatchHue = (typeof swatchHues)[number];

/** Hue is a circle: 355 lies next to 5. */
export function nearestHue(hue: number): SwatchHue {
  const apart = (swatch: number) => Math.abs(((swatch - hue + 540) % 360) - 180);
  return [...swatchHues].sort((one, other) => apart(one) - apart(other))[0] ?? 62;
}
