// Owns what a fan does with a top-up that has begun: looks whether it is paid, takes it back, pays it by the demo's test payment.
import {
  cardChargeNotWaiting,
  excluded,
  paymentUnreachable,
  testPaymentOff,
  topUpNotFound,
  topUpNotOpen,
} from '@stagepass/contract/ledger/errors.ts';
import type { TestOutcome, TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { PaymentError } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { findCharge, lockCharge } from '../card-charges.store.ts';
import { applyCheckout, creditTopUp } from '../credit-top-up.ts';
import { endUnpaid } from '../end-charge.ts';
import { findSpendRules } from '../rules.store.ts';
import { settleCharge } from '../settle-charge.ts';
import { syncCheckout } from '../sync-payments.ts';
import { presentTopUp } from '../top-up-views.ts';
import { findTopUp, lockTopUp, markAsked, type TopUpRow, updateToEnded } from '../top-ups.store.ts';

const askAgainAfter_ms = 3000;

/** Somebody else's is none. */
export async function ownTopUp(db: Executor, actor: SignedIn, id: string): Promise<TopUpRow> {
  const row = await findTopUp(db, id);
  return row?.user_id === actor.user_id ? row : fail(topUpNotFound);
}

export async function lockOwnTopUp(tx: Tx, actor: SignedIn, id: string): Promise<TopUpRow> {
  const row = await lockTopUp(tx, id);
  return row?.user_id === actor.user_id ? row : fail(topUpNotFound);
}

/** Whoever comes back from the page to pay at is there before the service's word, or that word was lost. */
export async function getTopUp(platform: Platform, actor: SignedIn, id: string): Promise<TopUp> {
  const row = await ownTopUp(platform.db, actor, id);
  if (row.state === 'open') await look(platform, row);
  return presentTopUp(platform, platform.db, await ownTopUp(platform.db, actor, id));
}

async function look(platform: Platform, row: TopUpRow): Promise<void> {
  const { payments, db } = platform;
  const { session_id } = row;
  // Of a card that is being charged, what was sent is looked for; a look sends nothing.
  const isSent = session_id === null && ((await findCharge(db, row.id))?.sent_at ?? null) !== null;
  if (session_id === null && !isSent) return;
  const at = platform.clock.now();
  const not_after = new Date(at.getTime() - askAgainAfter_ms);
  if (payments === undefined || !(await markAsked(platform.db, { id: row.id, at, not_after }))) return;
  try {
    if (session_id === null) await settleCharge(platform, row.id);
    else await syncCheckout(platform, payments, session_id);
  } catch (error) {
    // Word will come later; what is known is shown.
    if (!(error instanceof PaymentError)) throw error;
    platform.log.warn({ top_up_id: row.id, reason: error.message }, 'the payment service did not answer');
  }
}

/** First at the service, so that nobody can pay it any more; it may turn out to be paid already. */
export async function cancelTopUp(platform: Platform, actor: SignedIn, id: string): Promise<TopUp> {
  const row = await ownTopUp(platform.db, actor, id);
  if (row.state !== 'open') fail(topUpNotOpen);
  const charge = await findCharge(platform.db, id);
  // It may be charged already: nobody can call it back.
  if (charge?.state === 'requested') fail(cardChargeNotWaiting);
  const ended = row.session_id === null ? undefined : await endPage(platform, row.session_id);
  await platform.db.transaction(async (tx) => {
    if (ended !== undefined) await applyCheckout(platform, tx, ended);
    const { state } = await lockOwnTopUp(tx, actor, id);
    if (state !== 'open') return;
    const waiting = await lockCharge(tx, id);
    if (waiting === undefined) await updateToEnded(tx, { id, state: 'expired' });
    else await endUnpaid(tx, waiting, { reason: 'canceled', at: platform.clock.now() });
  });
  return presentTopUp(platform, platform.db, await ownTopUp(platform.db, actor, id));
}

async function endPage(platform: Platform, sessionId: string) {
  try {
    return await platform.payments?.endCheckout(sessionId);
  } catch (error) {
    if (error instanceof PaymentError) return fail(paymentUnreachable);
    throw error;
  }
}

export interface TestPayment {
  readonly id: string;
  readonly outcome: TestOutcome;
}

export async function payTest(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  asked: TestPayment,
): Promise<TopUp> {
  if (!platform.config.demo) fail(testPaymentOff);
  const at = platform.clock.now();
  const row = await lockOwnTopUp(tx, actor, asked.id);
  if (row.door !== 'test') fail(testPaymentOff);
  if (row.state !== 'open' || row.expires_at <= at) fail(topUpNotOpen);
  const until = (await findSpendRules(tx, actor.user_id))?.excluded_until ?? null;
  if (asked.outcome === 'paid' && until !== null && until > at) fail(excluded);
  const charge = await lockCharge(tx, row.id);
  // The till stands for the bank's page here, which is there only while the bank asks.
  if (charge !== undefined && charge.state !== 'confirming') fail(cardChargeNotWaiting);
  await endTest(tx, row, asked.outcome, at);
  return presentTopUp(platform, tx, await ownTopUp(tx, actor, asked.id));
}

async function endTest(tx: Tx, row: TopUpRow, outcome: TestOutcome, at: Date): Promise<void> {
  const card = { brand: 'test', last4: row.card_last4 ?? '0000', country: null };
  const charge = await lockCharge(tx, row.id);
  if (outcome === 'paid') await creditTopUp(tx, row, { payment_id: null, session_id: null, card }, at);
  else if (charge !== undefined)
    await endUnpaid(tx, charge, { reason: outcome === 'declined' ? 'declined' : 'canceled', at });
  else await updateToEnded(tx, { id: row.id, state: outcome === 'declined' ? 'failed' : 'expired' });
}
