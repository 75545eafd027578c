// Owns cancelling an event: at once nothing of it is sold or changes hands; the money goes back ticket by ticket in a job.
import { eventOver, notPublished, summaryChanged } from '@stagepass/contract/events/errors.ts';
import { eventWasCancelled } from '@stagepass/contract/events/events.ts';
import { endForCancelled } from '#domains/items/public/event-terms.ts';
import { endStoreListingsOf } from '#domains/market/public/end-listings.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockEventFor } from '../access.ts';
import { listTicketIds, updateEvent } from '../events.store.ts';
import { countCancellation } from '../reads/read-cancellation.ts';
import type { EventRow } from '../tables.ts';

export interface Cancelling {
  readonly id: string;
  readonly reason: string;
  /** What the summary said goes back. */
  readonly expected_back_cents: number;
}

export async function cancelEvent(
  platform: Platform,
  actor: Actor,
  { id, reason, expected_back_cents }: Cancelling,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { event } = await lockEventFor(platform, tx, actor, id, 'manage-sales');
    if (event.state === 'cancelled') return;
    if (event.state === 'draft') fail(notPublished);
    if (event.ends_at <= platform.clock.now()) fail(eventOver);
    await endSales(platform, tx, event);
    // Counted once nothing is sold any more, so that what is confirmed is what will go back.
    const { back_cents } = await countCancellation(tx, event);
    if (back_cents !== expected_back_cents) fail(summaryChanged, { back_cents });
    await putCancelled(platform, tx, event, { by: signedIn(actor).user_id, reason });
  });
}

/** Listings, then designs: the order in which sales lock them. */
async function endSales(platform: Platform, tx: Tx, event: EventRow): Promise<void> {
  const ids = (await listTicketIds(tx, [event.id])).get(event.id) ?? [];
  const at = platform.clock.now();
  await endStoreListingsOf(tx, ids, at);
  for (const id of [...ids].sort()) await endForCancelled(tx, id, at);
}

/** The event is locked and published. */
export async function cancelLocked(
  platform: Platform,
  tx: Tx,
  event: EventRow,
  by: { by: string; reason: string },
): Promise<void> {
  await endSales(platform, tx, event);
  await putCancelled(platform, tx, event, by);
}

async function putCancelled(
  platform: Platform,
  tx: Tx,
  { id, club_id, title, version }: EventRow,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const at = platform.clock.now();
  const cancelled = { state: 'cancelled', cancelled_at: at, cancelled_by: by, version: version + 1 } as const;
  await updateEvent(tx, id, { ...cancelled, reason, changed_at: at });
  await tx.emit(eventWasCancelled, { event_id: id, club_id, title, reason });
  await recordDeed(platform, tx, {
    club_id,
    actor_id: by,
    deed: 'events.cancelled',
    details: { event_id: id, title, reason },
  });
}
