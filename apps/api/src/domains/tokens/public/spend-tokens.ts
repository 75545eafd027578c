// Owns the spending of tokens: from a fan back to the issuer, who does not give them out again, and back to the fan where what they
// were spent on is refunded.

import type { Cause, SpendKind } from '@stagepass/contract/ledger/causes.ts';
import { issuerOf } from '#domains/ledger/public/account-ref.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import type { Executor } from '#platform/db/executor.ts';
import { failInTokens } from '../token-shortage.ts';

export interface TokenSpending {
  readonly user_id: string;
  readonly club_id: string;
  readonly amount: number;
  readonly kind: SpendKind;
  readonly cause: Cause;
  readonly memo?: Record<string, unknown>;
  /** The same key again answers the first transfer. Unset where a row or an `Idempotency-Key` guards it. */
  readonly key?: string;
  readonly at: Date;
}

/** Through the spending gate. Fails with `tokens.not-enough`, or as the gate does; then nothing has moved. Locks the fan's account alone. */
export async function spendTokens(
  tx: Executor,
  { amount, ...spending }: TokenSpending,
): Promise<{ transfer_id: string }> {
  const { club_id } = spending;
  const parts = [{ to: issuerOf(club_id), amount }];
  return spend(tx, { ...spending, parts, asset_id: `token:${club_id}` }).catch(failInTokens);
}
