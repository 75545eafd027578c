// Owns the taking back of tokens that were given by mistake: as far as they are there, to the issuer, which does not give them out again.
import type { Cause } from '@stagepass/contract/ledger/causes.ts';
import { issuerOf, userAccount } from '#domains/ledger/public/account-ref.ts';
import { lockBalance } from '#domains/ledger/public/lock-balance.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import type { Executor } from '#platform/db/executor.ts';

export interface Taking {
  readonly club_id: string;
  readonly user_id: string;
  /** No more than these. */
  readonly amount: number;
  readonly cause: Cause;
  readonly actor_id: string;
  readonly memo: Record<string, unknown>;
  readonly at: Date;
}

/** Answers how many. A row of the caller's guards that it happens once. */
export async function takeTokens(tx: Executor, { club_id, user_id, ...of }: Taking): Promise<number> {
  const asset_id = `token:${club_id}` as const;
  const account = userAccount(user_id);
  const amount = Math.min(of.amount, (await lockBalance(tx, account, asset_id)).available_cents);
  if (amount === 0) return 0;
  await postTransfer(tx, {
    kind: 'adjustment',
    moves: [{ from: account, to: issuerOf(club_id), asset_id, amount }],
    cause: of.cause,
    club_id,
    actor_id: of.actor_id,
    memo: of.memo,
    key: null,
    at: of.at,
  });
  return amount;
}
