// Owns who comes to an event: names for members of its club, and the guest list with its notes for those at the door.
import { membersOnly } from '@stagepass/contract/clubs/errors.ts';
import type { Guest } from '@stagepass/contract/events/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadEventToSee } from '../access.ts';
import { byJoining, listGuestRows, listPeopleSeen } from '../people.store.ts';
import { isMember } from './read-event.ts';

export async function listComing(
  platform: Platform,
  actor: Actor,
  eventId: string,
  asked: PageAsked,
): Promise<Page<UserCard>> {
  const { db } = platform;
  const { user_id: viewer_id } = signedIn(actor);
  const { event, club, standing } = await loadEventToSee(platform, db, actor, eventId);
  if (!isMember(standing)) fail(membersOnly, { way_in: 'join', club_id: club.id, handle: club.handle });
  const { rows, next_cursor } = await byJoining.page(asked, (page) =>
    listPeopleSeen(db, { event_id: event.id, viewer_id }, page),
  );
  const cards = await loadUserCards(
    platform,
    db,
    rows.map(({ user_id }) => user_id),
  );
  return { data: rows.flatMap(({ user_id }) => cards.get(user_id) ?? []), next_cursor };
}

export async function listGuests(
  platform: Platform,
  actor: Actor,
  eventId: string,
  asked: PageAsked,
): Promise<Page<Guest>> {
  const { db } = platform;
  const { event, club, standing } = await loadEventToSee(platform, db, actor, eventId);
  if (!isStaffFor(standing, 'scan', 'sales')) requireMay(club, standing, 'manage-sales');
  const { rows, next_cursor } = await byJoining.page(asked, (page) => listGuestRows(db, event.id, page));
  const cards = await loadUserCards(
    platform,
    db,
    rows.map(({ user_id }) => user_id),
  );
  const data = rows.flatMap((row): Guest[] => {
    const user = cards.get(row.user_id);
    if (user === undefined) return [];
    const { note, item_id, ticket_used } = row;
    return [{ user, note, item_id, ticket_used, arrived_at: row.arrived_at?.toISOString() ?? null }];
  });
  return { data, next_cursor };
}
