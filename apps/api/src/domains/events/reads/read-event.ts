// Owns what one event shows to a viewer: its tickets with their price now, its missions, some who come, and what they can do.

import { assert } from '@stagepass/base/assert.ts';
import type { EventTicket, EventView } from '@stagepass/contract/events/shapes.ts';
import type { MissionCard } from '@stagepass/contract/missions/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { countCopiesOut } from '#domains/items/public/event-terms.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import { bestOffers } from '#domains/market/public/best-offers.ts';
import { isStaffFor, may, whyNot } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { loadMissionCards } from '#domains/missions/public/load-missions.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadEventToSee, type Seen } from '../access.ts';
import { whyNotSignUp } from '../event.rules.ts';
import { listMissionIds, listTicketIds } from '../events.store.ts';
import { findPersonOf, listPeopleSeen } from '../people.store.ts';
import type { EventRow } from '../tables.ts';
import { presentEventCards } from '../views.ts';

const FACES = 4;

export async function readEvent(
  platform: Platform,
  actor: Actor,
  eventId: string,
  tx: Executor = platform.db,
): Promise<EventView> {
  const seen = await loadEventToSee(platform, tx, actor, eventId);
  const { event, club, standing } = seen;
  const [card] = await presentEventCards(platform, tx, actor, [event]);
  assert(card !== undefined, 'the club of an event that is seen is there');
  const tickets = await ticketsOf(platform, tx, event, standing.user_id);
  const mine = standing.user_id === null ? undefined : await findPersonOf(tx, event.id, standing.user_id);
  const refusal = refusalOf(seen, { now: platform.clock.now(), has_tickets: tickets.length > 0 });
  const manages = may(club, standing, 'manage-sales');
  return {
    ...card,
    story: event.story,
    address: event.address,
    point: pointOf(event),
    link: event.link,
    reason: event.reason,
    changed_at: event.version > 0 ? (event.changed_at?.toISOString() ?? null) : null,
    tickets,
    missions: await missionsOf(platform, tx, actor, event.id),
    faces: isMember(standing) ? await facesOf(platform, tx, event.id, standing.user_id) : [],
    refusal: refusal === null ? null : { code: refusal.code, message: refusal.message },
    can: {
      sign_up: mine === undefined && refusal === null && standing.user_id !== null,
      leave: mine?.comes_as === 'going' && card.status !== 'over',
      see_people: isMember(standing),
      see_guests: manages || isStaffFor(standing, 'scan', 'sales'),
      manage: manages,
    },
  };
}

export function isMember({ role }: Pick<Standing, 'role'>): boolean {
  return role !== 'visitor' && role !== 'guest';
}

/** A visitor is led to sign in by the screen. */
export function refusalOf({ event, club, standing }: Seen, given: { now: Date; has_tickets: boolean }) {
  const reason = whyNotSignUp(event, given);
  if (reason !== null || standing.user_id === null) return reason;
  return whyNot(club, standing, 'buy') ?? null;
}

function pointOf({ latitude, longitude }: EventRow): EventView['point'] {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

async function ticketsOf(
  platform: Platform,
  tx: Executor,
  event: EventRow,
  viewer_id: string | null,
): Promise<EventTicket[]> {
  const ids = (await listTicketIds(tx, [event.id])).get(event.id) ?? [];
  if (ids.length === 0) return [];
  const rows = await loadDesigns(tx, ids);
  const cards = await presentDesigns(platform, tx, [...rows.values()]);
  const out = new Map((await countCopiesOut(tx, ids, viewer_id)).map((row) => [row.design_id, row]));
  const now = platform.clock.now();
  const tickets: EventTicket[] = [];
  for (const id of ids) {
    const [row, design] = [rows.get(id), cards.get(id)];
    if (row === undefined || design === undefined || row.hidden_at !== null) continue;
    const { store } = await bestOffers(tx, { club_id: event.club_id, design_id: id, viewer_id, now });
    tickets.push({
      design,
      offer: store === null ? null : { listing_id: store.listing_id, price_cents: store.price_cents },
      left: row.edition_size === null ? null : row.edition_size - row.issued - row.held_back,
      held: out.get(id)?.mine ?? 0,
    });
  }
  return tickets;
}

async function missionsOf(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  eventId: string,
): Promise<MissionCard[]> {
  const ids = await listMissionIds(tx, eventId);
  const cards = ids.length === 0 ? new Map() : await loadMissionCards(platform, actor, ids);
  return ids.flatMap((id): MissionCard[] => cards.get(id) ?? []);
}

async function facesOf(
  platform: Platform,
  tx: Executor,
  event_id: string,
  viewer_id: string | null,
): Promise<UserCard[]> {
  if (viewer_id === null) return [];
  const rows = await listPeopleSeen(tx, { event_id, viewer_id }, { limit: FACES });
  const cards = await loadUserCards(
    platform,
    tx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ user_id }) => cards.get(user_id) ?? []);
}
