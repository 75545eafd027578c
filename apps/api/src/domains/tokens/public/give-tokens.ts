// Owns the giving out of tokens: from the issuer's account to fans, never above the cap.

import { assert } from '@stagepass/base/assert.ts';
import type { Cause, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { capReached, tokenNotFound } from '@stagepass/contract/tokens/errors.ts';
import { issuerOf, userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Promiser, updatePromiseKept } from '../promises.store.ts';
import { leftOf } from '../token.rules.ts';
import { listTokens, lockToken, updateGivenOut } from '../tokens.store.ts';

export interface Giving {
  readonly club_id: string;
  readonly to: readonly { readonly user_id: string; readonly amount: number }[];
  /** `token` where it was paid for. */
  readonly kind: Extract<TransferKind, 'reward' | 'token'>;
  readonly cause: Cause;
  readonly actor_id: string | null;
  readonly memo?: Record<string, unknown>;
  /** The same key again answers the first transfer, and nothing is counted anew. Null where a row of the caller's guards it. */
  readonly key: string | null;
  /** Where they were promised: they are set aside under the cap, and are there. */
  readonly promised?: Promiser;
  readonly at: Date;
}

/** All of it or nothing: `tokens.cap-reached` with how many are left. Locks the token's row before any account. */
export async function giveTokens(tx: Executor, giving: Giving): Promise<{ transfer_id: string }> {
  const { club_id, at } = giving;
  const amount = giving.to.reduce((sum, one) => sum + one.amount, 0);
  if (!(await lockToken(tx, club_id))) return fail(tokenNotFound);
  const { transfer_id, again } = await postTransfer(tx, {
    kind: giving.kind,
    moves: giving.to.map((one) => ({
      from: issuerOf(club_id),
      to: userAccount(one.user_id),
      asset_id: `token:${club_id}`,
      amount: one.amount,
    })),
    cause: giving.cause,
    club_id,
    actor_id: giving.actor_id,
    memo: giving.memo ?? {},
    key: giving.key,
    at,
  });
  if (again) return { transfer_id };
  if (giving.promised !== undefined) {
    const kept = await updatePromiseKept(tx, { ...giving.promised, amount, at });
    assert(kept, 'no more is given than was promised');
  } else if (!(await updateGivenOut(tx, { club_id, amount, at }))) {
    const token = (await listTokens(tx, [club_id])).get(club_id);
    fail(capReached, { left: token === undefined ? 0 : leftOf(token) });
  }
  return { transfer_id };
}
