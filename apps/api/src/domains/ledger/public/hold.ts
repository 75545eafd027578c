// Owns holds: value that is kept for something until it is taken (posted) or freed (voided), exactly once.
import { assert } from '@stagepass/base/assert.ts';
import type { AssetId, Cause, SpendKind } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { assertAmount, worthMoving } from '../amounts.rules.ts';
import { insertHold, updateHoldAmount, updateToPosted, updateToVoided } from '../holds.store.ts';
import { idAt } from '../ledger-ids.ts';
import { failWith } from '../refusals.rules.ts';
import type { Part } from '../transfers.store.ts';

export interface Holding {
  readonly user_id: string;
  readonly amount: number;
  readonly kind: SpendKind;
  /** Credits if unset. */
  readonly asset_id?: AssetId;
  readonly cause: Cause;
  readonly club_id: string | null;
  readonly refused_countries?: readonly string[];
  readonly at: Date;
}

/** Passes the gate as spending does, and counts on the fan's limits from now on. Fails with one of `spendErrors`. */
export async function placeHold(tx: Executor, holding: Holding): Promise<{ hold_id: string }> {
  assertAmount(holding.amount);
  const { asset_id = 'credits', refused_countries = [] } = holding;
  const id = idAt(holding.at);
  const { refused, detail } = await insertHold(tx, { ...holding, id, asset_id, refused_countries });
  if (refused !== null) failWith(refused, detail);
  return { hold_id: id };
}

/** Holds another amount instead. A raise passes the gate again. */
export async function changeHold(
  tx: Executor,
  change: { hold_id: string; amount: number; at: Date; refused_countries?: readonly string[] },
): Promise<void> {
  assertAmount(change.amount);
  const { refused_countries = [] } = change;
  const { refused, detail } = await updateHoldAmount(tx, { ...change, refused_countries });
  if (refused !== null) failWith(refused, detail);
}

/** False where it had ended before. */
export async function voidHold(tx: Executor, of: { hold_id: string; at: Date }): Promise<boolean> {
  return (await updateToVoided(tx, { hold_ids: [of.hold_id], at: of.at })).length === 1;
}

/** Takes what was held, or less: the rest is free again. The transfer is of the hold's kind, cause and club. */
export async function postHold(
  tx: Executor,
  of: { hold_id: string; parts: readonly Part[]; memo?: Record<string, unknown>; at: Date },
): Promise<{ transfer_id: string }> {
  const parts = worthMoving(of.parts);
  const { transfer_id, refused } = await updateToPosted(tx, {
    ...of,
    id: idAt(of.at),
    parts,
    memo: of.memo ?? {},
  });
  if (refused !== null) failWith(refused, null);
  assert(transfer_id !== null, 'what is not refused is transferred');
  return { transfer_id };
}
