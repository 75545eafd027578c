// Owns the moment when a top-up is paid: credited once, whatever tells of it and however often; or flagged.
import { toppedUp, topUpFlagged } from '@stagepass/contract/ledger/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Checkout } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { lockCharge } from './card-charges.store.ts';
import { collectOwed } from './claims.ts';
import { awaitedPurposeOf, endConfirmPage, endPaid, endUnpaid } from './end-charge.ts';
import { outside, userAccount } from './public/account-ref.ts';
import { postTransfer } from './public/post-transfer.ts';
import { updateCardCountry } from './rules.store.ts';
import { lockTopUp, type TopUpRow, updateToEnded, updateToPaid } from './top-ups.store.ts';

type Paid = Pick<Checkout, 'payment_id' | 'card'> & { session_id: string | null };

/** The row is locked and not paid yet. */
export async function creditTopUp(tx: Tx, topUp: TopUpRow, paid: Paid, at: Date): Promise<void> {
  const { id, user_id, amount, door } = topUp;
  const charge = await lockCharge(tx, id);
  const { transfer_id } = await postTransfer(tx, {
    kind: 'top-up',
    moves: [{ from: outside(door), to: userAccount(user_id), asset_id: 'credits', amount }],
    cause: { kind: 'top-up', id },
    club_id: null,
    actor_id: user_id,
    key: `top-up:${id}`,
    at,
  });
  const { payment_id, session_id, card } = paid;
  await updateToPaid(tx, { id, transfer_id, payment_id, session_id, card, at });
  if (card?.country) await updateCardCountry(tx, { user_id, country: card.country, at });
  const charged_for = charge === undefined ? null : awaitedPurposeOf(charge);
  await tx.emit(toppedUp, { user_id, top_up_id: id, amount_cents: amount, transfer_id, charged_for });
  if (charge !== undefined) await endPaid(tx, charge, { amount, at });
  // A debt of an earlier top-up comes first.
  await collectOwed(tx, user_id, at);
}

/** Brings a top-up to what its checkout is at the service. What is paid or flagged stays so. */
export async function applyCheckout(platform: Platform, tx: Tx, checkout: Checkout): Promise<void> {
  const topUp = checkout.reference === null ? undefined : await lockTopUp(tx, checkout.reference);
  if (topUp === undefined || topUp.door !== 'stripe' || checkout.state === 'open') return;
  if (topUp.state === 'paid' || topUp.state === 'flagged') return;
  const { id } = topUp;
  const { session_id, payment_id } = checkout;
  if (checkout.state === 'expired') {
    if (await endConfirmPage(tx, topUp, session_id)) return;
    return updateToEnded(tx, { id, state: 'expired', session_id });
  }
  const problem = mismatch(topUp, checkout);
  if (problem === undefined) return creditTopUp(tx, topUp, checkout, platform.clock.now());
  await flagTopUp(platform, tx, topUp, { problem, payment_id, session_id });
}

/** Paid, and not what was asked for. The row is locked. */
export async function flagTopUp(
  platform: Platform,
  tx: Tx,
  { id, user_id, amount }: TopUpRow,
  seen: { problem: string; payment_id: string | null; session_id: string | null },
): Promise<void> {
  platform.log.error({ top_up_id: id, ...seen }, 'a top-up was paid otherwise than it was asked for');
  await updateToEnded(tx, { id, state: 'flagged', ...seen });
  await tx.emit(topUpFlagged, { user_id, top_up_id: id, amount_cents: amount });
  const charge = await lockCharge(tx, id);
  if (charge !== undefined) await endUnpaid(tx, charge, { reason: 'in-review', at: platform.clock.now() });
}

/** Nothing is credited by guess: what was paid has to be what was asked for, at the page that we opened for it. */
function mismatch(topUp: TopUpRow, checkout: Checkout): string | undefined {
  const { session_id } = checkout;
  const otherwise = paidOtherwise(topUp, checkout);
  if (otherwise !== undefined) return otherwise;
  if (topUp.session_id !== null && topUp.session_id !== session_id)
    return `paid at ${session_id}, asked for at ${topUp.session_id}`;
  return undefined;
}

export function paidOtherwise(
  { amount }: TopUpRow,
  { amount_cents, currency }: Pick<Checkout, 'amount_cents' | 'currency'>,
): string | undefined {
  if (currency === 'usd' && amount_cents === amount) return undefined;
  return `${amount} usd were asked for, ${amount_cents} ${currency} were paid`;
}
