// Owns one ticket of a cancelled event: its holder gets the club's price back, once, and the ticket is void.

import { assert } from '@stagepass/base/assert.ts';
import { ticketPaidBack } from '@stagepass/contract/events/events.ts';
import { endResaleOf } from '#domains/market/public/end-listings.ts';
import { payBackHolder } from '#domains/orders/public/pay-back-holder.ts';
import type { Platform } from '#platform/platform.ts';
import { findEvent } from './events.store.ts';
import { type DueTicket, insertRefund, isDealtWith } from './refunds.store.ts';

/** Bears being run again, killed at any moment, and run by many at once: row and money are written together. */
export async function payBackTicket(platform: Platform, { item_id, event_id }: DueTicket): Promise<void> {
  const { db, clock } = platform;
  // A transaction of its own: a sale locks its listing before the copy.
  await db.transaction((tx) => endResaleOf(tx, item_id, clock.now()));
  await db.transaction(async (tx) => {
    const event = await findEvent(tx, event_id);
    assert(event?.state === 'cancelled' && event.cancelled_by !== null, 'only cancelled events pay back');
    const { club_id, title, cancelled_by: by, reason } = event;
    const at = clock.now();
    if (await isDealtWith(tx, item_id)) return;
    const back = await payBackHolder(tx, { item_id, event_id, title, by, reason: reason ?? title, at });
    if (back === null) return;
    // Of two at once, the copy's lock lets one through; a used copy stays where it is, so the other looks again.
    if (await isDealtWith(tx, item_id)) return;
    const { holder_id, order_refunded, ...money } = back;
    await insertRefund(tx, { item_id, event_id, holder_id, ...money, at });
    const inCredits = money.asset_id === 'credits';
    await tx.emit(ticketPaidBack, {
      ...{ event_id, club_id, title, item_id, user_id: holder_id, order_refunded },
      amount_cents: inCredits ? money.amount : 0,
      amount_tokens: inCredits ? 0 : money.amount,
    });
  });
}
