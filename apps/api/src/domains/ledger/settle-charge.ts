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
import { askForConfirmation, endUnpaid } from './end-charge.ts';
import { syncCheckout } from './sync-payments.ts';
import { findTopUp, lockTopUp } from './top-ups.store.ts';

/** Stripe remembers keys for a day: within it, sent again is the same payment. */
const sendableFor_ms = 23 * 3600 * 1000;

/** Run twice, or by many at once, one payment comes of it at most. Fails where the service does not answer. */
export async function settleCharge(platform: Platform, id: string): Promise<void> {
  const charge = await findCharge(platform.db, id);
  const topUp = await findTopUp(platform.db, id);
  if (charge === undefined || topUp === undefined) return;
  if (charge.state === 'confirming') return settleConfirming(platform, charge);
  if (charge.state !== 'requested') return;
  if (topUp.door === 'test') return settleTest(platform, id);
  const { payments } = platform;
  if (payments !== undefined) await settleSent(platform, payments, { charge, amount: topUp.amount });
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
