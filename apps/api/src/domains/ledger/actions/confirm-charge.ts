// Owns the page where a fan confirms a card payment for their bank. At most one payment can be paid at any moment.
import {
  cardChargeNotFound,
  cardChargeNotWaiting,
  paymentUnreachable,
} from '@stagepass/contract/ledger/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { PaymentError, type Payments } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { applyCardPayment } from '../apply-card-payment.ts';
import { type ChargeRow, closePage, findCharge, lockCharge, planPage } from '../card-charges.store.ts';
import { syncCheckout } from '../sync-payments.ts';
import { findTopUp, lockTopUp, type TopUpRow, updateSession } from '../top-ups.store.ts';

const pageOpenFor_ms = 3600 * 1000;

export async function confirmCharge(
  platform: Platform,
  { user_id }: SignedIn,
  id: string,
): Promise<{ url: string }> {
  const own = await findCharge(platform.db, id);
  if (own?.user_id !== user_id) fail(cardChargeNotFound);
  const { topUp } = await stillWaiting(platform, id);
  const back = `${platform.config.origin}/user/buy-credit?top_up=${id}`;
  if (topUp.door === 'test') return { url: `${back}&confirm=1` };
  const { payments } = platform;
  if (payments === undefined) return fail(paymentUnreachable);
  try {
    return { url: await pageOf(platform, payments, { id, back }) };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    platform.log.error({ charge_id: id, reason: error.message }, 'no page to confirm at could be opened');
    return fail(paymentUnreachable);
  }
}

async function stillWaiting(
  { db, clock }: Platform,
  id: string,
): Promise<{ charge: ChargeRow; topUp: TopUpRow }> {
  const charge = await findCharge(db, id);
  const topUp = await findTopUp(db, id);
  if (charge === undefined || topUp === undefined) return fail(cardChargeNotFound);
  const { state, confirm_until } = charge;
  if (state !== 'confirming' || confirm_until === null || confirm_until <= clock.now())
    fail(cardChargeNotWaiting);
  return { charge, topUp };
}

async function pageOf(
  platform: Platform,
  payments: Payments,
  { id, back }: { id: string; back: string },
): Promise<string> {
  // An open page is the same page; how it ended may not be known yet.
  const session = (await findTopUp(platform.db, id))?.session_id ?? null;
  if (session !== null) await syncCheckout(platform, payments, session);
  const { charge, topUp } = await stillWaiting(platform, id);
  if (topUp.url !== null) return topUp.url;
  await endPayment(platform, payments, charge);
  const planned = await plan(platform, id);
  try {
    const page = await payments.beginCheckout({
      ...{ reference: id, page: `${id}:${planned.pages}`, amount_cents: topUp.amount },
      ...(planned.customer_id === null ? {} : { customer_id: planned.customer_id }),
      ...{ success_url: back, cancel_url: `${back}&cancelled=1` },
      expires_at: planned.page_until ?? platform.clock.now(),
    });
    await opened(platform, { id, pages: planned.pages, ...page });
    return page.url;
  } catch (error) {
    // Asked for too late to be opened: the next press asks for another one.
    if (error instanceof PaymentError && error.kind === 'refused')
      await platform.db.transaction((tx) => closePage(tx, id));
    throw error;
  }
}

/** The payment that the bank stopped: it must be past paying before a page can be paid. */
async function endPayment(platform: Platform, payments: Payments, charge: ChargeRow): Promise<void> {
  if (charge.intent_id === null) return;
  const payment = await payments.cancelCardPayment(charge.intent_id);
  if (payment === undefined || payment.state === 'canceled') return;
  await platform.db.transaction((tx) => applyCardPayment(platform, tx, payment));
  fail(payment.state === 'paid' ? cardChargeNotWaiting : paymentUnreachable);
}

function plan(platform: Platform, id: string): Promise<ChargeRow> {
  return platform.db.transaction(async (tx) => {
    await lockTopUp(tx, id);
    const charge = await lockCharge(tx, id);
    if (charge?.state !== 'confirming') return fail(cardChargeNotWaiting);
    const until = new Date(platform.clock.now().getTime() + pageOpenFor_ms);
    return planPage(tx, { id, until });
  });
}

/** Two presses at once are answered the same page; one that has ended meanwhile is not written down again. */
async function opened(
  { db }: Platform,
  page: { id: string; pages: number; session_id: string; url: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTopUp(tx, page.id);
    const charge = await lockCharge(tx, page.id);
    if (charge?.state === 'confirming' && charge.pages === page.pages) await updateSession(tx, page);
  });
}
