// Owns passing value from fan to fan for many at once: the gate and the transfer of each, and one commit for all.
import { assert } from '@stagepass/base/assert.ts';
import type { AssetId, Cause } from '@stagepass/contract/ledger/causes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { idAt } from '../ledger-ids.ts';
import { insertPassings, listLeft, lockEnds } from '../passings.store.ts';
import { type Refused, refusalOf } from '../refusals.rules.ts';

export type { Refused };

export interface Passing {
  readonly from_id: string;
  readonly to_id: string;
  readonly asset_id: AssetId;
  readonly amount: number;
  readonly cause: Cause;
  readonly club_id: string;
}

export type Passed = { readonly transfer_id: string; readonly left: number } | { readonly refused: Refused };

/** First: nobody else moves any of it until the transaction ends, and nobody waits in a circle. */
export function lockForPassing(tx: Executor, all: readonly Passing[]): Promise<void> {
  return lockEnds(tx, all);
}

/** All by the same kind of cause. Answers in their order; what is refused by one of `spendErrors` has moved nothing. */
export async function passMany(tx: Executor, all: readonly Passing[], at: Date): Promise<Passed[]> {
  const [first] = all;
  if (first === undefined) return [];
  const cause_kind = first.cause.kind;
  assert(
    all.every(({ cause }) => cause.kind === cause_kind),
    'what is passed on together has one kind of cause',
  );
  const passings = all.map((one) => ({ ...one, id: idAt(at) }));
  const verdicts = await insertPassings(tx, passings, { kind: 'gift', cause_kind, at });
  const left = await listLeft(tx, all);
  return verdicts.map(({ place, transfer_id, refused, detail }) => {
    if (refused !== null) return { refused: refusalOf(refused, detail) };
    assert(transfer_id !== null, 'what is not refused is transferred');
    return { transfer_id, left: left[place - 1] ?? 0 };
  });
}
