// Owns what a pool is called and what a pack of it costs, for whoever tells of it.
import type { Executor } from '#platform/db/executor.ts';
import { findPool, listVersions } from '../pools.store.ts';

/** The price of the open version, or of the one that opens next; null before the first, and where it is not paid in credits. */
export async function nameOfPool(
  tx: Executor,
  poolId: string,
): Promise<{ name: string; price_cents: number | null } | undefined> {
  const pool = await findPool(tx, poolId);
  if (pool === undefined) return undefined;
  const id = pool.version_id ?? pool.next_version_id;
  const version = id === null ? undefined : (await listVersions(tx, [id])).get(id);
  return { name: pool.name, price_cents: version?.asset_id === 'credits' ? version.price : null };
}
