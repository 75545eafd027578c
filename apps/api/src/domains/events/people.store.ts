// Owns the SQL of who comes to events: signed up, on the guest list, or with a ticket.
import type { Coming } from '@stagepass/contract/events/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, prepared, run } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { EventsTables, PersonRow } from './tables.ts';

const db = tablesOf<EventsTables>();

export const byJoining = keyset({ at: time, user_id: id });
type JoiningPage = PageOf<typeof byJoining>;

const count = prepared<never>(
  'events-count-people',
  'update club_events set people = people + $2 where id = $1',
);

/** The event is locked. */
export async function insertPeople(
  tx: Executor,
  rows: readonly Omit<PersonRow, 'arrived_at' | 'told_at'>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await run(
    tx,
    db
      .insertInto('club_event_people')
      .values(rows.map((row) => ({ ...row, arrived_at: null, told_at: null }))),
  );
  await count(tx, [first.event_id, rows.length]);
}

/** The event is locked. Answers whether there was such a row. */
export async function removePerson(
  tx: Executor,
  of: { event_id: string; user_id: string; comes_as: PersonRow['comes_as'] },
): Promise<boolean> {
  const { count: gone } = await tx.query({
    text: 'delete from club_event_people where event_id = $1 and user_id = $2 and comes_as = $3',
    values: [of.event_id, of.user_id, of.comes_as],
  });
  if (gone > 0) await count(tx, [of.event_id, -gone]);
  return gone > 0;
}

const one = prepared<PersonRow>(
  'events-person',
  'select * from club_event_people where event_id = $1 and user_id = $2',
);

export async function findPersonOf(
  tx: Executor,
  eventId: string,
  userId: string,
): Promise<PersonRow | undefined> {
  return (await one(tx, [eventId, userId]))[0];
}

const among = prepared<{ user_id: string; comes_as: PersonRow['comes_as'] }>(
  'events-people-among',
  'select user_id, comes_as from club_event_people where event_id = $1 and user_id = any($2::uuid[])',
);

export async function listPeopleAmong(tx: Executor, eventId: string, userIds: readonly string[]) {
  return among(tx, [eventId, userIds]);
}

export async function countGuests(tx: Executor, eventId: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    text: `select count(*)::int as n from club_event_people where event_id = $1 and comes_as = 'guest'`,
    values: [eventId],
  });
  return rows[0]?.n ?? 0;
}

/** Somebody who signed up becomes a guest: they come once. */
export async function updateToGuest(
  tx: Executor,
  row: Omit<PersonRow, 'arrived_at' | 'told_at'>,
): Promise<void> {
  await tx.query({
    text: `update club_event_people set comes_as = 'guest', note = $3, item_id = $4, added_by = $5
      where event_id = $1 and user_id = $2`,
    values: [row.event_id, row.user_id, row.note, row.item_id, row.added_by],
  });
}

export async function setArrived(
  tx: Executor,
  of: { event_id: string; user_id: string; at: Date | null },
): Promise<boolean> {
  const { count: found } = await tx.query({
    text: `update club_event_people set arrived_at = case when $3::timestamptz is null then null else coalesce(arrived_at, $3) end
      where event_id = $1 and user_id = $2 and comes_as = 'guest'`,
    values: [of.event_id, of.user_id, of.at],
  });
  return found > 0;
}

const guests = prepared<PersonRow & { ticket_used: boolean }>(
  'events-guests',
  `select p.*, coalesce(i.state = 'redeemed', false) as ticket_used from club_event_people p left join item_facts i on i.id = p.item_id
   where p.event_id = $1 and p.comes_as = 'guest' and (p.at, p.user_id) > ($2, $3::uuid) order by p.at, p.user_id limit $4`,
);
const FIRST = '00000000-0000-0000-0000-000000000000';
const LONG_AGO = new Date(0);

export async function listGuestRows(tx: Executor, eventId: string, { after, limit }: JoiningPage) {
  return guests(tx, [eventId, after?.at ?? LONG_AGO, after?.user_id ?? FIRST, limit]);
}

const visible = prepared<PersonRow>(
  'events-people-seen',
  `select p.* from club_event_people p where p.event_id = $1 and (p.at, p.user_id) > ($3, $4::uuid)
     and not exists (select from user_apart a where a.user_id = $2 and a.other_id = p.user_id)
   order by p.at, p.user_id limit $5`,
);

/** But for those whom this viewer blocked, or who blocked them. */
export async function listPeopleSeen(
  tx: Executor,
  of: { event_id: string; viewer_id: string },
  { after, limit }: JoiningPage,
): Promise<PersonRow[]> {
  return visible(tx, [of.event_id, of.viewer_id, after?.at ?? LONG_AGO, after?.user_id ?? FIRST, limit]);
}

export interface Attendance {
  event_id: string;
  tickets: number;
  mine: Coming | null;
}

/** A ticket is somebody who comes, whoever holds it; a guest's own is counted with the list. */
const attendance = prepared<Attendance>(
  'events-attendance',
  `select e.id as event_id, coalesce(t.tickets, 0) as tickets,
     case when coalesce(t.mine, 0) > 0 and p.comes_as is distinct from 'guest' then 'ticket' else p.comes_as end as mine
   from unnest($1::uuid[]) e (id)
   left join lateral (
     select count(*)::int as tickets, (count(*) filter (where i.holder_id = $2))::int as mine
     from club_event_tickets t join item_facts i on i.design_id = t.design_id
     where t.event_id = e.id and i.holder_id is not null and i.state in ('held', 'listed', 'redeemed')
       and not exists (select from club_event_people g where g.item_id = i.id)) t on true
   left join club_event_people p on p.event_id = e.id and p.user_id = $2`,
);

export async function listAttendance(
  tx: Executor,
  eventIds: readonly string[],
  viewerId: string | null,
): Promise<Map<string, Attendance>> {
  if (eventIds.length === 0) return new Map();
  return new Map((await attendance(tx, [eventIds, viewerId])).map((row) => [row.event_id, row]));
}

const concerned = prepared<{ user_id: string }>(
  'events-concerned',
  `select user_id from (
     select p.user_id from club_event_people p where p.event_id = $1
     union
     select i.holder_id from club_event_tickets t join item_facts i on i.design_id = t.design_id
     where t.event_id = $1 and i.holder_id is not null and i.state in ('held', 'listed', 'redeemed')
     union
     select r.holder_id from club_event_refunds r where r.event_id = $1) c
   where user_id > $2::uuid order by user_id limit $3`,
);

/** Everybody who comes, by id; also those whose ticket was paid back meanwhile. */
export async function listConcerned(
  tx: Executor,
  eventId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<string[]> {
  return (await concerned(tx, [eventId, after ?? FIRST, limit])).map(({ user_id }) => user_id);
}

const ownIds = prepared<{ event_id: string }>(
  'events-of-person',
  `select e.id as event_id from club_events e where e.state <> 'draft' and e.ends_at > $2 and (
     exists (select from club_event_people p where p.event_id = e.id and p.user_id = $1)
     or exists (select from club_event_tickets t join item_facts i on i.design_id = t.design_id
       where t.event_id = e.id and i.holder_id = $1 and i.state in ('held', 'listed', 'redeemed'))
     or e.state = 'cancelled' and exists (select from club_event_refunds r where r.event_id = e.id and r.holder_id = $1))
   order by e.starts_at, e.id limit $3`,
);

/** What somebody is coming to, the next one first. */
export async function listEventIdsOf(
  tx: Executor,
  userId: string,
  since: Date,
  limit: number,
): Promise<string[]> {
  return (await ownIds(tx, [userId, since, limit])).map(({ event_id }) => event_id);
}

export async function listOfPerson(tx: Executor, userId: string): Promise<PersonRow[]> {
  const { rows } = await tx.query<PersonRow>({
    text: 'select * from club_event_people where user_id = $1 order by at, event_id',
    values: [userId],
  });
  return rows;
}

/** They come no more; the count follows. */
export async function removeFromAll(tx: Executor, userId: string): Promise<void> {
  await tx.query({
    text: `with gone as (delete from club_event_people where user_id = $1 returning event_id)
      update club_events e set people = people - 1 from gone where e.id = gone.event_id`,
    values: [userId],
  });
  await tx.query({ text: 'delete from calendar_feeds where user_id = $1', values: [userId] });
}
