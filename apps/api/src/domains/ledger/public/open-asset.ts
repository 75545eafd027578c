// Owns the opening of a club's fan token as something that the ledger can move.
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { insertAsset } from '../accounts.store.ts';

/** Nothing happens where it is open already. */
export async function openTokenAsset(tx: Executor, clubId: string): Promise<AssetId> {
  await insertAsset(tx, clubId);
  return `token:${clubId}`;
}
