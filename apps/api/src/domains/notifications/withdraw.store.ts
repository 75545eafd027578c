// Owns the SQL of taking entries back: which of them came from a cause, and what is left of each without it.
import {
  type NotificationKind,
  notificationKindNames,
  notificationRule,
} from '@stagepass/base/notification-kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { dropPushOfActor, dropPushOfEntries, dropPushOfSource } from './push/withdrawn.store.ts';

interface Withdrawn {
  /** Whose inbox is different now. */
  user_ids: string[];
  /** Whether there may be more. */
  full: boolean;
}

/** What people did to each other. A sale or a request to join stays what it was, whoever it came from. */
const amongPeople: readonly NotificationKind[] = [
  ...(['follower', 'comment', 'reply', 'mention', 'reaction'] as const),
  ...(['message-request', 'chat-mention', 'chat-reply', 'broadcast-answer'] as const),
];

/** Told under a post, with it as their subject. Bundles of a club's posts are not about one of them. */
const underPosts: readonly NotificationKind[] = ['comment', 'reply', 'mention', 'reaction'];
/** Told of people who speak to somebody; messages have no entry in the inbox. */
const pushedAmongPeople: readonly NotificationKind[] = [...amongPeople, 'message'];
/** What somebody said or did to others: with their account it leaves everybody's inbox. The club's own decisions stay. */
const ofThePerson: readonly NotificationKind[] = [
  ...pushedAmongPeople,
  ...(['announcement', 'club-post', 'text-held', 'join-request'] as const),
];
const countPeople = notificationKindNames.filter((kind) => notificationRule(kind).bundles === 'people');

/** Twenty devices of each person in one step. */
const MOST_PUSHES = 20_000;

interface Gone {
  user_id: string;
  notification_id: string;
  actor_id: string | null;
  at: Date;
}

// The row itself stays without its entry: the same deed is not told a second time.
const unlink = (name: string, where: string) =>
  prepared<Gone>(
    `notifications-unlink-${name}`,
    `with gone as (select user_id, kind, source, notification_id, actor_id, at from notification_sources
       where ${where} and notification_id is not null order by user_id limit $1 for update)
     update notification_sources s set notification_id = null from gone
     where s.user_id = gone.user_id and s.kind = gone.kind and s.source = gone.source
     returning gone.user_id, gone.notification_id, gone.actor_id, gone.at`,
  );
const unlinkSource = unlink('source', 'source = $2');
const unlinkActor = unlink('actor', 'user_id = $2 and actor_id = $3 and kind = any ($4::text[])');
const unlinkPerson = unlink('person', 'actor_id = $2 and kind = any ($3::text[])');

// The words of a bundle are those of its latest deed: where that one is gone, nothing is quoted any more. A person counts until their
// last deed is gone. With nobody or nothing left the entry goes, and so does one that would go on naming the thing that is gone.
const shrink = prepared<never>(
  'notifications-shrink',
  `with gone as (select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as g (id, actor_id, at)),
   touched as (select n.id, n.kind, n.count, n.updated_at,
       n.payload ? 'title' and not (n.kind = any ($4::text[])) as names_it from notifications n
     where n.id = any ($1::uuid[]) order by n.user_id, n.id for update),
   rest as (
     select t.id,
       t.count - (select case when t.kind = any ($4::text[])
           then count(distinct g.actor_id) filter (where not exists (
             select from notification_sources s where s.notification_id = t.id and s.actor_id = g.actor_id))
           else count(*) end from gone g where g.id = t.id)::int as count,
       (select max(g.at) from gone g where g.id = t.id) >= t.updated_at as quoted, t.names_it,
       array(select s.actor_id from notification_sources s where s.notification_id = t.id and s.actor_id is not null
         group by s.actor_id order by max(s.at) desc limit 3) as people
     from touched t),
   dropped as (delete from notifications n using rest r where n.id = r.id and (r.count < 1 or (r.quoted and r.names_it)))
   update notifications n set count = r.count, people = r.people,
     payload = case when r.quoted and n.payload ? 'excerpt' then jsonb_set(n.payload, '{excerpt}', '""') else n.payload end
   from rest r where n.id = r.id and r.count >= 1 and not (r.quoted and r.names_it)`,
);

interface Step {
  at: Date;
  limit: number;
}

/** With what waits to be pushed of it. */
export async function withdrawCauses(
  tx: Executor,
  of: { source: string } | { user_id: string; actor_id: string },
  step: Step,
): Promise<Withdrawn> {
  const { limit } = step;
  const pushes =
    'source' in of
      ? await dropPushOfSource(tx, of.source, step)
      : await dropPushOfActor(tx, { ...of, kinds: pushedAmongPeople }, step);
  const gone =
    'source' in of
      ? await unlinkSource(tx, [limit, of.source])
      : await unlinkActor(tx, [limit, of.user_id, of.actor_id, amongPeople]);
  return { user_ids: await shrinkBy(tx, gone), full: gone.length === limit || pushes === limit };
}

/** Of an account that is being deleted. */
export async function withdrawPerson(tx: Executor, actorId: string, step: Step): Promise<Withdrawn> {
  const { limit } = step;
  const of = { actor_id: actorId, user_id: null, kinds: ofThePerson };
  const pushes = await dropPushOfActor(tx, of, step);
  const gone = await unlinkPerson(tx, [limit, actorId, ofThePerson]);
  return { user_ids: await shrinkBy(tx, gone), full: gone.length === limit || pushes === limit };
}

async function shrinkBy(tx: Executor, gone: readonly Gone[]): Promise<string[]> {
  if (gone.length === 0) return [];
  await shrink(tx, [
    gone.map(({ notification_id }) => notification_id),
    gone.map(({ actor_id }) => actor_id),
    gone.map(({ at }) => at),
    countPeople,
  ]);
  return [...new Set(gone.map(({ user_id }) => user_id))];
}

export async function removeAboutPost(tx: Executor, postId: string, step: Step): Promise<Withdrawn> {
  const { limit } = step;
  const { rows } = await tx.query<{ id: string; user_id: string }>({
    text: `delete from notifications where id in (select id from notifications
        where subject_kind = 'post' and subject_id = $1 and kind = any ($2::text[]) limit $3) returning id, user_id`,
    values: [postId, underPosts, limit],
  });
  const ids = rows.map(({ id }) => id);
  // An entry has a push for each device of its person, and the entries are gone now: all of them at once.
  if (ids.length > 0) await dropPushOfEntries(tx, ids, { ...step, limit: MOST_PUSHES });
  return { user_ids: [...new Set(rows.map(({ user_id }) => user_id))], full: rows.length === limit };
}
