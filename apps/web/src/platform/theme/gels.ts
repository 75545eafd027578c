// The gels of the swatch book, in the order in which they are fanned, and what they are called.

export const gelHues = [355, 20, 62, 95, 150, 200, 232, 265, 310] as const;
type GelHue = (typeof gelHues)[number];

/** Part of a catalogue, for whoever lets somebody choose a gel. */
export const gelNames = {
  355: 'Rose',
  20: 'Coral',
  62: 'Tungsten',
  95: 'Straw',
  150: 'Leaf',
  200: 'Lagoon',
  232: 'Sky',
  265: 'Iris',
  310: 'Orchid',
} as const satisfies Record<GelHue, string>;

/** Hue is a circle: 355 lies next to 5. */
export function nearestGel(hue: number): GelHue {
  const apart = (gel: number) => Math.abs(((gel - hue + 540) % 360) - 180);
  return [...gelHues].sort((one, other) => apart(one) - apart(other))[0] ?? 62;
}
