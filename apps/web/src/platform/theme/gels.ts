// The colors that a club or a person can choose, in the order in which they are shown, and what they are called.

export const gelHues = [355, 20, 62, 95, 150, 200, 232, 265, 310] as const;
type GelHue = (typeof gelHues)[number];

/** Part of a catalogue, for every screen on which a color is chosen. */
export const gelNames = {
  355: 'Rose',
  20: 'Coral',
  62: 'Amber',
  95: 'Yellow',
  150: 'Green',
  200: 'Teal',
  232: 'Sky',
  265: 'Indigo',
  310: 'Purple',
} as const satisfies Record<GelHue, string>;

/** Hue is a circle: 355 lies next to 5. */
export function nearestGel(hue: number): GelHue {
  const apart = (gel: number) => Math.abs(((gel - hue + 540) % 360) - 180);
  return [...gelHues].sort((one, other) => apart(one) - apart(other))[0] ?? 62;
}
