// Owns the guest list: members put on it by name, with a free ticket or without, taken off it, and ticked off at the door.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import {
  eventCancelled,
  eventFull,
  eventOver,
  guestHasTicket,
  guestNotFound,
  ticketNotRight,
  tooManyGuests,
} from '@stagepass/contract/events/errors.ts';
import { guestAdded } from '@stagepass/contract/events/events.ts';
import { MOST_GUESTS } from '@stagepass/contract/events/kinds.ts';
import type { GuestsAdded, GuestsDraft } from '@stagepass/contract/events/shapes.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, type SignedIn, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadEventToSee, lockEventFor } from '../access.ts';
import { listTicketIds } from '../events.store.ts';
import {
  countGuests,
  findPersonOf,
  insertPeople,
  removePerson,
  setArrived,
  updateToGuest,
} from '../people.store.ts';
import { sortGuests } from '../sort-guests.ts';
import type { EventRow } from '../tables.ts';

export async function addGuests(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { id, draft }: { id: string; draft: GuestsDraft },
): Promise<GuestsAdded> {
  const { event, club } = await lockEventFor(platform, tx, actor, id, 'manage-sales');
  if (event.state === 'cancelled') fail(eventCancelled);
  if (event.ends_at <= platform.clock.now()) fail(eventOver);
  if (club.delete_after !== null) fail(clubClosing);
  const { guests, going, skipped } = await sortGuests(tx, event, draft.user_names);
  await refuseTooMany(tx, event, guests.length - going.size, guests.length);
  const tickets = await giveTickets(platform, tx, event, { ticket_id: draft.ticket_id, guests });
  const at = platform.clock.now();
  const rows = guests.map((user_id) => ({
    ...{ event_id: id, user_id, comes_as: 'guest' as const, note: draft.note },
    ...{ item_id: tickets.get(user_id) ?? null, added_by: actor.user_id, at },
  }));
  for (const row of rows) if (going.has(row.user_id)) await updateToGuest(tx, row);
  await insertPeople(
    tx,
    rows.filter(({ user_id }) => !going.has(user_id)),
  );
  const { club_id, title, starts_at, state } = event;
  const about = { event_id: id, club_id, title, starts_at: starts_at.toISOString() };
  // Nobody is told of a draft.
  if (state === 'published') for (const user_id of guests) await tx.emit(guestAdded, { ...about, user_id });
  await recordDeed(platform, tx, {
    ...{ club_id, actor_id: actor.user_id, deed: 'events.guests-added' },
    details: { event_id: id, title, added: guests.length },
  });
  return { added: guests.length, skipped };
}

async function refuseTooMany(tx: Tx, event: EventRow, more: number, guests: number): Promise<void> {
  if ((await countGuests(tx, event.id)) + guests > MOST_GUESTS) fail(tooManyGuests);
  if (event.capacity !== null && event.people + more > event.capacity) fail(eventFull);
}

/** By person. Held-back copies are what they are held back for. */
async function giveTickets(
  platform: Platform,
  tx: Tx,
  event: EventRow,
  { ticket_id, guests }: { ticket_id: string | null; guests: readonly string[] },
): Promise<Map<string, string>> {
  if (ticket_id === null) return new Map();
  const ids = (await listTicketIds(tx, [event.id])).get(event.id) ?? [];
  if (!ids.includes(ticket_id)) fail(ticketNotRight);
  const minted = await mintItems(platform, tx, {
    holders: guests.map((user_id) => ({ user_id, design_id: ticket_id })),
    origin: 'grant',
    spare: true,
    at: platform.clock.now(),
  });
  return new Map(minted.map(({ item_id }, at) => [guests[at] ?? '', item_id]));
}

interface OneGuest {
  readonly id: string;
  readonly user_id: string;
}

export async function removeGuest(
  platform: Platform,
  actor: Actor,
  { id, user_id }: OneGuest,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { event } = await lockEventFor(platform, tx, actor, id, 'manage-sales');
    const row = await findPersonOf(tx, id, user_id);
    if (row?.comes_as !== 'guest') return fail(guestNotFound);
    // What somebody was given is theirs.
    if (row.item_id !== null) fail(guestHasTicket);
    await removePerson(tx, { event_id: id, user_id, comes_as: 'guest' });
    await recordDeed(platform, tx, {
      ...{ club_id: event.club_id, actor_id: signedIn(actor).user_id, deed: 'events.guest-removed' },
      subject: { kind: 'user', id: user_id },
      details: { event_id: id, title: event.title },
    });
  });
}

export async function setGuestArrived(
  platform: Platform,
  actor: Actor,
  { id, user_id, arrived }: OneGuest & { arrived: boolean },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club, standing } = await loadEventToSee(platform, tx, actor, id);
    if (!isStaffFor(standing, 'scan', 'sales')) requireMay(club, standing, 'scan');
    const at = arrived ? platform.clock.now() : null;
    if (!(await setArrived(tx, { event_id: id, user_id, at }))) fail(guestNotFound);
  });
}
