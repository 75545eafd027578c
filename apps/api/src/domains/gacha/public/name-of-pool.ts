// Owns the question what a pool is called, for whoever tells of it.
import type { Executor } from '#platform/db/executor.ts';
import { findPool } from '../pools.store.ts';

export async function nameOfPool(tx: Executor, poolId: string): Promise<string | undefined> {
  return (await findPool(tx, poolId))?.name;
}
