// Owns spendings of many fans in one round trip, a verdict each and no exception: for one writer who decides for a batch.
import { assert } from '@stagepass/base/assert.ts';
import type { AssetId, CauseKind, SpendKind } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { assertAmount } from '../amounts.rules.ts';
import { type Refused, refusalOf } from '../refusals.rules.ts';
import { insertSpendings, type Part } from '../transfers.store.ts';

export interface SpendBatch {
  readonly kind: SpendKind;
  readonly cause_kind: CauseKind;
  /** Credits if unset. */
  readonly asset_id?: AssetId;
  /**
   * One of each fan at most. Parts are of the same kinds in all of them, in the same order, and go to accounts that only take: a
   * club's, the house's. Parts of nothing are left out.
   */
  readonly spendings: readonly {
    readonly id: string;
    readonly user_id: string;
    readonly parts: readonly Part[];
    readonly cause_id: string;
    readonly club_id: string | null;
    /** Lines of the receipt and the like; nothing about a person, since it stays for ever. */
    readonly memo: Record<string, unknown>;
  }[];
  readonly at: Date;
  readonly refused_countries?: readonly string[];
}

/** Why each was refused, in their order; null for those whose value has moved. */
export async function spendMany(tx: Executor, batch: SpendBatch): Promise<(Refused | null)[]> {
  const { asset_id = 'credits', refused_countries = [], spendings } = batch;
  if (spendings.length === 0) return [];
  for (const { parts } of spendings) {
    for (const { amount } of parts) if (amount !== 0) assertAmount(amount);
    assert(
      parts.some(({ amount }) => amount > 0),
      'a spending of nothing is none',
    );
  }
  const rows = await insertSpendings(tx, { ...batch, asset_id, refused_countries });
  return rows.map(({ refused, detail }) => (refused === null ? null : refusalOf(refused, detail)));
}
