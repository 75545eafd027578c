// Owns who gave a tip, for figures that count people and name nobody.
import type { Executor } from '#platform/db/executor.ts';
import { findTip } from '../tips.store.ts';

/** Null where the account is gone. */
export async function giverOf(tx: Executor, tipId: string): Promise<string | null> {
  return (await findTip(tx, tipId))?.user_id ?? null;
}
