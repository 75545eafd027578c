// Owns the formula of `trending`: who gained many in the last week, for their size.

export interface Growth {
  /** Joined in the last seven days, and in the seven before. */
  joined_now: number;
  joined_before: number;
  members: number;
}

/**
 * New members of this week, and half of last week's, over the square root of the size: a small club that doubles
 * stands beside a big one that gains a tenth. 20 more in the root, so that three friends do not make a trend.
 */
export function trendOf({ joined_now, joined_before, members }: Growth): number {
  return (joined_now + joined_before / 2) / Math.sqrt(members + 20);
}
