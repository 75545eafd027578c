// How many arcs of the ring are lit: four tiers fill it, more share it.
export function arcsOf(rank: number | undefined): 0 | 1 | 2 | 3 | 4 {
  return Math.max(0, Math.min(4, rank ?? 0)) as 0 | 1 | 2 | 3 | 4;
}
