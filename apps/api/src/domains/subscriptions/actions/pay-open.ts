// Owns the fan's own try at a payment that failed, from the wallet or by card: it counts as no retry, and begins the period once it is paid.

import type { PayWay } from '@stagepass/base/subscription-kinds.ts';
import {
  nothingOpen,
  paymentUnderWay,
  planNotOffered,
  planPriceChanged,
} from '@stagepass/contract/subscriptions/errors.ts';
import { withdrawCharge } from '#domains/ledger/public/withdraw-charge.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { requireSubscriber } from '../access.ts';
import { applyPriceIn } from '../apply-prices.ts';
import { waitForCard } from '../card-renewal.ts';
import { askCard, chargeWallet, payIfEnough } from '../renew-payment.ts';
import { beginPeriod, chargeFor, lockPlaces, lookAround } from '../renewal.ts';
import { stepOnPayment } from '../subscription.rules.ts';
import { lockOwn } from './cancel.ts';

/** In the caller's transaction, once for its key. */
export async function payOpen(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  given: { id: string; expected_price_cents: number; pay_by: PayWay },
): Promise<{ subscription_id: string }> {
  const row = await lockOwn(tx, actor, given.id);
  const byCard = given.pay_by === 'card';
  if (row.charge_id !== null && (byCard || row.state !== 'past_due')) fail(paymentUnderWay);
  if (row.state !== 'past_due') fail(nothingOpen);
  await requireSubscriber(platform, tx, actor, row.club_id);
  const at = platform.clock.now();
  const { around, plan: before, next: plan, fee_bp } = await lookAround(tx, row);
  // What is renewed no more would be charged for nothing.
  const renewal = stepOnPayment(row, around, at);
  if (renewal.kind === 'end') return fail(planNotOffered);
  const charge = chargeFor(row, renewal, { plan, fee_bp, at });
  const { amount_cents } = charge;
  if (amount_cents !== given.expected_price_cents) fail(planPriceChanged, { price_cents: amount_cents });
  await lockPlaces(tx, row, at);
  // Before anything is paid: the ledger locks charges before accounts.
  await withdrawCharge(tx, row.charge_id, at);
  // A limit or a pause of the fan's refuses before anything is charged.
  const paid = byCard ? await payIfEnough(tx, charge) : await chargeWallet(tx, charge);
  if (paid === undefined) {
    const charge_id = await askCard(platform, tx, charge, `by-hand:${newId(platform)}`);
    await waitForCard(tx, row, { charge_id, at });
  } else {
    await beginPeriod(platform, tx, { row, renewal, before, plan, paid, at });
    if (row.charge_id !== null) await applyPriceIn(platform, tx, row.id);
  }
  return { subscription_id: row.id };
}
