// Finds the width-axis value at which a line fills its measure.

export const narrowest = 55;
export const widest = 150;
/** What nobody sees missing at the end of a line. */
const unseen_px = 2;

/** The widest stretch, in percent, at which `overflows` still says no; `narrowest` when none does. */
export function fitWidth(overflows: (stretch: number) => boolean, max: number = widest): number {
  if (!overflows(max)) return max;
  let low = narrowest;
  let high = max;
  for (let step = 0; step < 10; step += 1) {
    const middle = (low + high) / 2;
    if (overflows(middle)) high = middle;
    else low = middle;
  }
  return Math.floor(low * 10) / 10;
}

/**
 * The widest stretch at which a single line is no wider than its measure; null where even the narrowest is. Width grows
 * almost evenly with the stretch, so that few looks are enough: each makes the browser lay the page out anew.
 */
export function fitLine(
  widthAt: (stretch: number) => number,
  measure: number,
  max: number = widest,
): number | null {
  let high = { stretch: max, width: widthAt(max) };
  if (high.width <= measure) return max;
  let low = { stretch: narrowest, width: widthAt(narrowest) };
  if (low.width > measure) return null;
  for (let step = 0; step < 6 && measure - low.width > unseen_px; step += 1) {
    const share = (measure - low.width) / (high.width - low.width);
    // A little short of the guess: what fits ends the search, what does not only narrows it.
    const stretch = low.stretch + share * (high.stretch - low.stretch) * 0.998;
    const tried = { stretch, width: widthAt(stretch) };
    if (tried.width > measure) high = tried;
    else low = tried;
  }
  return Math.floor(low.stretch * 10) / 10;
}
