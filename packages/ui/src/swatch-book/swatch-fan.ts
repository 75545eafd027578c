// Owns the geometry of the fan: how far each swatch is turned, and which one a hue lies nearest to.

/** Degrees from upright, spread evenly over at most 128. */
export function turnOf(i: number, count: number): number {
  if (count < 2) return 0;
  const step = Math.min(16, 128 / (count - 1));
  return (i - (count - 1) / 2) * step;
}

/** Hue is a circle: 355 lies next to 5. */
export function nearestSwatch(swatches: readonly { hue: number }[], hue: number): number {
  let best = 0;
  let least = 361;
  swatches.forEach((swatch, i) => {
    const apart = Math.abs(((swatch.hue - hue + 540) % 360) - 180);
    if (apart < least) {
      least = apart;
      best = i;
    }
  });
  return best;
}
