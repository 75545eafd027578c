// Owns the end of a card charge: told once to whoever asked for it, whatever brings word of it and however often.
import type { CardChargeReason, ChargePurpose } from '@stagepass/contract/ledger/card-shapes.ts';
import {
  cardCharged,
  cardChargeFailed,
  cardChargeNeedsConfirmation,
} from '@stagepass/contract/ledger/events.ts';
import type { Tx } from '#platform/db/db.ts';
import {
  type ChargeRow,
  closePage,
  lockCharge,
  updateToConfirming,
  updateToEnd,
} from './card-charges.store.ts';
import { type TopUpRow, updateToEnded } from './top-ups.store.ts';

/** Shorter than a day: whoever tries again on the next day finds this one over. */
const confirmableFor_ms = 22 * 3600 * 1000;

const isOpen = ({ state }: ChargeRow) => state === 'requested' || state === 'confirming';

const namesOf = ({ id: charge_id, user_id, purpose_kind: kind, purpose_id: id }: ChargeRow) => ({
  charge_id,
  user_id,
  purpose: { kind, id },
});

/** What a card is charged for beside credit; null for the fan's own wish for credit. */
export function purposeOf({ purpose_kind: kind, purpose_id: id }: ChargeRow): ChargePurpose | null {
  return kind === 'top_up' ? null : { kind, id };
}

/** Null also where it was told as failed: nobody waits for its money any more. */
export function awaitedPurposeOf(charge: ChargeRow): ChargePurpose | null {
  return isOpen(charge) ? purposeOf(charge) : null;
}

/**
 * The rows of the top-up and the charge are locked, and the top-up is credited. One that was told as failed stays so told: its money is
 * on the wallet all the same.
 */
export async function endPaid(
  tx: Tx,
  charge: ChargeRow,
  { amount, at }: { amount: number; at: Date },
): Promise<void> {
  await updateToEnd(tx, { id: charge.id, state: 'succeeded', reason: null, at });
  if (isOpen(charge)) await tx.emit(cardCharged, { ...namesOf(charge), amount_cents: amount });
}

/** The top-up's row is locked. */
export async function endUnpaid(
  tx: Tx,
  charge: ChargeRow,
  { reason, at }: { reason: CardChargeReason; at: Date },
): Promise<void> {
  if (!isOpen(charge)) return;
  const { id } = charge;
  await updateToEnd(tx, { id, state: 'failed', reason, at });
  // What was paid otherwise than asked for is marked so by whoever saw it.
  if (reason !== 'in-review')
    await updateToEnded(tx, { id, state: reason === 'canceled' ? 'expired' : 'failed' });
  await tx.emit(cardChargeFailed, { ...namesOf(charge), reason });
}

/** What was told as unanswered turned out not to be charged: told once is enough, and nothing is asked for any more. The top-up's row is locked. */
export async function endAnswered(tx: Tx, { id, reason }: ChargeRow, at: Date): Promise<void> {
  if (reason === 'unanswered') await updateToEnd(tx, { id, state: 'failed', reason: 'unreachable', at });
}

/** The top-up's row is locked. */
export async function askForConfirmation(tx: Tx, charge: ChargeRow, at: Date): Promise<void> {
  if (charge.state !== 'requested') return;
  const until = new Date(at.getTime() + confirmableFor_ms);
  await updateToConfirming(tx, { id: charge.id, until });
  await tx.emit(cardChargeNeedsConfirmation, namesOf(charge));
}

/** A page to confirm at ran out; the charge still waits, and another page may be opened. False where no card is charged. */
export async function endConfirmPage(tx: Tx, topUp: TopUpRow, sessionId: string): Promise<boolean> {
  const charge = await lockCharge(tx, topUp.id);
  if (charge === undefined) return false;
  if (charge.state === 'confirming' && topUp.session_id === sessionId) await closePage(tx, charge.id);
  return true;
}
