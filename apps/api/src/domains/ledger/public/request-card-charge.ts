// Owns the asking for a charge of a fan's saved card: written down in the caller's transaction, sent by a job after it.
import { assert } from '@stagepass/base/assert.ts';
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import type { ChargePurpose } from '@stagepass/contract/ledger/card-shapes.ts';
import {
  cardNotFound,
  frozen,
  noSavedCard,
  paymentUnreachable,
  topUpOff,
} from '@stagepass/contract/ledger/errors.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { newId } from '#platform/ids/new-id.ts';
import { paymentWay } from '#platform/payments/payment-way.ts';
import type { Platform } from '#platform/platform.ts';
import { assertAmount } from '../amounts.rules.ts';
import { findChargeByKey, hasUnanswered, insertCharge } from '../card-charges.store.ts';
import { type CardDoor, type CardRow, findCard, findCustomer, findDefaultCard } from '../cards.store.ts';
import { lockSpendRules } from '../rules.store.ts';
import { requireMayTopUp } from '../top-up-gate.ts';
import { insertTopUp } from '../top-ups.store.ts';

/** Stripe charges no less. */
export const LEAST_CARD_CHARGE_CENTS = 50;
const openFor_ms = 24 * 3600 * 1000;

export interface CardChargeAsked {
  readonly user_id: string;
  readonly amount_cents: number;
  /** Named in the events that tell the end; `top_up` is the fan's own wish for credit. */
  readonly purpose: ChargePurpose;
  /** The same key again answers the first charge. */
  readonly key: string;
  /** What it is for, as the fan's bank and Stripe's dashboard show it; nothing about a person. */
  readonly description: string;
  /** The default card if unset. */
  readonly card_id?: string;
}

/**
 * The end is told by one of `cardCharged`, `cardChargeFailed`; before it perhaps `cardChargeNeedsConfirmation`. Fails with
 * `ledger.no-saved-card`, or as a top-up would: `ledger.identity-needed`, `ledger.excluded`, `ledger.top-up-cap`, `ledger.top-up-off`;
 * and for anything but a top-up with `ledger.frozen`, or with `ledger.payment-unreachable` while nobody knows whether an earlier charge
 * for the same purpose was made. Then nothing is written.
 */
export async function requestCardCharge(
  platform: Platform,
  tx: Tx,
  asked: CardChargeAsked,
): Promise<{ charge_id: string }> {
  const { user_id, amount_cents: amount, purpose, key, description } = asked;
  assertAmount(amount);
  assert(amount >= LEAST_CARD_CHARGE_CENTS, `too little for a card: ${amount}`);
  const door = paymentWay(platform);
  if (door === 'off') return fail(topUpOff);
  const at = platform.clock.now();
  // Whoever asks with the same key at the same time waits here, and then finds what the first one asked for.
  const rules = await lockSpendRules(tx, user_id, at);
  const known = await findChargeByKey(tx, key);
  if (known !== undefined) {
    if (known.user_id !== user_id || known.amount !== amount) fail(idempotencyKeyReused);
    return { charge_id: known.id };
  }
  const card = await chosenCard(tx, { ...asked, door });
  // What comes in while something is owed pays that first: it would be charged and could not be spent.
  if (rules.frozen_at !== null && purpose.kind !== 'top_up') fail(frozen);
  if (await hasUnanswered(tx, asked)) fail(paymentUnreachable);
  await requireMayTopUp(tx, rules, { user_id, amount, at });
  const id = newId(platform);
  const expires_at = new Date(at.getTime() + openFor_ms);
  await insertTopUp(tx, { id, user_id, amount, door, created_at: at, expires_at, card });
  await insertCharge(tx, {
    ...{ id, user_id, card_id: card.id, customer_id: await findCustomer(tx, user_id) },
    ...{ method_id: card.method_id, purpose, key, description, created_at: at },
  });
  await platform.jobs.queue(tx, 'ledger.charge-card', { charge_id: id }, { key: id });
  return { charge_id: id };
}

async function chosenCard(
  tx: Tx,
  { user_id, card_id, door }: { user_id: string; card_id?: string; door: CardDoor },
): Promise<CardRow> {
  if (card_id === undefined) return (await findDefaultCard(tx, { user_id, door })) ?? fail(noSavedCard);
  const card = isId(card_id) ? await findCard(tx, { id: card_id, user_id }) : undefined;
  return card?.door === door ? card : fail(cardNotFound);
}
