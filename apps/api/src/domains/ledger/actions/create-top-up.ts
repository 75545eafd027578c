// Owns the beginning of a top-up: who may, how much this month, and the page to pay at.
import { assert } from '@stagepass/base/assert.ts';
import { paymentUnreachable, topUpOff } from '@stagepass/contract/ledger/errors.ts';
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { type IdempotentCall, withIdempotency } from '#platform/idempotency/idempotency.ts';
import { newId } from '#platform/ids/new-id.ts';
import { paymentWay } from '#platform/payments/payment-way.ts';
import { PaymentError } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { lockSpendRules } from '../rules.store.ts';
import { requireMayTopUp } from '../top-up-gate.ts';
import { presentTopUp } from '../top-up-views.ts';
import { findTopUp, insertTopUp, type TopUpRow, updateSession, updateToEnded } from '../top-ups.store.ts';

const payableFor_ms = 3600 * 1000;

export interface TopUpAsked {
  readonly amount_cents: number;
  readonly idempotency: IdempotentCall;
}

/**
 * The row comes first, the service's page after it: a page without a row could be paid for nothing. Sent again after a
 * break in between, it goes on with the same row, and the service answers the same page.
 */
export async function createTopUp(platform: Platform, actor: SignedIn, asked: TopUpAsked): Promise<TopUp> {
  const way = paymentWay(platform);
  if (way === 'off') fail(topUpOff);
  const { idempotency } = asked;
  const begun = { ...idempotency, endpoint: `${idempotency.endpoint}#begun` };
  const { id } = await platform.db.transaction((tx) =>
    withIdempotency(tx, begun, () => begin(platform, tx, actor.user_id, { ...asked, door: way })),
  );
  const page = await openPage(platform, id);
  return platform.db.transaction((tx) =>
    withIdempotency(tx, idempotency, async () => {
      if (page !== undefined) await updateSession(tx, { id, ...page });
      return presentTopUp(platform, tx, await loaded(tx, id));
    }),
  );
}

async function begin(
  platform: Platform,
  tx: Tx,
  userId: string,
  { amount_cents: amount, door }: { amount_cents: number; door: TopUpRow['door'] },
): Promise<{ id: string }> {
  const now = platform.clock.now();
  const rules = await lockSpendRules(tx, userId, now);
  await requireMayTopUp(tx, rules, { user_id: userId, amount, at: now });
  const expires_at = new Date(now.getTime() + payableFor_ms);
  const row = { id: newId(platform), user_id: userId, amount, door, created_at: now, expires_at };
  await insertTopUp(tx, row);
  return { id: row.id };
}

async function loaded(tx: Tx, id: string): Promise<TopUpRow> {
  const row = await findTopUp(tx, id);
  assert(row !== undefined, 'a top-up that has begun stays');
  return row;
}

/** Undefined where there is none to open. */
async function openPage(
  platform: Platform,
  id: string,
): Promise<{ session_id: string; url: string } | undefined> {
  const { payments, config } = platform;
  const row = await findTopUp(platform.db, id);
  if (row?.door !== 'stripe' || row.state !== 'open' || row.session_id !== null) return undefined;
  if (payments === undefined) return fail(topUpOff);
  const back = `${config.origin}/user/buy-credit?top_up=${id}`;
  try {
    return await payments.beginCheckout({
      reference: id,
      amount_cents: row.amount,
      success_url: back,
      cancel_url: `${back}&cancelled=1`,
      expires_at: row.expires_at,
    });
  } catch (error) {
    return refusedBy(platform, row, error);
  }
}

async function refusedBy(platform: Platform, row: TopUpRow, error: unknown): Promise<never> {
  if (!(error instanceof PaymentError)) throw error;
  platform.log.error({ top_up_id: row.id, reason: error.message }, 'no page to pay at could be opened');
  if (error.kind === 'refused') await updateToEnded(platform.db, { id: row.id, state: 'failed' });
  return fail(paymentUnreachable);
}
