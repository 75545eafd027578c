// Owns the arithmetic of a sliding window: two neighbouring buckets, the older one counted by how much still overlaps.

export interface Rule {
  limit: number;
  window_s: number;
}

export interface Counted {
  used: number;
  used_before: number;
}

export interface Moment {
  /** Number of the current bucket since the epoch. */
  bucket: number;
  /** How much of the bucket before still counts: 1 at the start of this one, 0 at its end. */
  weight: number;
}

export function momentOf(now: Date, { window_s }: Rule): Moment {
  // Whole milliseconds as long as possible: a fraction of a bucket's number has only nine digits left.
  const window_ms = window_s * 1000;
  const bucket = Math.floor(now.getTime() / window_ms);
  return { bucket, weight: 1 - (now.getTime() - bucket * window_ms) / window_ms };
}

export function hasRoom({ used, used_before }: Counted, rule: Rule, weight: number): boolean {
  return used_before * weight + used + 1 <= rule.limit;
}

/** Whole seconds until one more use fits; at least 1, so that nobody is told to come back at once. */
export function retryAfter({ used, used_before }: Counted, rule: Rule, weight: number): number {
  const elapsed = 1 - weight;
  // Room within this window once the one before has faded enough; otherwise only after this one has faded too.
  const fadesAt =
    used + 1 <= rule.limit ? 1 - (rule.limit - used - 1) / used_before : 2 - (rule.limit - 1) / used;
  return Math.max(1, Math.ceil((fadesAt - elapsed) * rule.window_s));
}
