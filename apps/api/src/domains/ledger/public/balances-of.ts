// Owns the question what stands on an account.
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { findBalance } from '../accounts.store.ts';
import { type AccountRef, userAccount } from './account-ref.ts';

export interface Balances {
  balance_cents: number;
  held_cents: number;
  /** What is not held. */
  available_cents: number;
}

export function balancesOf(db: Executor, userId: string, assetId: AssetId = 'credits'): Promise<Balances> {
  return balancesOn(db, userAccount(userId), assetId);
}

/** Of any account, also a club's or the house's. */
export async function balancesOn(
  db: Executor,
  account: AccountRef,
  assetId: AssetId = 'credits',
): Promise<Balances> {
  const { balance, held } = (await findBalance(db, account, assetId)) ?? { balance: 0, held: 0 };
  return { balance_cents: balance, held_cents: held, available_cents: balance - held };
}
