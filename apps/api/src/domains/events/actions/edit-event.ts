// Owns making, changing, publishing and deleting an event; its tickets take over its place and times in the same transaction.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import {
  alreadyPublished,
  capacityTooSmall,
  eventFixed,
  eventNotRight,
} from '@stagepass/contract/events/errors.ts';
import { eventChanged, eventPublished } from '@stagepass/contract/events/events.ts';
import type { EventDraft } from '@stagepass/contract/events/shapes.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { setPicture } from '#domains/media/public/set-picture.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { moveReminders } from '#domains/reminders/public/move-reminders.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, type SignedIn, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { lockEventFor } from '../access.ts';
import { doorsOf, draftProblem, movesPeople, statusOf } from '../event.rules.ts';
import { deleteEvent, insertEvent, updateEvent } from '../events.store.ts';
import { setMissions } from '../set-missions.ts';
import { setTickets } from '../set-tickets.ts';
import type { EventRow } from '../tables.ts';

const PICTURE = 'event';

type Columns = Pick<
  EventRow,
  | 'kind'
  | 'title'
  | 'story'
  | 'place'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'link'
  | 'doors_at'
  | 'starts_at'
  | 'ends_at'
  | 'time_zone'
  | 'capacity'
>;

function columnsOf(draft: EventDraft): Columns {
  const { kind, title, story, place, address, link, time_zone, capacity, point } = draft;
  return {
    ...{ kind, title, story, place, address, link, time_zone, capacity },
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    doors_at: draft.doors_at === null ? null : new Date(draft.doors_at),
    starts_at: new Date(draft.starts_at),
    ends_at: new Date(draft.ends_at),
  };
}

/** Answers the event's id. */
export async function createEvent(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { club: idOrHandle, draft }: { club: string; draft: EventDraft },
): Promise<string> {
  const { club } = await loadClubFor(platform, tx, actor, idOrHandle, 'manage-sales');
  if (club.delete_after !== null) fail(clubClosing);
  const columns = columnsOf(draft);
  const at = platform.clock.now();
  refuseDraft(columns, { now: at, out: false });
  const id = newId(platform);
  const made = { id, club_id: club.id, state: 'draft', created_by: actor.user_id, created_at: at } as const;
  await insertEvent(tx, { ...columns, ...made });
  await putPicture(platform, tx, { id, actor, club, draft });
  await attach(platform, tx, { ...columns, ...made }, draft);
  await record(platform, tx, actor, { id, club_id: club.id, title: draft.title }, 'events.made');
  return id;
}

export async function changeEvent(
  platform: Platform,
  actor: Actor,
  { id, draft }: { id: string; draft: EventDraft },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { event, club } = await lockEventFor(platform, tx, actor, id, 'manage-sales');
    const now = platform.clock.now();
    const status = statusOf(event, now);
    if (status === 'over' || status === 'cancelled') fail(eventFixed);
    const columns = columnsOf(draft);
    refuseDraft(columns, { now, out: event.state === 'published' });
    if (columns.capacity !== null && columns.capacity < event.people)
      fail(capacityTooSmall, { people: event.people });
    const moves = event.state === 'published' && movesPeople(event, columns);
    const version = event.version + (moves ? 1 : 0);
    await updateEvent(tx, id, { ...columns, version, changed_at: now });
    await putPicture(platform, tx, { id, actor: signedIn(actor), club, draft });
    await attach(platform, tx, { ...event, ...columns }, draft);
    await moveReminders(tx, { kind: 'event', id }, { start: doorsOf(columns), end: null });
    if (moves) await tellChange(tx, { ...event, ...columns, version });
    await record(platform, tx, actor, { ...event, title: draft.title }, 'events.changed');
  });
}

async function tellChange(tx: Tx, event: EventRow): Promise<void> {
  const { id: event_id, club_id, title, version, starts_at, place } = event;
  await tx.emit(eventChanged, {
    event_id,
    club_id,
    title,
    version,
    starts_at: starts_at.toISOString(),
    place,
  });
}

export async function publishEvent(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { event, club } = await lockEventFor(platform, tx, actor, id, 'manage-sales');
    if (event.state !== 'draft') fail(alreadyPublished);
    if (club.delete_after !== null) fail(clubClosing);
    const now = platform.clock.now();
    refuseDraft(event, { now, out: true });
    await updateEvent(tx, id, { state: 'published', published_at: now });
    const { club_id, title, starts_at } = event;
    await tx.emit(eventPublished, { event_id: id, club_id, title, starts_at: starts_at.toISOString() });
    await record(platform, tx, actor, event, 'events.published');
  });
}

export async function removeEvent(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { event } = await lockEventFor(platform, tx, actor, id, 'manage-sales');
    if (event.state !== 'draft') fail(alreadyPublished);
    await setTickets(platform, tx, event, []);
    await setMissions(tx, event, []);
    await releaseMedia(platform, tx, { for: { kind: PICTURE, id } });
    await deleteEvent(tx, id);
    await record(platform, tx, actor, event, 'events.removed');
  });
}

async function attach(
  platform: Platform,
  tx: Tx,
  event: Columns & Pick<EventRow, 'id' | 'club_id'>,
  { ticket_ids, mission_ids }: EventDraft,
): Promise<void> {
  await setTickets(platform, tx, event, [...new Set(ticket_ids)]);
  await setMissions(tx, event, [...new Set(mission_ids)]);
}

async function putPicture(
  platform: Platform,
  tx: Tx,
  { id, actor, club, draft }: { id: string; actor: SignedIn; club: Pick<Club, 'hue'>; draft: EventDraft },
): Promise<void> {
  const { picture, title } = draft;
  if (picture === undefined) return;
  const used = { kind: PICTURE, id };
  const facts = await setPicture(platform, tx, {
    owner_id: actor.user_id,
    for: used,
    alt: picture.from === 'drawn' ? title : '',
    picture:
      picture.from === 'upload'
        ? picture
        : {
            from: 'drawn',
            svg: async () => (await import('#platform/art/item.ts')).item(title, club.hue, picture.object),
          },
  });
  await updateEvent(tx, id, { picture: JSON.stringify(facts) });
}

function refuseDraft(draft: Parameters<typeof draftProblem>[0], when: { now: Date; out: boolean }): void {
  const problem = draftProblem(draft, when);
  if (problem !== undefined) fail(eventNotRight, { problem });
}

async function record(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  event: Pick<EventRow, 'id' | 'club_id' | 'title'>,
  deed: DeedName,
): Promise<void> {
  await recordDeed(platform, tx, {
    club_id: event.club_id,
    actor_id: signedIn(actor).user_id,
    deed,
    details: { event_id: event.id, title: event.title },
  });
}
