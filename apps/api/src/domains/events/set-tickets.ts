// Owns which ticket types belong to an event: they take over its place and times, and stay while fans hold them.
import { ticketHeld, ticketNotRight } from '@stagepass/contract/events/errors.ts';
import { leaveEvent, lockDesigns, setEventTerms } from '#domains/items/public/event-terms.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { doorsOf } from './event.rules.ts';
import { listTicketIds, putTickets } from './events.store.ts';
import type { EventRow } from './tables.ts';

/** Where it is online only, and a ticket needs a place to be used. */
const ONLINE = 'Online';

type Event = Pick<EventRow, 'id' | 'club_id' | 'place' | 'address' | 'doors_at' | 'starts_at' | 'ends_at'>;

/** The event is locked, or made in this transaction; locks its designs in the order of their ids. */
export async function setTickets(
  platform: Platform,
  tx: Tx,
  event: Event,
  wanted: readonly string[],
): Promise<void> {
  const before = (await listTicketIds(tx, [event.id])).get(event.id) ?? [];
  const designs = await lockDesigns(tx, [...new Set([...before, ...wanted])]);
  const known = new Map(designs.map((design) => [design.id, design]));
  if (wanted.some((id) => !fits(known.get(id), event))) fail(ticketNotRight);
  for (const id of before) {
    if (wanted.includes(id)) continue;
    if ((known.get(id)?.issued ?? 0) > 0) fail(ticketHeld);
    await leaveEvent(tx, id);
  }
  const at = platform.clock.now();
  for (const { id } of designs) if (wanted.includes(id)) await setEventTerms(tx, id, termsOf(event), at);
  await putTickets(tx, event.id, wanted);
}

function fits(design: ItemDesign | undefined, event: Event): boolean {
  if (design === undefined || design.club_id !== event.club_id || design.kind !== 'ticket') return false;
  return design.event_id === event.id || (design.event_id === null && design.state !== 'retired');
}

function termsOf(event: Event) {
  return {
    event_id: event.id,
    place: event.place === '' ? ONLINE : event.place,
    address: event.address,
    doors_at: doorsOf(event),
    starts_at: event.starts_at,
    ends_at: event.ends_at,
  };
}
