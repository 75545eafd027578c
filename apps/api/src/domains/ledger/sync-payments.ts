// Owns the catching up with the payment service: of one top-up, one notice, one return; asked anew each time, so that the order in which word comes does not matter.

import { topUpReturned } from '@stagepass/contract/ledger/events.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { type Notice, PaymentError, type Payments, type Refund } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { applyCardPayment } from './apply-card-payment.ts';
import { applyClaim, type Claimed } from './claims.ts';
import { applyCheckout } from './credit-top-up.ts';
import { escrowOf, outside, userAccount } from './public/account-ref.ts';
import { postTransfer } from './public/post-transfer.ts';
import { findReturn, lockReturn, type ReturnRow, updateReturn } from './returns.store.ts';
import { syncSetup } from './save-card.ts';
import { findTopUp, findTopUpIdBy, lockTopUp, type TopUpRow } from './top-ups.store.ts';

/** What word of a payment came to, for the list of notices. */
export type Outcome = 'done' | 'not-ours' | 'nothing';

export async function syncCheckout(
  platform: Platform,
  payments: Payments,
  sessionId: string,
): Promise<Outcome> {
  const checkout = await payments.findCheckout(sessionId);
  if (checkout === undefined || !isId(checkout.reference ?? '')) return 'not-ours';
  await platform.db.transaction((tx) => applyCheckout(platform, tx, checkout));
  return 'done';
}

export async function applyNotice(platform: Platform, payments: Payments, notice: Notice): Promise<Outcome> {
  switch (notice.about) {
    case 'checkout':
      return syncCheckout(platform, payments, notice.session_id);
    case 'setup':
      return syncSetup(platform, payments, notice.session_id);
    case 'card-payment':
      return syncCardPayment(platform, payments, notice.payment_id);
    case 'dispute': {
      const dispute = await payments.findDispute(notice.dispute_id);
      if (dispute === undefined || dispute.payment_id === null) return 'not-ours';
      // A question of the bank's takes no money: there is nothing to take back yet.
      const { state, dispute_id: payment_ref, amount_cents } = dispute;
      if (state === 'asking') return 'nothing';
      const claimed = { kind: 'dispute', payment_ref, amount_cents, state } as const;
      return claimOf(platform, payments, dispute.payment_id, [claimed]);
    }
    case 'refunds': {
      const refunds = await payments.listRefunds(notice.payment_id);
      for (const refund of refunds)
        if (refund.reference !== null) await endReturn(platform, refund.reference, refund);
      const others = refunds.filter((refund) => refund.reference === null).map(claimByRefund);
      return others.length === 0 ? 'done' : claimOf(platform, payments, notice.payment_id, others);
    }
    case 'nothing':
      return 'nothing';
  }
}

async function syncCardPayment(platform: Platform, payments: Payments, paymentId: string): Promise<Outcome> {
  const payment = await payments.findCardPayment(paymentId);
  if (payment === undefined) return 'not-ours';
  return platform.db.transaction(async (tx) =>
    (await applyCardPayment(platform, tx, payment)) ? 'done' : 'not-ours',
  );
}

/** One that failed gives back what was taken for it. */
function claimByRefund({ refund_id: payment_ref, amount_cents, state }: Refund): Claimed {
  return { kind: 'refund', payment_ref, amount_cents, state: state === 'failed' ? 'won' : 'lost' };
}

async function claimOf(
  platform: Platform,
  payments: Payments,
  paymentId: string,
  claims: readonly Claimed[],
): Promise<Outcome> {
  let id = await findTopUpIdBy(platform.db, { payment_id: paymentId });
  if (id === undefined) {
    // Word of the payment itself is late or lost: it is credited first, then claimed.
    const checkout = await payments.findCheckoutOf(paymentId);
    if (checkout === undefined) await syncCardPayment(platform, payments, paymentId);
    else await syncCheckout(platform, payments, checkout.session_id);
    id = await findTopUpIdBy(platform.db, { payment_id: paymentId });
  }
  if (id === undefined) return 'not-ours';
  const topUpId = id;
  return platform.db.transaction(async (tx) => {
    const topUp = await lockTopUp(tx, topUpId);
    // Of a flagged one nothing was credited: there is nothing to take.
    if (topUp === undefined || topUp.state !== 'paid') return 'nothing';
    for (const claimed of claims) await applyClaim(tx, topUp, claimed, platform.clock.now());
    return 'done';
  });
}

/** Sends what a fan gave back to the card. Sent again, it is the same refund. */
export async function sendReturn(platform: Platform, payments: Payments, returnId: string): Promise<void> {
  const asked = await findReturn(platform.db, returnId);
  const topUp = asked && (await findTopUp(platform.db, asked.top_up_id));
  if (asked === undefined || asked.state !== 'asked' || topUp === undefined) return;
  await endReturn(platform, returnId, await refundFor(payments, asked, topUp));
}

/** Undefined where the service said no: then it is the fan's again. */
async function refundFor(payments: Payments, asked: ReturnRow, topUp: TopUpRow): Promise<Refund | undefined> {
  if (topUp.payment_id === null) return undefined;
  // Its memory of keys lasts a day; its list of refunds lasts.
  const made = await payments.listRefunds(topUp.payment_id);
  const earlier = made.find((refund) => refund.reference === asked.id);
  if (earlier !== undefined) return earlier;
  try {
    const { id: reference, amount: amount_cents } = asked;
    return await payments.refund({ reference, payment_id: topUp.payment_id, amount_cents });
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'refused') return undefined;
    throw error;
  }
}

/** A refund that fails days later comes back as well. */
async function endReturn(platform: Platform, returnId: string, refund: Refund | undefined): Promise<void> {
  if (!isId(returnId)) return;
  const state = refund?.state ?? 'failed';
  await platform.db.transaction(async (tx) => {
    const known = await lockReturn(tx, returnId);
    if (known === undefined || known.state === state || known.state === 'failed') return;
    const topUp = await findTopUp(tx, known.top_up_id);
    if (topUp === undefined) return;
    const at = platform.clock.now();
    await updateReturn(tx, { id: returnId, state, refund_id: refund?.refund_id ?? null, at });
    await moveReturn(tx, { topUp, known, done: state === 'done', at });
  });
}

export async function moveReturn(
  tx: Tx,
  { topUp, known, done, at }: { topUp: TopUpRow; known: ReturnRow; done: boolean; at: Date },
): Promise<void> {
  const { id, amount } = known;
  const away = outside(topUp.door);
  const kept = known.state === 'asked' ? escrowOf('return', id) : away;
  await postTransfer(tx, {
    kind: 'top-up-return',
    moves: [{ from: kept, to: done ? away : userAccount(topUp.user_id), asset_id: 'credits', amount }],
    cause: { kind: 'top-up-return', id: topUp.id },
    club_id: null,
    actor_id: null,
    key: `return:${id}:${done ? 'done' : 'failed'}`,
    at,
  });
  const { user_id, id: top_up_id } = topUp;
  await tx.emit(topUpReturned, { user_id, top_up_id, amount_cents: amount, done });
}
