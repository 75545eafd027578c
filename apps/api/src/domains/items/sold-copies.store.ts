// Owns the SQL of copies that many buy at once: their designs locked together, and each copy made with its own payment.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Minted } from './public/item.ts';
import type { DesignRow } from './tables.ts';

const lock = prepared<DesignRow>(
  'items-lock-designs',
  'select * from item_designs where id = any($1::uuid[]) order by id for no key update',
);

export async function lockDesigns(tx: Executor, ids: readonly string[]): Promise<DesignRow[]> {
  return lock(tx, [ids]);
}

export interface SoldCopy {
  readonly id: string;
  readonly design_id: string;
  readonly buyer_id: string;
  /** The listing. */
  readonly cause_id: string;
  readonly price: number;
  readonly transfer_id: string | null;
}

const mint = prepared<Minted>(
  'items-mint-sold',
  `select item_id, design_id, club_id, number
   from items_mint_each($1, $2, $3, $4, $5, $6, 'store', 'sold', 'listing', false, 'held', false, $7)`,
);

export async function insertSoldCopies(tx: Executor, rows: readonly SoldCopy[], at: Date): Promise<Minted[]> {
  return mint(tx, [
    rows.map((row) => row.id),
    rows.map((row) => row.design_id),
    rows.map((row) => row.buyer_id),
    rows.map((row) => row.cause_id),
    rows.map((row) => row.price),
    rows.map((row) => row.transfer_id),
    at,
  ]);
}
