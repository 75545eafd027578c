// Owns the fan's own try at a payment that failed: it counts as no retry, and begins the period where it succeeds.
import { nothingOpen, planPriceChanged } from '@stagepass/contract/subscriptions/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { requireSubscriber } from '../access.ts';
import { beginPeriod, lookAround } from '../advance.ts';
import { chargeWallet } from '../renew-payment.ts';
import { renewalOf } from '../subscription.rules.ts';
import { lockOwn } from './cancel.ts';

/** In the caller's transaction, once for its key. */
export async function payOpen(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  given: { id: string; expected_price_cents: number },
): Promise<{ subscription_id: string }> {
  const row = await lockOwn(tx, actor, given.id);
  if (row.state !== 'past_due') fail(nothingOpen);
  await requireSubscriber(platform, tx, actor, row.club_id);
  const at = platform.clock.now();
  const { around, plan: before, next: plan } = await lookAround(platform, tx, row);
  const renewal = renewalOf(row, around, at);
  const amount_cents = renewal.free ? 0 : renewal.price_cents;
  if (amount_cents !== given.expected_price_cents) fail(planPriceChanged, { price_cents: amount_cents });
  const paid = await chargeWallet(tx, {
    ...{ subscription_id: row.id, number: row.period_number + 1, user_id: row.user_id, club_id: row.club_id },
    ...{ amount_cents, at, lines: [{ text: plan.name, quantity: 1, amount_cents }] },
  });
  await beginPeriod(platform, tx, { row, renewal, before, plan, paid, at });
  return { subscription_id: row.id };
}
