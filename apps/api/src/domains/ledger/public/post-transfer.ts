// Owns transfers that are no spending of a fan's: top-ups, refunds, rewards, royalties, payouts.
import { assert } from '@stagepass/base/assert.ts';
import type { Cause, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { worthMoving } from '../amounts.rules.ts';
import { idAt } from '../ledger-ids.ts';
import { failOverdrawn, failWith } from '../refusals.rules.ts';
import { insertTransfer, type Move } from '../transfers.store.ts';

export interface Transfer {
  readonly kind: TransferKind;
  /** All of them or none; moves of nothing are left out. */
  readonly moves: readonly Move[];
  readonly cause: Cause;
  readonly club_id: string | null;
  /** Who did it; null for the house. */
  readonly actor_id: string | null;
  readonly memo?: Record<string, unknown>;
  /** The same key again answers the first transfer; with other moves it fails. Null where a row of the caller's guards it. */
  readonly key: string | null;
  readonly at: Date;
}

/** Fails with `ledger.not-enough` where an account would go below zero. `again`: this key had made it before. */
export async function postTransfer(
  tx: Executor,
  transfer: Transfer,
): Promise<{ transfer_id: string; again: boolean }> {
  const { memo = {}, at } = transfer;
  const verdict = await insertTransfer(tx, {
    ...transfer,
    id: idAt(at),
    memo,
    moves: worthMoving(transfer.moves),
  }).catch(failOverdrawn);
  if (verdict.refused !== null) failWith(verdict.refused, verdict.detail);
  assert(verdict.transfer_id !== null, 'what is not refused is transferred');
  return { transfer_id: verdict.transfer_id, again: verdict.again };
}
