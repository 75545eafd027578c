// Owns money back: the latest payment, whole, within seven days if nothing was used; the subscription ends with it.

import { REFUND_DAYS } from '@stagepass/base/subscription-kinds.ts';
import { notRefundable } from '@stagepass/contract/subscriptions/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { endSubscription } from '../end-subscription.ts';
import { daysAfter } from '../periods.rules.ts';
import { findPeriod } from '../periods.store.ts';
import { findPlan } from '../plans.store.ts';
import { missingFor, payBack } from '../refund-money.ts';
import type { PeriodRow, SubscriptionRow } from '../tables.ts';
import { lockOwn } from './cancel.ts';

export type Refundable =
  | { readonly amount_cents: number; readonly until: Date }
  | { readonly why: 'late' | 'used' | 'unpaid' };

/** What of the running period's payment the fan can have back now. */
export function refundableOf(
  row: Pick<SubscriptionRow, 'state' | 'time_zone' | 'used_at'>,
  period: PeriodRow | undefined,
  now: Date,
): Refundable {
  if (period === undefined || row.state !== 'active' || period.paid_cents === 0 || period.refunded_cents > 0)
    return { why: 'unpaid' };
  const until = daysAfter(period.at, REFUND_DAYS, row.time_zone);
  if (now >= until) return { why: 'late' };
  if (row.used_at !== null && row.used_at >= period.at) return { why: 'used' };
  return { amount_cents: period.paid_cents, until };
}

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
  const found = refundableOf(row, period, at);
  if ('why' in found || period === undefined)
    return fail(notRefundable, { why: 'why' in found ? found.why : 'unpaid' });
  const back = { value_cents: period.paid_cents, fee_cents: period.fee_cents };
  if ((await missingFor(tx, { period, back })) > 0) fail(notRefundable, { why: 'club-balance' });
  const plan = (await findPlan(tx, row.plan_id))?.name ?? '';
  const refunded_cents = await payBack(tx, { period, user_id: row.user_id, plan, back, at });
  await endSubscription(tx, row, { why: 'refunded', ended_at: at, refunded_cents });
  return { subscription_id: id };
}
