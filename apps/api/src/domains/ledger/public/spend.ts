// Owns spending: the gate, the debit and the transfer of a fan's value, in one round trip of the caller's transaction.
import { assert } from '@stagepass/base/assert.ts';
import type { AssetId, Cause, SpendKind } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { worthMoving } from '../amounts.rules.ts';
import { idAt } from '../ledger-ids.ts';
import { failOverdrawn, failWith } from '../refusals.rules.ts';
import { insertSpending, type Part } from '../transfers.store.ts';

export interface Spending {
  /** Of the transfer, where something that is written before it has to name it. */
  readonly id?: string;
  readonly user_id: string;
  readonly kind: SpendKind;
  /** Who gets how much of it; parts of nothing are left out. */
  readonly parts: readonly Part[];
  /** Credits if unset. */
  readonly asset_id?: AssetId;
  readonly cause: Cause;
  readonly club_id: string | null;
  /** Lines of the receipt and the like; nothing about a person, since it stays for ever. */
  readonly memo?: Record<string, unknown>;
  /** For deeds that no `Idempotency-Key` guards: the same key again answers the first transfer. */
  readonly key?: string;
  /** Where a kind is not offered; looked at for gacha only. */
  readonly refused_countries?: readonly string[];
  readonly at: Date;
}

/** Fails with one of `spendErrors`; then nothing has moved. */
export async function spend(tx: Executor, spending: Spending): Promise<{ transfer_id: string }> {
  const { at, id = idAt(spending.at), memo = {}, key = null, asset_id = 'credits', ...rest } = spending;
  const verdict = await insertSpending(tx, {
    ...rest,
    id,
    at,
    memo,
    key,
    asset_id,
    refused_countries: spending.refused_countries ?? [],
    parts: worthMoving(spending.parts),
  }).catch(failOverdrawn);
  if (verdict.refused !== null) failWith(verdict.refused, verdict.detail);
  assert(verdict.transfer_id !== null, 'what is not refused is transferred');
  return { transfer_id: verdict.transfer_id };
}
