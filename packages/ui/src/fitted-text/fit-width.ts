// Finds the width-axis value at which a line fills its measure.

export const narrowest = 55;
export const widest = 150;

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
