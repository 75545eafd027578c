// Owns waiting for one's turn: of all transactions that name the same thing, one goes on at a time. For bounds that are counted,
// since locking the rows that are there would miss one that is being added.
import { type Executor, prepared } from './executor.ts';

const take = prepared<never>('one-at-a-time', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

/** `oneAtATime(tx, 'posts-pins', club.id)`. Held until the transaction ends. */
export async function oneAtATime(tx: Executor, what: string, id: string): Promise<void> {
  await take(tx, [`${what} ${id}`]);
}
