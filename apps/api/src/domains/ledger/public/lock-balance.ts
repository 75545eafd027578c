// Owns the question what stands on an account, for whoever takes as much as is there: nobody else takes of it until they are done.
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { lockAccount } from '../accounts.store.ts';
import type { AccountRef } from './account-ref.ts';
import type { Balances } from './balances-of.ts';

/** Held until the transaction ends. */
export async function lockBalance(tx: Executor, account: AccountRef, assetId: AssetId): Promise<Balances> {
  const { balance, held } = (await lockAccount(tx, account, assetId)) ?? { balance: 0, held: 0 };
  return { balance_cents: balance, held_cents: held, available_cents: balance - held };
}
