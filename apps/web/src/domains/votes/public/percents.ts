// Owns how counts become whole percents that add up to a hundred.

/** By the largest remainders: rounded each on its own, they may add up to 99 or 101. */
export function percentsOf(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight * 100) / all);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of order.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
