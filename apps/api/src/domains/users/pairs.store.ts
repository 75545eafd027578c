// Owns the lock on what is between two people: a follow and a block that come at once must not both stay.
import type { Executor } from '#platform/db/executor.ts';

/** Held to the end of the transaction; the order of the two does not matter. */
export async function lockPair(tx: Executor, one: string, other: string): Promise<void> {
  const [first, second] = one < other ? [one, other] : [other, one];
  await tx.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`users-pair ${first} ${second}`],
  });
}
