// Owns the lock on what is between two people: a follow and a block that come at once must not both stay.
import type { Executor } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';

/** Held to the end of the transaction; the order of the two does not matter. */
export async function lockPair(tx: Executor, one: string, other: string): Promise<void> {
  const [first, second] = one < other ? [one, other] : [other, one];
  await oneAtATime(tx, 'users-pair', `${first} ${second}`);
}
