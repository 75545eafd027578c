// Owns the SQL of accounts: what stands on them.
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { AccountRef } from './public/account-ref.ts';

export interface BalanceRow {
  balance: number;
  held: number;
}

const balanceOne = prepared<BalanceRow>(
  'ledger-balance',
  'select balance, held from ledger_balances where id = ledger_account_id($1, $2, $3)',
);

/** Of any account, hot ones up to this moment; undefined where it was never used. */
export async function findBalance(
  db: Executor,
  { owner_kind, owner_id }: AccountRef,
  assetId: AssetId,
): Promise<BalanceRow | undefined> {
  return (await balanceOne(db, [owner_kind, owner_id, assetId]))[0];
}

const lockOne = prepared<BalanceRow>(
  'ledger-lock-account',
  'select balance, held from ledger_accounts where id = ledger_account_id($1, $2, $3) for no key update',
);

/** Of an account that is not hot; undefined where it was never used. */
export async function lockAccount(
  tx: Executor,
  { owner_kind, owner_id }: AccountRef,
  assetId: AssetId,
): Promise<BalanceRow | undefined> {
  return (await lockOne(tx, [owner_kind, owner_id, assetId]))[0];
}

export async function insertAsset(tx: Executor, clubId: string): Promise<void> {
  await tx.query({
    text: `insert into ledger_assets (id, kind, club_id) values ('token:' || $1::uuid, 'token', $1) on conflict do nothing`,
    values: [clubId],
  });
}
