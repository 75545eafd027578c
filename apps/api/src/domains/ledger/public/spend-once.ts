// Owns a spending that is the whole of a call: key, gate, transfer, event and saved answer in one round trip.
import { assert } from '@stagepass/base/assert.ts';
import type { Db, EventAlong } from '#platform/db/db.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { worthMoving } from '../amounts.rules.ts';
import { idAt } from '../ledger-ids.ts';
import { failOverdrawn, failWith } from '../refusals.rules.ts';
import { insertSpendingOnce } from '../transfers.store.ts';
import type { Spending } from './spend.ts';

/** As `withIdempotency` around `spend` and an event (`db.along`), for callers who write nothing else. */
export async function spendOnce(
  db: Db,
  call: IdempotentCall,
  spending: Omit<Spending, 'user_id' | 'key'>,
  event?: EventAlong,
): Promise<{ transfer_id: string }> {
  const { at, memo = {}, asset_id = 'credits', refused_countries = [], ...rest } = spending;
  const parts = worthMoving(spending.parts);
  const made = { ...rest, user_id: call.user_id, id: idAt(at), at, memo, asset_id, refused_countries, parts };
  const verdict = await insertSpendingOnce(db, made, call, event).catch(failOverdrawn);
  if (verdict.refused !== null) failWith(verdict.refused, verdict.detail);
  assert(verdict.transfer_id !== null, 'what is not refused is transferred');
  event?.told();
  return { transfer_id: verdict.transfer_id };
}
