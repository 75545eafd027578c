// Owns the question whether a fan could spend so much: the gate and the balance, and nothing is spent.
import type { AssetId, SpendKind } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { failWith } from '../refusals.rules.ts';
import { lockAndAskGate } from '../transfers.store.ts';

/** Fails as `spend` would. The fan's account stays locked, so that it remains true until the transaction ends. */
export async function requireCouldSpend(
  tx: Executor,
  of: {
    user_id: string;
    kind: SpendKind;
    asset_id: AssetId;
    amount: number;
    at: Date;
    refused_countries: readonly string[];
  },
): Promise<void> {
  const { refused, detail } = await lockAndAskGate(tx, of);
  if (refused !== null) failWith(refused, detail);
}
