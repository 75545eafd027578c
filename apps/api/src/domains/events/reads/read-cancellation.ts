// Owns what cancelling an event would move, counted as it stands now.
import type { Cancellation } from '@stagepass/contract/events/shapes.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import { sumTicketMoney } from '#domains/orders/public/ticket-money.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadEventFor } from '../access.ts';
import { listTicketIds } from '../events.store.ts';
import { countGuests } from '../people.store.ts';
import { listDealtWith } from '../refunds.store.ts';
import type { EventRow } from '../tables.ts';

export async function readCancellation(
  platform: Platform,
  actor: Actor,
  eventId: string,
): Promise<Cancellation> {
  const { event } = await loadEventFor(platform, platform.db, actor, eventId, 'manage-sales');
  return countCancellation(platform.db, event);
}

/** Of a cancelled one, what is still to be paid back. */
export async function countCancellation(tx: Executor, event: EventRow): Promise<Cancellation> {
  const ids = (await listTicketIds(tx, [event.id])).get(event.id) ?? [];
  const dealtWith = event.state === 'cancelled' ? await listDealtWith(tx, event.id) : [];
  const money = await sumTicketMoney(tx, ids, dealtWith);
  const guests = await countGuests(tx, event.id);
  const { balance_cents } = await balancesOn(tx, clubAccount(event.club_id));
  return { ...money, balance_cents, guests, signed_up: event.people - guests };
}
