// Owns what subscriptions hear of saved cards that are charged for them: the end of a charge, a bank that asks, and a dispute.
import type { ChargePurpose } from '@stagepass/contract/ledger/card-shapes.ts';
import {
  cardCharged,
  cardChargeFailed,
  cardChargeNeedsConfirmation,
  topUpClaimed,
} from '@stagepass/contract/ledger/events.ts';
import { subscriptionPaymentWaits } from '@stagepass/contract/subscriptions/events.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { endCharge, tellKept } from './card-renewal.ts';
import { endSubscription } from './end-subscription.ts';
import { hasPeriodOfCharge } from './periods.store.ts';
import { subscriptionOf } from './renew-payment.ts';
import { chargeFor, lookAround, noteFailure } from './renewal.ts';
import { countsAsTry, renewalOf } from './subscription.rules.ts';
import { lockSubscription } from './subscriptions.store.ts';
import type { SubscriptionRow } from './tables.ts';

async function lockOf(tx: Tx, purpose: ChargePurpose | null): Promise<SubscriptionRow | undefined> {
  const id = purpose === null ? undefined : subscriptionOf(purpose);
  return id === undefined ? undefined : lockSubscription(tx, id);
}

/** The row is locked and waits for the charge, whose bank asks the fan: the payment counts as failed, until it is confirmed. */
async function waitForBank(
  platform: Platform,
  tx: Tx,
  row: SubscriptionRow & { user_id: string; charge_id: string },
): Promise<void> {
  const at = platform.clock.now();
  const { around, plan: before, next: plan, fee_bp } = await lookAround(tx, row);
  // Nobody is there to confirm it: the bank's time runs out, and the renewal waits for the fan.
  if (around.away) return;
  const amount_cents = chargeFor(row, renewalOf(row, around, at), { plan, fee_bp, at }).amount_cents;
  if (countsAsTry(row, at)) {
    const charge_id = row.charge_id;
    const goesOn = await noteFailure(platform, tx, { row, before, plan, amount_cents, at, charge_id });
    if (!goesOn) return;
  }
  await tx.emit(subscriptionPaymentWaits, {
    ...{ subscription_id: row.id, club_id: row.club_id, user_id: row.user_id, plan: plan.name },
    ...{ charge_id: row.charge_id, amount_cents },
  });
}

export const chargeHandlers = [
  onEvent('subscriptions.card-charged', cardCharged, async (platform, tx, told) => {
    const { charge_id, amount_cents } = told;
    const row = await lockOf(tx, told.purpose);
    if (row === undefined) return;
    if (row.charge_id === charge_id) await endCharge(platform, tx, row, amount_cents);
    else if (!(await hasPeriodOfCharge(tx, { id: row.id, charge_id })))
      await tellKept(tx, row, { charge_id, amount_cents });
  }),
  onEvent('subscriptions.card-charge-failed', cardChargeFailed, async (platform, tx, told) => {
    const row = await lockOf(tx, told.purpose);
    if (row?.charge_id === told.charge_id) await endCharge(platform, tx, row, null);
  }),
  onEvent('subscriptions.card-waits', cardChargeNeedsConfirmation, async (platform, tx, told) => {
    const row = await lockOf(tx, told.purpose);
    if (row === undefined || row.user_id === null || row.charge_id !== told.charge_id) return;
    await waitForBank(platform, tx, { ...row, user_id: row.user_id, charge_id: row.charge_id });
  }),
  onEvent('subscriptions.payment-disputed', topUpClaimed, async (platform, tx, told) => {
    if (told.kind !== 'dispute') return;
    const row = await lockOf(tx, told.charged_for);
    if (row === undefined || row.state === 'ended') return;
    await endSubscription(tx, row, { why: 'disputed', ended_at: platform.clock.now() });
  }),
];
