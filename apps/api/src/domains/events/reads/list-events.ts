// Owns the lists of events: a club's calendar and its drafts, and what is coming in all public clubs or in one's own.
import type { EventCard } from '@stagepass/contract/events/shapes.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byStart, listEventRows, listOfPublicClubs, type StartPage } from '../events.store.ts';
import type { EventRow } from '../tables.ts';
import { presentEventCards } from '../views.ts';

interface ClubQuery extends PageAsked {
  when: 'coming' | 'past' | 'drafts';
  from?: string | undefined;
  until?: string | undefined;
}

const outside: readonly EventRow['state'][] = ['published', 'cancelled'];

export async function listClubEvents(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  { when, from, until, ...asked }: ClubQuery,
): Promise<Page<EventCard>> {
  const { db, clock } = platform;
  const deed = when === 'drafts' ? 'manage-sales' : 'see-inside';
  const { club } = await loadClubFor(platform, db, actor, idOrHandle, deed);
  const month = from !== undefined || until !== undefined;
  const filter = {
    club_ids: [club.id],
    states: when === 'drafts' ? (['draft'] as const) : outside,
    when: when === 'drafts' || month ? ('any' as const) : when,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
    now: clock.now(),
  };
  const { rows, next_cursor } = await byStart.page(asked, (page) => listEventRows(db, filter, page));
  return { data: await presentEventCards(platform, db, actor, rows), next_cursor };
}

export async function listEvents(
  platform: Platform,
  actor: Actor,
  { of, ...asked }: PageAsked & { of: 'everybody' | 'my-clubs' },
): Promise<Page<EventCard>> {
  const { db, clock } = platform;
  const now = clock.now();
  const read =
    of === 'everybody'
      ? (page: StartPage) => listOfPublicClubs(db, now, page)
      : await ofOwnClubs(platform, actor, now);
  const { rows, next_cursor } = await byStart.page(asked, read);
  return { data: await presentEventCards(platform, db, actor, rows), next_cursor };
}

async function ofOwnClubs(platform: Platform, actor: Actor, now: Date) {
  const own = actor.kind === 'user' ? await clubIdsOf(platform.db, actor.user_id) : [];
  const club_ids = [...(await clubsSeenInside(platform, actor, own)).keys()];
  const filter = { club_ids, states: ['published'] as const, when: 'coming' as const, now };
  return async (page: StartPage) => (club_ids.length === 0 ? [] : listEventRows(platform.db, filter, page));
}
