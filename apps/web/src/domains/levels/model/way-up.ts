// The quickest way to the next level: the fewest missions whose XP is enough, the largest first.

interface Mission {
  xp: number;
  mine: { earned_xp: number } | null;
}

export interface WayUp {
  count: number;
  xp: number;
}

/** Null where no mission gives anything; where all together are not enough, all of them. */
export function wayUp(missions: readonly Mission[], missing: number): WayUp | null {
  const gains = missions
    .map(({ xp, mine }) => xp - (mine?.earned_xp ?? 0))
    .filter((gain) => gain > 0)
    .toSorted((one, other) => other - one);
  let [count, xp] = [0, 0];
  for (const gain of gains) {
    if (xp >= missing) break;
    count += 1;
    xp += gain;
  }
  return count === 0 ? null : { count, xp };
}
