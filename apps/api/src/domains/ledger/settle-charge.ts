// Owns the charging of a saved card: sent once, looked for before it is sent again, and brought to what it is at the service.
import { assert } from '@stagepass/base/assert.ts';
import type { CardChargeReason, TestCardKind } from '@stagepass/contract/ledger/card-shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { CardPayment } from '#platform/payments/card-payments.ts';
import { PaymentError, type Payments } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { applyCardPayment } from './apply-card-payment.ts';
import { type ChargeRow, findCharge, lockCharge, markSent } from './card-charges.store.ts';
import { findCard } from './cards.store.ts';
import { applyCheckout, creditTopUp } from './credit-top-up.ts';
import { askForConfirmation, endAnswered, endUnpaid } from './end-charge.ts';
import { syncCheckout } from './sync-payments.ts';
import { findTopUp, lockTopUp, type TopUpRow } from './top-ups.store.ts';

/** Stripe remembers keys for a day: within it, sent again is the same payment. */
const sendableFor_ms = 23 * 3600 * 1000;

/** Whoever waits for its end waits no longer; where Stripe is configured no more, there is nothing to wait for. */
const unsentFor_ms = 24 * 3600 * 1000;
const unsentWithoutService_ms = 3600 * 1000;

/** For word of what was sent: after it, whoever waits is told that there is none. */
const unansweredFor_ms = 24 * 3600 * 1000;
/** Beyond the time to confirm it; a day in all, as for whatever was sent. */
const unconfirmedFor_ms = 2 * 3600 * 1000;

/**
 * Run twice, or by many at once, one payment comes of it at most. Fails where the service does not answer. Before a charge is told as failed
 * it is known that nothing was charged; where nobody knows for a day, it is told as unanswered, and asked for until somebody does.
 */
export async function settleCharge(platform: Platform, id: string): Promise<void> {
  const charge = await findCharge(platform.db, id);
  const topUp = await findTopUp(platform.db, id);
  if (charge === undefined || topUp === undefined) return;
  const { payments } = platform;
  const open = charge.state === 'requested' || charge.state === 'confirming';
  if (!open) {
    if (charge.reason === 'unanswered' && payments !== undefined)
      await settleUnanswered(platform, payments, { charge, topUp });
    return;
  }
  try {
    if (charge.state === 'confirming') await settleConfirming(platform, charge);
    else if (isLate(platform, charge)) await endUnsent(platform, id);
    else if (topUp.door === 'test') await settleTest(platform, id);
    else if (payments !== undefined) await settleSent(platform, payments, { charge, amount: topUp.amount });
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unreachable') await endUnanswered(platform, id);
    throw error;
  }
  if (payments === undefined) await endUnanswered(platform, id);
}

/** Nothing was sent, and nothing will be. */
function isLate({ clock, payments }: Platform, { sent_at, created_at }: ChargeRow): boolean {
  const patience_ms = payments === undefined ? unsentWithoutService_ms : unsentFor_ms;
  return sent_at === null && clock.now().getTime() - created_at.getTime() > patience_ms;
}

/** Nobody can be asked, and whoever waits has waited for a day. A payment that the demo makes is no secret to it. */
async function endUnanswered(platform: Platform, id: string): Promise<void> {
  const at = platform.clock.now();
  const past = (since: Date | null, patience_ms: number) =>
    since !== null && at.getTime() - since.getTime() > patience_ms;
  await platform.db.transaction(async (tx) => {
    const topUp = await lockTopUp(tx, id);
    const charge = await lockCharge(tx, id);
    if (topUp?.door !== 'stripe' || charge === undefined) return;
    const silent =
      charge.state === 'confirming'
        ? past(charge.confirm_until, unconfirmedFor_ms)
        : past(charge.sent_at, unansweredFor_ms);
    if (!silent) return;
    platform.log.error({ charge_id: id }, 'nobody knows whether a saved card was charged');
    await endUnpaid(tx, charge, { reason: 'unanswered', at });
  });
}

/** What was charged is credited; what could still be charged is ended at the service, so that it never is. */
async function settleUnanswered(
  platform: Platform,
  payments: Payments,
  { charge, topUp }: { charge: ChargeRow; topUp: TopUpRow },
): Promise<void> {
  const { db } = platform;
  const { id } = charge;
  const page = topUp.session_id === null ? undefined : await payments.endCheckout(topUp.session_id);
  if (page !== undefined) await db.transaction((tx) => applyCheckout(platform, tx, page));
  const made = await sentBefore(payments, charge);
  const ended =
    made !== undefined && canBePaid(made) ? await payments.cancelCardPayment(made.payment_id) : made;
  if (ended !== undefined) await applied(platform, ended);
  // A bank is still thinking: asked again later.
  if (page?.state === 'open' || (ended !== undefined && canBePaid(ended))) return;
  const at = platform.clock.now();
  await locked(platform, id, (tx, row) => endAnswered(tx, row, at));
}

function canBePaid({ state }: CardPayment): boolean {
  return state === 'open' || state === 'confirm';
}

async function endUnsent(platform: Platform, id: string): Promise<void> {
  const at = platform.clock.now();
  await locked(platform, id, async (tx, charge) => {
    if (isLate(platform, charge)) await endUnpaid(tx, charge, { reason: 'unreachable', at });
  });
}

async function settleSent(
  platform: Platform,
  payments: Payments,
  { charge, amount }: { charge: ChargeRow; amount: number },
): Promise<void> {
  const payment = await sentBefore(payments, charge);
  if (payment !== undefined) return applied(platform, payment);
  const now = platform.clock.now();
  const { id, customer_id, method_id, description, sent_at } = charge;
  if (sent_at !== null && now.getTime() - sent_at.getTime() > sendableFor_ms)
    return failed(platform, id, 'unreachable');
  if (!(await mayBeSent(platform, id))) return;
  assert(customer_id !== null && method_id !== null, 'a charge that is under way names its card');
  const wanted = { reference: id, customer_id, method_id, amount_cents: amount, description };
  try {
    await applied(platform, await payments.chargeCard(wanted));
  } catch (error) {
    // A plain no: nothing was made of it, and the same again would be refused again.
    if (!(error instanceof PaymentError && error.kind === 'refused')) throw error;
    platform.log.warn({ charge_id: id, reason: error.message }, 'a saved card could not be charged');
    await failed(platform, id, 'card-unusable');
  }
}

/** Its answer may have been lost on the way, or with the process that waited for it. */
async function sentBefore(payments: Payments, charge: ChargeRow): Promise<CardPayment | undefined> {
  const { id: reference, intent_id, sent_at, customer_id } = charge;
  if (intent_id !== null) return payments.findCardPayment(intent_id);
  if (sent_at === null || customer_id === null) return undefined;
  return payments.findCardPaymentOf({ reference, customer_id });
}

/** A card that was removed before it was charged is not charged. From then on it may be, whatever becomes of the card. */
function mayBeSent(platform: Platform, id: string): Promise<boolean> {
  const at = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    await lockTopUp(tx, id);
    const charge = await lockCharge(tx, id);
    if (charge?.state !== 'requested') return false;
    if (charge.sent_at !== null) return true;
    const card = await findCard(tx, { id: charge.card_id, user_id: charge.user_id });
    if (card === undefined) await endUnpaid(tx, charge, { reason: 'card-removed', at });
    else await markSent(tx, { id, at });
    return card !== undefined;
  });
}

async function applied(platform: Platform, payment: CardPayment): Promise<void> {
  await platform.db.transaction((tx) => applyCardPayment(platform, tx, payment));
}

async function failed(platform: Platform, id: string, reason: CardChargeReason): Promise<void> {
  const at = platform.clock.now();
  await locked(platform, id, (tx, charge) => endUnpaid(tx, charge, { reason, at }));
}

function locked(
  platform: Platform,
  id: string,
  act: (tx: Tx, charge: ChargeRow) => Promise<unknown>,
): Promise<unknown> {
  return platform.db.transaction(async (tx) => {
    await lockTopUp(tx, id);
    const charge = await lockCharge(tx, id);
    if (charge !== undefined) await act(tx, charge);
  });
}

/** Nobody can pay it any more once it is said to have failed. */
async function settleConfirming(platform: Platform, charge: ChargeRow): Promise<void> {
  const { payments, clock, db } = platform;
  const { id } = charge;
  const over = charge.confirm_until !== null && charge.confirm_until <= clock.now();
  const session = (await findTopUp(db, id))?.session_id ?? null;
  if (session !== null && payments !== undefined) {
    await syncCheckout(platform, payments, session);
    const ended = over ? await payments.endCheckout(session) : undefined;
    if (ended !== undefined) await db.transaction((tx) => applyCheckout(platform, tx, ended));
  }
  if (!over) return;
  await locked(platform, id, async (tx, { state }) => {
    const open = await findTopUp(tx, id);
    if (state !== 'confirming' || open?.session_id !== null) return;
    await endUnpaid(tx, charge, { reason: 'not-confirmed', at: clock.now() });
  });
}

/** The demo's test cards: what each does is written on it, as on Stripe's own. */
export const testCards: Readonly<Record<TestCardKind, string>> = {
  accepted: '4242',
  declined: '0002',
  confirmation: '3155',
};

async function settleTest(platform: Platform, id: string): Promise<void> {
  const at = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const topUp = await lockTopUp(tx, id);
    const charge = await lockCharge(tx, id);
    if (topUp === undefined || charge?.state !== 'requested') return;
    const last4 = topUp.card_last4 ?? '';
    if (!platform.config.demo) return endUnpaid(tx, charge, { reason: 'card-unusable', at });
    if ((await findCard(tx, { id: charge.card_id, user_id: charge.user_id })) === undefined)
      return endUnpaid(tx, charge, { reason: 'card-removed', at });
    if (last4 === testCards.declined) return endUnpaid(tx, charge, { reason: 'declined', at });
    if (last4 === testCards.confirmation) return askForConfirmation(tx, charge, at);
    const card = { brand: 'test', last4, country: null };
    return creditTopUp(tx, topUp, { payment_id: null, session_id: null, card }, at);
  });
}
