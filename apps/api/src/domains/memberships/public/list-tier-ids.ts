// Owns the tiers of a club by their rank, for those who hand one out.
import type { Executor } from '#platform/db/executor.ts';
import { listTierRows } from '../tiers.store.ts';

/** Lowest first. */
export async function listTierIds(tx: Executor, clubId: string): Promise<string[]> {
  return (await listTierRows(tx, clubId)).map(({ id }) => id);
}
