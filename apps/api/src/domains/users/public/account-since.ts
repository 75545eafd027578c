// Owns the question since when an account exists.
import type { Executor } from '#platform/db/executor.ts';
import { findCreatedAt } from '../users.store.ts';

/** Undefined where there is no such account. */
export async function accountSince(tx: Executor, userId: string): Promise<Date | undefined> {
  return findCreatedAt(tx, userId);
}
