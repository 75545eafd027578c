// Owns what the payment service says of a charged card: credited once, told as failed once, or waiting for the bank.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { CardPayment } from '#platform/payments/card-payments.ts';
import type { Platform } from '#platform/platform.ts';
import { type ChargeRow, lockCharge, updateIntent } from './card-charges.store.ts';
import { creditTopUp, flagTopUp, paidOtherwise } from './credit-top-up.ts';
import { askForConfirmation, endUnpaid } from './end-charge.ts';
import { lockTopUp, type TopUpRow } from './top-ups.store.ts';

/** False where no charge of ours is meant. Told again, late or out of order, it changes nothing twice. */
export async function applyCardPayment(platform: Platform, tx: Tx, payment: CardPayment): Promise<boolean> {
  const { reference } = payment;
  if (reference === null || !isId(reference)) return false;
  const topUp = await lockTopUp(tx, reference);
  const charge = topUp && (await lockCharge(tx, topUp.id));
  if (topUp === undefined || charge === undefined) return false;
  if (topUp.state !== 'paid' && topUp.state !== 'flagged')
    await bringTo(platform, tx, { topUp, charge, payment });
  return true;
}

type Known = { topUp: TopUpRow; charge: ChargeRow; payment: CardPayment };

async function bringTo(platform: Platform, tx: Tx, { topUp, charge, payment }: Known): Promise<void> {
  const at = platform.clock.now();
  const { payment_id, state, reason, card } = payment;
  if (charge.intent_id === null) await updateIntent(tx, { id: charge.id, intent_id: payment_id });
  if (state === 'paid') {
    const problem = paidOtherwise(topUp, payment);
    if (problem !== undefined)
      return flagTopUp(platform, tx, topUp, { problem, payment_id, session_id: null });
    return creditTopUp(tx, topUp, { payment_id, session_id: null, card }, at);
  }
  // From there on it is confirmed at a page, which has a payment of its own; this one was canceled for it.
  if (charge.state !== 'requested') return;
  if (state === 'confirm') return askForConfirmation(tx, charge, at);
  if (state === 'declined') return endUnpaid(tx, charge, { reason, at });
  if (state === 'canceled') return endUnpaid(tx, charge, { reason: 'canceled', at });
}
