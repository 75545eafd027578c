// Owns a person's linked wallets, for those who look into them: each was linked by its signature, and to one account only.
import type { Executor } from '#platform/db/executor.ts';
import { listIdentities } from '../accounts.store.ts';

export interface LinkedWallet {
  address: string;
  /** Shortened, for people. */
  label: string;
}

export async function listWallets(tx: Executor, userId: string): Promise<LinkedWallet[]> {
  const identities = await listIdentities(tx, userId);
  return identities
    .filter(({ kind }) => kind === 'wallet')
    .map(({ subject, label }) => ({ address: subject, label }));
}
