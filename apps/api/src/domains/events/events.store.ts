// Owns the SQL of events: one by its id, pages of a calendar, and what belongs to an event.
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { EventRow, EventsTables } from './tables.ts';

const db = tablesOf<EventsTables>();
export const {
  insert: insertEvent,
  find: findEvent,
  lock: lockEvent,
  update: updateEvent,
  remove: deleteEvent,
} = rowsById(db, 'club_events');

export const byStart = keyset({ starts_at: time, id });
export type StartPage = PageOf<typeof byStart>;

export interface EventFilter {
  /** Undefined: all of them; the caller sees to it that they may be seen. */
  readonly club_ids?: readonly string[];
  readonly states: readonly EventRow['state'][];
  readonly when: 'coming' | 'past' | 'any';
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly now: Date;
}

/** What is coming or running first ends first; what is over, the latest first. */
export async function listEventRows(tx: Executor, filter: EventFilter, page: StartPage): Promise<EventRow[]> {
  const { club_ids, states, when, from, until, now } = filter;
  let query = db
    .selectFrom('club_events')
    .selectAll()
    .where('state', 'in', [...states]);
  if (club_ids !== undefined) query = query.where('club_id', 'in', [...club_ids]);
  if (when === 'coming') query = query.where('ends_at', '>', now);
  if (when === 'past') query = query.where('ends_at', '<=', now);
  if (from !== undefined) query = query.where('starts_at', '>=', from);
  if (until !== undefined) query = query.where('starts_at', '<', until);
  return many(tx, byStart.apply(query, page, when === 'past' ? 'desc' : 'asc'));
}

const everybodys = prepared<EventRow>(
  'events-of-public-clubs',
  `select e.* from club_events e join club_facts c on c.id = e.club_id
   where e.state = 'published' and e.ends_at > $1 and c.visibility = 'public' and c.suspended_at is null and c.closed_at is null
     and (e.starts_at, e.id) > ($2, $3::uuid) order by e.starts_at, e.id limit $4`,
);
const LONG_AGO = new Date(0);
const FIRST = '00000000-0000-0000-0000-000000000000';

export async function listOfPublicClubs(
  tx: Executor,
  now: Date,
  { after, limit }: StartPage,
): Promise<EventRow[]> {
  return everybodys(tx, [now, after?.starts_at ?? LONG_AGO, after?.id ?? FIRST, limit]);
}

const byIds = prepared<EventRow>('events-by-ids', 'select * from club_events where id = any($1::uuid[])');

export async function listEventsByIds(tx: Executor, ids: readonly string[]): Promise<EventRow[]> {
  return ids.length === 0 ? [] : byIds(tx, [ids]);
}

const tickets = prepared<{ event_id: string; design_id: string }>(
  'events-tickets',
  'select event_id, design_id from club_event_tickets where event_id = any($1::uuid[]) order by event_id, position',
);

/** Designs by event, in the order in which they are shown. */
export async function listTicketIds(
  tx: Executor,
  eventIds: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (eventIds.length === 0) return found;
  for (const { event_id, design_id } of await tickets(tx, [eventIds]))
    found.set(event_id, [...(found.get(event_id) ?? []), design_id]);
  return found;
}

export async function putTickets(tx: Executor, eventId: string, designIds: readonly string[]): Promise<void> {
  await tx.query({
    text: `with gone as (delete from club_event_tickets where event_id = $1 and not design_id = any($2::uuid[]))
      insert into club_event_tickets (design_id, event_id, position)
      select d, $1, n from unnest($2::uuid[]) with ordinality as given (d, n)
      on conflict (design_id) do update set position = excluded.position where club_event_tickets.event_id = $1`,
    values: [eventId, designIds],
  });
}

export async function listMissionIds(tx: Executor, eventId: string): Promise<string[]> {
  const { rows } = await tx.query<{ mission_id: string }>({
    name: 'events-missions',
    text: 'select mission_id from club_event_missions where event_id = $1 order by position',
    values: [eventId],
  });
  return rows.map(({ mission_id }) => mission_id);
}

export async function putMissions(
  tx: Executor,
  eventId: string,
  missionIds: readonly string[],
): Promise<void> {
  await tx.query({
    text: `with gone as (delete from club_event_missions where event_id = $1 and not mission_id = any($2::uuid[]))
      insert into club_event_missions (event_id, mission_id, position)
      select $1, m, n from unnest($2::uuid[]) with ordinality as given (m, n)
      on conflict (event_id, mission_id) do update set position = excluded.position`,
    values: [eventId, missionIds],
  });
}

const unfinished = prepared<{ id: string }>(
  'events-unfinished-of-club',
  `select id from club_events where club_id = $1 and state = 'published' and ends_at > $2 order by starts_at, id limit $3`,
);

export async function listUnfinished(
  tx: Executor,
  clubId: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  return (await unfinished(tx, [clubId, now, limit])).map((row) => row.id);
}

/** Whether tickets of a club's cancelled events wait to be dealt with. */
export async function isPayingBack(tx: Executor, clubId: string): Promise<boolean> {
  const { count } = await tx.query({
    text: `select from club_events where club_id = $1 and state = 'cancelled' and paid_back_at is null limit 1`,
    values: [clubId],
  });
  return count > 0;
}

/** Designs whose income stays with the club: doors are not a day past, or their cancelled event is still being paid back. */
export async function listKeptDesigns(tx: Executor, clubId: string, doorsAfter: Date): Promise<string[]> {
  const { rows } = await tx.query<{ design_id: string }>({
    name: 'events-kept-designs',
    text: `select t.design_id from club_events e join club_event_tickets t on t.event_id = e.id
      where e.club_id = $1 and (e.state = 'published' and coalesce(e.doors_at, e.starts_at) > $2
        or e.state = 'cancelled' and e.paid_back_at is null)`,
    values: [clubId, doorsAfter],
  });
  return rows.map(({ design_id }) => design_id);
}

export async function countOfClub(tx: Executor, clubId: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    text: 'select count(*)::int as n from club_events where club_id = $1',
    values: [clubId],
  });
  return rows[0]?.n ?? 0;
}
