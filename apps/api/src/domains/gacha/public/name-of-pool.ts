// Owns what a pool is called and what a pack of it costs, for whoever tells of it.
import type { Executor } from '#platform/db/executor.ts';
import { findPool, listOpened } from '../pools.store.ts';

/** The price is null where no version was opened yet. */
export async function nameOfPool(
  tx: Executor,
  poolId: string,
): Promise<{ name: string; price_cents: number | null } | undefined> {
  const pool = await findPool(tx, poolId);
  if (pool === undefined) return undefined;
  const [version] = await listOpened(tx, poolId, 1);
  return { name: pool.name, price_cents: version?.price_cents ?? null };
}
