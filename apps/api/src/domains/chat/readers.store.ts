// Owns the SQL of readers: how far somebody has read, what is muted, and what is listed where.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Box } from './tables.ts';

/**
 * As SQL, of a row of `conversation_readers`: up to where its reader counts what they have read. It stands before what they marked as
 * unread; `read_seq` itself never goes back, and is what the other person is told.
 */
export const ownMark = (reader: string) => `coalesce(${reader}.unread_from - 1, ${reader}.read_seq)`;

interface Mark {
  /** The reader's own, which marking as unread moves back. */
  read_seq: number;
  last_seq: number;
  moved: boolean;
}

interface MarkedRead extends Mark {
  /** The furthest that they ever read. */
  seen_seq: number;
  /** It was further than before. */
  seen_more: boolean;
}

const read = prepared<MarkedRead>(
  'chat-mark-read',
  `with v as (select id, last_seq, last_at from conversations where id = $1),
   b as (select r.read_seq, ${ownMark('r')} as mark from conversation_readers r
     where r.conversation_id = $1 and r.user_id = $2),
   put as (
     insert into conversation_readers as r (conversation_id, user_id, read_seq, read_at, box, last_at)
     select id, $2, least($3, last_seq), $4, 'channel', last_at from v
     on conflict (conversation_id, user_id) do update set read_seq = greatest(r.read_seq, excluded.read_seq),
       read_at = case when excluded.read_seq > r.read_seq then excluded.read_at else r.read_at end,
       unread_from = case when r.unread_from is not null and excluded.read_seq < r.read_seq
         then greatest(r.unread_from, excluded.read_seq + 1) end
     returning r.read_seq, ${ownMark('r')} as mark)
   select put.mark as read_seq, v.last_seq, put.mark > coalesce((select mark from b), 0) as moved,
     put.read_seq as seen_seq, put.read_seq > coalesce((select read_seq from b), 0) as seen_more from put, v`,
);

/** Never back. `moved` tells whether it was further than before. */
export async function markReadTo(
  tx: Executor,
  given: { conversation_id: string; user_id: string; seq: number; at: Date },
): Promise<MarkedRead> {
  const [row] = await read(tx, [given.conversation_id, given.user_id, given.seq, given.at]);
  return row ?? { read_seq: 0, last_seq: 0, moved: false, seen_seq: 0, seen_more: false };
}

// What was taken out of the list comes back: whoever marks it wants to find it there.
const unreadAgain = prepared<Mark>(
  'chat-mark-unread',
  `with v as (
     select id, last_seq, accepted_at, greatest(1, least(coalesce($3::integer, last_seq), last_seq)) as place
     from conversations where id = $1),
   put as (
     update conversation_readers r set unread_from = v.place,
       box = case when r.box = 'away' and v.accepted_at is not null then 'main' else r.box end
     from v where r.conversation_id = v.id and r.user_id = $2 and v.last_seq > 0 and ${ownMark('r')} >= v.place
     returning r.unread_from - 1 as mark)
   select coalesce((select mark from put), (select ${ownMark('r')} from conversation_readers r
       where r.conversation_id = $1 and r.user_id = $2), 0) as read_seq,
     v.last_seq, exists (select from put) as moved from v`,
);

/** From that place on, or with null the latest message alone; what is unread already stays so. */
export async function markUnreadFrom(
  tx: Executor,
  given: { conversation_id: string; user_id: string; seq: number | null },
): Promise<Mark> {
  const [row] = await unreadAgain(tx, [given.conversation_id, given.user_id, given.seq]);
  return row ?? { read_seq: 0, last_seq: 0, moved: false };
}

export async function setMute(
  tx: Executor,
  given: { conversation_id: string; user_id: string; muted: boolean; until: Date | null },
): Promise<void> {
  await tx.query({
    text: `insert into conversation_readers as r (conversation_id, user_id, muted, muted_until, box, last_at)
      select id, $2, $3, $4, 'channel', last_at from conversations where id = $1
      on conflict (conversation_id, user_id) do update set muted = excluded.muted, muted_until = excluded.muted_until`,
    values: [given.conversation_id, given.user_id, given.muted, given.until],
  });
}

export async function setBox(
  tx: Executor,
  given: { conversation_id: string; user_id: string; box: Box },
): Promise<void> {
  await tx.query({
    text: 'update conversation_readers set box = $3 where conversation_id = $1 and user_id = $2',
    values: [given.conversation_id, given.user_id, given.box],
  });
}

/** Both people of a new conversation; nothing is listed before something is written. */
export async function insertPair(
  tx: Executor,
  given: { conversation_id: string; user_ids: readonly string[]; at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into conversation_readers (conversation_id, user_id, box, last_at)
      select $1, u, 'away', $3 from unnest($2::uuid[]) u on conflict do nothing`,
    values: [given.conversation_id, given.user_ids, given.at],
  });
}

/** Whoever joins, or comes back, has read what was written before. */
export async function startReading(
  tx: Executor,
  given: { club_id: string; user_id: string; at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into conversation_readers as r (conversation_id, user_id, read_seq, read_at, box, last_at)
      select id, $2, last_seq, $3, 'channel', last_at from conversations
      where club_id = $1 and kind in ('channel', 'broadcast') and created_at <= $3
      on conflict (conversation_id, user_id) do update set read_seq = greatest(r.read_seq, excluded.read_seq),
        unread_from = null`,
    values: [given.club_id, given.user_id, given.at],
  });
}

export interface UnreadRow {
  id: string;
  club_id: string | null;
  read_condition: ConditionTree | null;
}

/** More than anybody counts. */
const MOST_COUNTED = 999;

const unreadOf = (user: string) => `(select v.id, v.club_id, null::jsonb as read_condition
     from conversation_readers r join conversations v on v.id = r.conversation_id
     where r.user_id = ${user} and r.box = 'main' and v.last_seq > ${ownMark('r')}
       and not (r.muted and (r.muted_until is null or r.muted_until > $2)) limit ${MOST_COUNTED})
   union all
   (select v.id, v.club_id, case when s.order_role = 'member' then v.read_condition end
     from member_standing s
     join club_facts f on f.id = s.club_id and f.closed_at is null and f.suspended_at is null
     join conversations v on v.club_id = s.club_id and v.kind in ('channel', 'broadcast') and v.last_seq > 0
     left join conversation_readers r on r.conversation_id = v.id and r.user_id = ${user}
     where s.user_id = ${user} and v.last_seq > coalesce(${ownMark('r')}, 0)
       and not (coalesce(r.muted, false) and (r.muted_until is null or r.muted_until > $2)) limit ${MOST_COUNTED})`;
const unread = prepared<UnreadRow>('chat-unread', unreadOf('$1'));

export function listUnread(tx: Executor, userId: string, now: Date): Promise<UnreadRow[]> {
  return unread(tx, [userId, now]);
}

interface UnreadOfOne {
  user_id: string;
  /** How many ask for nothing. */
  open: number;
  asking: UnreadRow[];
}

const unreadOfMany = prepared<UnreadOfOne>(
  'chat-unread-of-many',
  `select u.user_id, count(*) filter (where x.read_condition is null)::int as open,
     coalesce(json_agg(x) filter (where x.read_condition is not null), '[]') as asking
   from unnest($1::uuid[]) as u (user_id) cross join lateral (${unreadOf('u.user_id')}) x group by u.user_id`,
);

/** Who has read everything is left out. */
export function listUnreadOfMany(
  tx: Executor,
  userIds: readonly string[],
  now: Date,
): Promise<UnreadOfOne[]> {
  return unreadOfMany(tx, [userIds, now]);
}

const requests = prepared<{ requests: number; people: string[] | null }>(
  'chat-request-counts',
  `select count(*)::int as requests, (array_agg(x.started_by order by x.last_at desc))[1:2] as people
   from (select v.started_by, r.last_at from conversation_readers r join conversations v on v.id = r.conversation_id
     where r.user_id = $1 and r.box = 'requests'
       and not exists (select from user_apart a where a.user_id = $1 and a.other_id = v.started_by)
     order by r.last_at desc limit ${MOST_COUNTED}) x`,
);

export async function countRequests(
  tx: Executor,
  userId: string,
): Promise<{ requests: number; people: string[] }> {
  const [row] = await requests(tx, [userId]);
  return { requests: row?.requests ?? 0, people: row?.people ?? [] };
}

export async function changeWritten(
  tx: Executor,
  given: { conversation_id: string; user_id: string; by: number },
): Promise<void> {
  await tx.query({
    text: `update conversation_readers set written = greatest(0, written + $3)
      where conversation_id = $1 and user_id = $2`,
    values: [given.conversation_id, given.user_id, given.by],
  });
}

/** Whom a message mentioned that is gone: the mark goes back to the one before, which is worked out for those few people alone. */
export async function forgetMentions(
  tx: Executor,
  message: { conversation_id: string; seq: number; mentions: readonly { user_id: string }[] },
): Promise<void> {
  if (message.mentions.length === 0) return;
  await tx.query({
    text: `update conversation_readers r set mention_seq = coalesce((
        select max(m.seq) from messages m where m.conversation_id = $1 and m.seq > ${ownMark('r')} and m.seq < $2
          and m.removed_at is null and m.hidden_at is null
          and m.mentions @> jsonb_build_array(jsonb_build_object('user_id', r.user_id))), 0)
      where r.conversation_id = $1 and r.mention_seq = $2 and r.user_id = any ($3::uuid[])`,
    values: [message.conversation_id, message.seq, message.mentions.map(({ user_id }) => user_id)],
  });
}
