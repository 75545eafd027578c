// Owns money back: the running period's payment, whole, where the rules give it; the subscription ends with it.
import { assert } from '@stagepass/base/assert.ts';
import { notRefundable } from '@stagepass/contract/subscriptions/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { endSubscription, lockPlacesOf } from '../end-subscription.ts';
import { refundableOf } from '../money-back.rules.ts';
import { findPeriod } from '../periods.store.ts';
import { findPlan } from '../plans.store.ts';
import { missingFor, payBack } from '../refund-money.ts';
import { loadSilences } from '../silence.ts';
import { lockOwn } from './cancel.ts';

/** In the caller's transaction, once for its key. */
export async function refundSubscription(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  id: string,
): Promise<{ subscription_id: string }> {
  const row = await lockOwn(tx, actor, id);
  const at = platform.clock.now();
  const period = await findPeriod(tx, { subscription_id: id, number: row.period_number });
  const silent_since = (await loadSilences(tx, [row], at)).get(id) ?? null;
  const found = refundableOf(row, period, { now: at, silent_since });
  if ('refused' in found) return fail(notRefundable, { why: found.refused });
  assert(period !== undefined, 'what can be had back was paid for a period');
  const back = { value_cents: found.amount_cents, fee_cents: found.fee_cents };
  if ((await missingFor(tx, { period, back })) > 0) fail(notRefundable, { why: 'club-balance' });
  await lockPlacesOf(tx, row);
  const plan = (await findPlan(tx, row.plan_id))?.name ?? '';
  const refunded_cents = await payBack(tx, { period, user_id: row.user_id, plan, back, at });
  await endSubscription(tx, row, { why: 'refunded', ended_at: at, refunded_cents });
  return { subscription_id: id };
}
