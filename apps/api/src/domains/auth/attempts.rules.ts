// Owns how guessing at a secret is slowed down: ten tries an hour are free, then they are spaced. Never a lock-out.
import type { AttemptRow } from './tables.ts';

const HOUR_MS = 3_600_000;
export const FREE_TRIES = 10;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

export type Attempt = { allowed: true; row: AttemptRow } | { allowed: false; retry_after_s: number };

/** Counts before the secret is looked at: many at once are many tries, not one. */
export function takeAttempt(row: AttemptRow, now: Date): Attempt {
  const fresh = now.getTime() - row.started_at.getTime() >= HOUR_MS;
  if (!fresh && row.next_at > now)
    return { allowed: false, retry_after_s: Math.ceil((row.next_at.getTime() - now.getTime()) / 1000) };
  const tries = fresh ? 1 : row.tries + 1;
  const over = tries - FREE_TRIES;
  const wait = over < 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(over, 10));
  return {
    allowed: true,
    row: {
      bucket: row.bucket,
      started_at: fresh ? now : row.started_at,
      tries,
      next_at: new Date(now.getTime() + wait),
    },
  };
}
