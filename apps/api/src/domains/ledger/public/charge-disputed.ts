// Owns the question whether the bank has taken back what a saved card was charged, for whoever asked for the charge.
import type { Executor } from '#platform/db/executor.ts';
import { listClaims } from '../claims.store.ts';

/** Nothing of it stands in the wallet then; a dispute that was won has brought it back. */
export async function isChargeDisputed(db: Executor, id: string): Promise<boolean> {
  return (await listClaims(db, [id])).some(({ kind, state }) => kind === 'dispute' && state !== 'won');
}
