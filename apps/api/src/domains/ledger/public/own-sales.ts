// Owns the question what a club sold itself lately, before fees: what a lower fee would save follows from it.
import type { Executor } from '#platform/db/executor.ts';
import { sumOwnSales } from '../payouts.store.ts';

export async function ownSalesOf(db: Executor, of: { club_id: string; since: Date }): Promise<number> {
  return sumOwnSales(db, of);
}
