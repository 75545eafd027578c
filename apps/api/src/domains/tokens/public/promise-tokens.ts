// Owns the promising of tokens as rewards: set aside under the cap, where nobody buys them, until they are given out or not needed any more.
import { assert } from '@stagepass/base/assert.ts';
import type { Executor } from '#platform/db/executor.ts';
import { findPromised, insertPromise, type Promiser, removePromise } from '../promises.store.ts';
import { lockToken } from '../tokens.store.ts';

export type { Promiser };

/** False, and nothing promised, where the club has no token or its cap no room for all of them. Locks the token's row. */
export async function promiseTokens(tx: Executor, of: Promiser & { amount: number }): Promise<boolean> {
  if (of.amount === 0) return true;
  return (await lockToken(tx, of.club_id)) && insertPromise(tx, of);
}

/** Those can be bought, or promised anew. Locks the token's row. */
export async function withdrawPromise(tx: Executor, of: Promiser & { amount: number }): Promise<void> {
  if (of.amount === 0) return;
  const was = (await lockToken(tx, of.club_id)) && (await removePromise(tx, of));
  assert(was, 'no more is taken back than was promised');
}

/** What is left of it, where the promiser counts nothing itself. */
export async function withdrawAll(tx: Executor, of: Promiser): Promise<void> {
  if (!(await lockToken(tx, of.club_id))) return;
  const amount = await findPromised(tx, of);
  if (amount > 0) await removePromise(tx, { ...of, amount });
}
