// How many arcs a tier's ring has: its rank, four at most.

export function arcsOf(tier: { rank: number } | null): 0 | 1 | 2 | 3 | 4 {
  const rank = Math.min(Math.max(Math.round(tier?.rank ?? 0), 0), 4);
  return rank as 0 | 1 | 2 | 3 | 4;
}

/** A seal always has a ring. */
export function sealArcs(tier: { rank: number } | null): 1 | 2 | 3 | 4 {
  const arcs = arcsOf(tier);
  return arcs === 0 ? 1 : arcs;
}
