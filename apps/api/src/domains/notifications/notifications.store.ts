// Owns the SQL of the inbox: rows in, rows out, no decisions.
import type { NotificationGroup, NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { CounterRow, NotificationRow } from './tables.ts';

const told = prepared<{ user_id: string }>(
  'notifications-told',
  `insert into notification_sources (user_id, kind, source, actor_id, at)
   select user_id, $2, $3, $4, $5 from unnest($1::uuid[]) as user_id order by user_id
   on conflict do nothing returning user_id`,
);

/** Those who had not been told of it; from here on they have. */
export async function insertSources(
  tx: Executor,
  of: {
    user_ids: readonly string[];
    kind: NotificationKind;
    source: string;
    actor_id: string | null;
    at: Date;
  },
): Promise<string[]> {
  const rows = await told(tx, [of.user_ids, of.kind, of.source, of.actor_id, of.at]);
  return rows.map(({ user_id }) => user_id);
}

export type NewNotification = Omit<
  NotificationRow,
  'id' | 'user_id' | 'people' | 'count' | 'created_at' | 'updated_at' | 'read_at'
> & { actor_id: string | null; at: Date; counts: 'people' | 'things' | false };

type PutRow = Pick<NotificationRow, 'id' | 'user_id' | 'count' | 'people'>;

// A person counts once in a bundle of people, however often they come back.
const put = prepared<PutRow>(
  'notifications-put',
  `insert into notifications as n
     (id, user_id, kind, tab, club_id, bundle_key, subject_kind, subject_id, payload, people, link, created_at, updated_at)
   select t.id, t.user_id, $3, $4, $5, $6, $7, $8, $9::jsonb,
     case when $10::uuid is null then '{}'::uuid[] else array[$10::uuid] end, $11, $12, $12
   from unnest($1::uuid[], $2::uuid[]) as t (id, user_id) order by t.user_id
   on conflict (user_id, kind, bundle_key) where read_at is null and bundle_key is not null do update set
     payload = excluded.payload, link = excluded.link, updated_at = greatest(n.updated_at, excluded.updated_at),
     subject_kind = excluded.subject_kind, subject_id = excluded.subject_id,
     people = case when $10::uuid is null then n.people else (array_prepend($10::uuid, array_remove(n.people, $10::uuid)))[1:3] end,
     count = n.count + case when $13 = 'people' and exists
       (select from notification_sources s where s.notification_id = n.id and s.actor_id = $10::uuid) then 0 else 1 end
   returning n.id, n.user_id, n.count, n.people`,
);

/** New ones, or grown bundles; by person. `ids`: one for each person, used where a new one is made. */
export async function putNotifications(
  tx: Executor,
  ids: readonly string[],
  userIds: readonly string[],
  of: NewNotification,
): Promise<Map<string, Omit<PutRow, 'user_id'>>> {
  const rows = await put(tx, [
    ids,
    userIds,
    of.kind,
    of.tab,
    of.club_id,
    of.bundle_key,
    of.subject_kind,
    of.subject_id,
    JSON.stringify(of.payload),
    of.actor_id,
    of.link,
    of.at,
    of.counts === false ? '' : of.counts,
  ]);
  return new Map(rows.map(({ user_id, ...row }) => [user_id, row]));
}

const linked = prepared<never>(
  'notifications-link-sources',
  `update notification_sources s set notification_id = t.id from unnest($1::uuid[], $2::uuid[]) as t (user_id, id)
   where s.user_id = t.user_id and s.kind = $3 and s.source = $4`,
);

export async function linkSources(
  tx: Executor,
  put: ReadonlyMap<string, string>,
  of: { kind: NotificationKind; source: string },
): Promise<void> {
  await linked(tx, [[...put.keys()], [...put.values()], of.kind, of.source]);
}

const counters = prepared<CounterRow>(
  'notifications-counters',
  'select * from notification_counters where user_id = any ($1::uuid[])',
);

export async function listCounters(
  tx: Executor,
  userIds: readonly string[],
): Promise<Map<string, CounterRow>> {
  return new Map((await counters(tx, [userIds])).map((row) => [row.user_id, row]));
}

export const inboxKey = keyset<{ updated_at: Date; id: string }>({ updated_at: time, id });

const page = (tab: boolean) =>
  prepared<NotificationRow>(
    `notifications-page-${tab ? 'of-tab' : 'all'}`,
    `select * from notifications where user_id = $1 and (updated_at, id) < ($2::timestamptz, $3::uuid)
     ${tab ? 'and tab = $5' : ''} order by updated_at desc, id desc limit $4`,
  );
const pages = { all: page(false), tab: page(true) };
const LAST = { updated_at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

export async function listInbox(
  tx: Executor,
  of: { user_id: string; tab: NotificationGroup | undefined },
  { after = LAST, limit }: PageOf<typeof inboxKey>,
): Promise<NotificationRow[]> {
  const values = [of.user_id, after.updated_at, after.id, limit];
  return of.tab === undefined ? pages.all(tx, values) : pages.tab(tx, [...values, of.tab]);
}

const readOne = prepared<{ id: string; unread: boolean }>(
  'notifications-read-one',
  `with found as (select id, read_at is null as unread from notifications where id = $1 and user_id = $2 for update),
   done as (update notifications set read_at = $3 where id = (select id from found where unread))
   select id, unread from found`,
);

/** Undefined where the person has no such entry; false where it was read before. */
export async function markRead(
  tx: Executor,
  of: { id: string; user_id: string; at: Date },
): Promise<boolean | undefined> {
  return (await readOne(tx, [of.id, of.user_id, of.at]))[0]?.unread;
}

export async function findNotification(
  tx: Executor,
  of: { id: string; user_id: string },
): Promise<NotificationRow | undefined> {
  const { rows } = await tx.query<NotificationRow>({
    text: 'select * from notifications where id = $1 and user_id = $2',
    values: [of.id, of.user_id],
  });
  return rows[0];
}

/** How many were unread. */
export async function markReadUpTo(
  tx: Executor,
  of: { user_id: string; tab: NotificationGroup | undefined; until: Date; id: string; at: Date },
): Promise<number> {
  const { count } = await tx.query({
    text: `update notifications set read_at = $2 where user_id = $1 and read_at is null and (updated_at, id) <= ($3, $4)
      and ($5::text is null or tab = $5)`,
    values: [of.user_id, of.at, of.until, of.id, of.tab ?? null],
  });
  return count;
}

const readAbout = prepared<{ id: string }>(
  'notifications-read-about',
  `update notifications set read_at = $4 where user_id = $1 and read_at is null and subject_kind = $2 and subject_id = $3
     and ($5::int is null or (payload ->> 'seq')::int <= $5) returning id`,
);

/** `up_to_seq`: of a conversation that was read only up to that place; null where all of it was. How many were unread. */
export async function markReadAbout(
  tx: Executor,
  of: { user_id: string; subject_kind: string; subject_id: string; up_to_seq: number | null; at: Date },
): Promise<number> {
  return (await readAbout(tx, [of.user_id, of.subject_kind, of.subject_id, of.at, of.up_to_seq])).length;
}

/** Read ones from before; how many went. */
export async function removeRead(tx: Executor, before: Date, limit: number): Promise<number> {
  const { count } = await tx.query({
    text: `delete from notifications where id in
      (select id from notifications where read_at < $1 order by read_at limit $2)`,
    values: [before, limit],
  });
  return count;
}

/** Of entries that are gone: the others are needed to find what is withdrawn later. */
export async function removeSources(tx: Executor, before: Date, limit: number): Promise<number> {
  const { count } = await tx.query({
    text: `delete from notification_sources where (user_id, kind, source) in
      (select user_id, kind, source from notification_sources where at < $1 and notification_id is null order by at limit $2)`,
    values: [before, limit],
  });
  return count;
}

/** Of a club that is closing for good, a step at a time; how many went. */
export async function removeOfClub(tx: Executor, clubId: string, limit: number): Promise<number> {
  const { count } = await tx.query({
    text: 'delete from notifications where id in (select id from notifications where club_id = $1 limit $2)',
    values: [clubId, limit],
  });
  return count;
}

export async function listOfPerson(tx: Executor, userId: string, limit: number): Promise<NotificationRow[]> {
  const { rows } = await tx.query<NotificationRow>({
    text: 'select * from notifications where user_id = $1 order by updated_at desc, id desc limit $2',
    values: [userId, limit],
  });
  return rows;
}

/** Whoever is gone is named in nobody's inbox any more. */
export async function removePerson(tx: Executor, userId: string): Promise<void> {
  for (const text of [
    'delete from notification_sources where user_id = $1',
    'delete from notifications where user_id = $1',
    'delete from notification_counters where user_id = $1',
    `update notifications set people = array_remove(people, $1) where id in
      (select notification_id from notification_sources where actor_id = $1)`,
    'update notification_sources set actor_id = null where actor_id = $1',
  ])
    await tx.query({ text, values: [userId] });
}

/** Counters that say something else than the rows, worked out from one snapshot. */
export async function listWrongCounters(tx: Executor, limit: number): Promise<{ user_id: string }[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select coalesce(c.user_id, n.user_id) as user_id from notification_counters c full join
        (select user_id, count(*) filter (where tab = 'for-me') as for_me, count(*) filter (where tab = 'missions') as missions,
           count(*) filter (where tab = 'market') as market, count(*) filter (where tab = 'clubs') as clubs
         from notifications where read_at is null group by user_id) n on n.user_id = c.user_id
      where (coalesce(c.for_me, 0), coalesce(c.missions, 0), coalesce(c.market, 0), coalesce(c.clubs, 0))
        <> (coalesce(n.for_me, 0), coalesce(n.missions, 0), coalesce(n.market, 0), coalesce(n.clubs, 0)) limit $1`,
    values: [limit],
  });
  return rows;
}
