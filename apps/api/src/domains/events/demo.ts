// Owns this domain's part of the demo world: events that were, run now, are coming and were cancelled, with tickets, sign-ups and guests.
import type { EventDraft } from '@stagepass/contract/events/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { cancelLocked } from './actions/cancel-event.ts';
import { createEvent } from './actions/edit-event.ts';
import { type DemoEvent, demoEventData } from './demo-events.data.ts';
import { countOfClub, lockEvent, updateEvent } from './events.store.ts';
import { insertPeople } from './people.store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const clubs = Object.entries(demoEventData);
  for (const [at, [handle, events]] of clubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined)
      // In one transaction: killed in between, the next start begins anew.
      await platform.db.transaction(async (tx) => {
        if ((await countOfClub(tx, club.id)) === 0) await fill(platform, tx, club, events);
      });
    progress(at + 1, clubs.length);
  }
}

async function fill(platform: Platform, opened: Tx, club: Club, events: readonly DemoEvent[]): Promise<void> {
  // Nobody is told of what is past.
  const tx: Tx = { query: opened.query, emit: async () => {}, afterCommit: opened.afterCommit };
  const designs = await listDemoDesigns(tx, club.id);
  const members = (await listMembersWithAge(tx, club.id))
    .filter(({ role }) => role === 'member')
    .map(({ user_id }) => user_id);
  const now = platform.clock.now();
  for (const event of events) {
    const ticket = event.ticket === undefined ? undefined : designs.get(event.ticket);
    if (event.ticket !== undefined && ticket?.redeem_from == null) continue;
    await put({ platform, tx, club, members, now }, event, ticket);
  }
}

interface World {
  platform: Platform;
  tx: Tx;
  club: Club;
  members: readonly string[];
  now: Date;
}

async function put(world: World, event: DemoEvent, ticket: ItemDesign | undefined): Promise<void> {
  const { tx, club, members, now } = world;
  const draft = draftOf(world, event, ticket);
  const before = new Date(Math.min(now.getTime(), Date.parse(draft.starts_at)) - event.known_days * DAY_MS);
  const platform: Platform = { ...world.platform, clock: { now: () => before } };
  const plain = { operator: false, suspended: false, stepped_up_at: null };
  const owner: SignedIn = {
    ...{ kind: 'user', user_id: club.owner_id, session_id: club.owner_id, verified: true },
    ...plain,
  };
  const id = await createEvent(platform, tx, owner, { club: club.id, draft });
  if (event.draft) return;
  await updateEvent(tx, id, { state: 'published', published_at: before });
  const rows = members.slice(0, event.going + event.guests.length).map((user_id, at) => {
    const note = event.guests[at];
    const comes =
      note === undefined ? { comes_as: 'going' as const, note: '' } : { comes_as: 'guest' as const, note };
    return {
      event_id: id,
      user_id,
      ...comes,
      item_id: null,
      added_by: club.owner_id,
      at: new Date(before.getTime() + at * HOUR_MS),
    };
  });
  await insertPeople(tx, rows);
  const row = event.cancelled === undefined ? undefined : await lockEvent(tx, id);
  if (row !== undefined && event.cancelled !== undefined)
    await cancelLocked(platform, tx, row, { by: club.owner_id, reason: event.cancelled });
}

/** With a ticket, where and when is what its design says already. */
function draftOf({ now, club }: World, event: DemoEvent, ticket: ItemDesign | undefined): EventDraft {
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const doors = ticket?.redeem_from ?? null;
  const starts = ticket?.redeem_starts_at ?? doors;
  return {
    ...{
      kind: event.kind,
      title: event.title,
      story: event.story,
      link: event.link ?? null,
      point: event.point ?? null,
    },
    picture: { from: 'drawn', object: event.object },
    place: ticket?.redeem_place ?? event.place ?? '',
    address: ticket?.redeem_address ?? event.address ?? '',
    doors_at: doors?.toISOString() ?? null,
    starts_at: starts?.toISOString() ?? inHours(event.from_h ?? 0),
    ends_at: ticket?.redeem_until?.toISOString() ?? inHours((event.from_h ?? 0) + (event.lasts_h ?? 3)),
    time_zone: club.time_zone,
    capacity: event.capacity ?? null,
    ticket_ids: ticket === undefined ? [] : [ticket.id],
    mission_ids: [],
  };
}
