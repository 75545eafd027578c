// Owns the writing of messages: place, message, readers and event in one statement, for all that are sent at the same moment.
import { MESSAGES_PER_REQUEST, type MessageGist } from '@stagepass/contract/chat/shapes.ts';
import { batched, type HandIn } from '#platform/db/batch.ts';
import type { CarriedEvent } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { carriedEvents } from '#platform/outbox/deliveries.store.ts';
import { strangers } from './pairs.store.ts';
import type { Mention } from './tables.ts';

export interface NewMessage {
  id: string;
  conversation_id: string;
  author_id: string;
  text: string;
  mentions: readonly Mention[];
  media: readonly object[];
  voice: object | null;
  card_kind: 'item' | 'mission' | null;
  card_id: string | null;
  reply_to: string | null;
  created_at: Date;
  gist: MessageGist;
  preview: string;
  /** The other person; null in channels and broadcasts. */
  partner_id: string | null;
  /** Where its author has to be a member; null in direct conversations. */
  club_id: string | null;
  /** Of a first message: null makes it a request. */
  accepted_at: Date | null;
}

export interface Placed {
  id: string;
  seq: number;
  change: number;
  last_seq: number;
  last_change: number;
  accepted: boolean;
  /** The author is out of sight: nobody but them is told. */
  author_out: boolean;
  /** In channels: members who are not shown what the author says. */
  hidden_from: string[] | null;
  /** Of an answer in a channel: members who are not shown what the author of the quoted message says. */
  quote_hidden_from: string[] | null;
  /** The author of the quoted message is out of sight: only the staff can quote it, and nobody else is told its words. */
  quote_out: boolean;
}

interface Handed {
  message: NewMessage;
  event: CarriedEvent | undefined;
}

const hiding = (clubId: string, authorId: string) => `array(
     select h.viewer_id from user_hidden h join member_standing s on s.club_id = ${clubId} and s.user_id = h.viewer_id
     where h.user_id = ${authorId})`;

// $1 the messages as JSON, $2 the event's name, $3 its handlers. Who blocked the author, or is not a member any more, since the
// rights were looked at gets none of it; a suspended author writes nothing, and who is out of sight tells and calls nobody. The row of the conversation is the lock: places follow each other without gaps, in the order
// in which transactions are committed. Conversations are locked in the order of their ids, so that no two statements wait in a circle.
// What the lock answers is the row as it is by then: however many messages of a request are sent at once, only the first three are stored.
// Where the two got to know one another since, the next one accepts it.
const insert = prepared<Placed>(
  'chat-insert-messages',
  `with asked as materialized (
     select * from json_to_recordset($1::json) as a (ord integer, id uuid, conversation_id uuid, author_id uuid, text text,
       mentions jsonb, media jsonb, voice jsonb, card_kind text, card_id uuid, reply_to uuid, created_at timestamptz,
       gist text, preview text, partner_id uuid, club_id uuid, accepted_at timestamptz, event jsonb)),
   admitted as materialized (
     select a.*, u.out_of_sight as author_out from asked a
     join user_standing u on u.user_id = a.author_id and not u.suspended and (a.partner_id is null or not u.out_of_sight)
     where (a.partner_id is null or not exists (
         select from user_apart x where x.user_id = a.author_id and x.other_id = a.partner_id))
       and (a.club_id is null or exists (select from member_standing m
         join club_facts f on f.id = m.club_id and f.closed_at is null and f.suspended_at is null
         where m.club_id = a.club_id and m.user_id = a.author_id and (m.muted_until is null or m.muted_until <= a.created_at)))
       and (a.club_id is null or a.partner_id is null or exists (
         select from member_standing m where m.club_id = a.club_id and m.user_id = a.partner_id))),
   locked as materialized (
     select v.id, v.last_seq, v.started_by, v.accepted_at, v.declined_at from conversations v
     where v.id in (select conversation_id from admitted) order by v.id for update),
   allowed as materialized (
     select x.*, row_number() over (partition by x.conversation_id order by x.ord)::int as nth from (
       select a.*, l.last_seq, a.partner_id is not null and l.accepted_at is null and l.started_by = a.author_id as waiting,
         a.partner_id is not null and l.accepted_at is null and l.started_by = a.author_id and l.declined_at is null
           and not (${strangers('a.author_id', 'a.partner_id')}) as acquainted
       from admitted a join locked l on l.id = a.conversation_id) x
     where x.waiting is not true or x.acquainted or x.last_seq < ${MESSAGES_PER_REQUEST}),
   raised as (
     update conversations v set last_seq = v.last_seq + n.many, last_change = v.last_change + n.many,
       last_id = n.last_id, last_author_id = n.last_author_id, last_gist = n.last_gist, last_text = n.last_text,
       last_at = greatest(v.last_at, n.last_at), started_by = coalesce(v.started_by, n.first_author_id),
       accepted_at = case when v.accepted_at is not null then v.accepted_at
         when n.last_author_id <> coalesce(v.started_by, n.first_author_id) then n.last_at
         when v.started_by is null then n.accepted_at when n.acquainted then n.last_at end
     from (select conversation_id, count(*)::int as many,
         (array_agg(id order by nth desc))[1] as last_id, (array_agg(author_id order by nth desc))[1] as last_author_id,
         (array_agg(gist order by nth desc))[1] as last_gist, (array_agg(preview order by nth desc))[1] as last_text,
         (array_agg(author_id order by nth))[1] as first_author_id,
         max(created_at) as last_at, max(accepted_at) as accepted_at, bool_or(acquainted) as acquainted
       from allowed group by conversation_id) n
     where v.id = n.conversation_id
     returning v.id, v.last_seq, v.last_change, n.many, v.accepted_at, v.declined_at),
   made as (
     insert into messages (id, conversation_id, seq, change, author_id, text, mentions, media, voice, card_kind, card_id,
       reply_to, created_at)
     select a.id, a.conversation_id, r.last_seq - r.many + a.nth, r.last_change - r.many + a.nth, a.author_id, a.text,
       a.mentions, a.media, a.voice, a.card_kind, a.card_id, a.reply_to, a.created_at
     from allowed a join raised r on r.id = a.conversation_id
     returning id, conversation_id, author_id, seq, change, created_at),
   wrote as (
     insert into conversation_readers as x (conversation_id, user_id, read_seq, read_at, box, last_at, written)
     select m.conversation_id, m.author_id, max(m.seq), max(m.created_at),
       case when bool_or(a.partner_id is null) then 'channel' else 'main' end, max(m.created_at), count(*)
     from made m join allowed a on a.id = m.id group by m.conversation_id, m.author_id
     on conflict (conversation_id, user_id) do update set read_seq = greatest(x.read_seq, excluded.read_seq),
       unread_from = null, read_at = excluded.read_at, box = excluded.box, last_at = excluded.last_at, written = x.written + excluded.written),
   reached as (
     update conversation_readers x set last_at = m.created_at,
       box = case when r.accepted_at is not null then 'main' when r.declined_at is not null then x.box else 'requests' end
     from made m join allowed a on a.id = m.id join raised r on r.id = m.conversation_id
     where a.partner_id is not null and x.conversation_id = m.conversation_id and x.user_id = a.partner_id),
   named as (
     insert into conversation_readers as x (conversation_id, user_id, mention_seq, box, last_at)
     select m.conversation_id, (u.one ->> 'user_id')::uuid, max(m.seq), 'channel', max(m.created_at)
     from made m join allowed a on a.id = m.id cross join lateral jsonb_array_elements(a.mentions) u (one)
     where a.partner_id is null and not a.author_out group by 1, 2 order by 1, 2
     on conflict (conversation_id, user_id) do update set mention_seq = greatest(x.mention_seq, excluded.mention_seq)),
   told as (
     select a.event || jsonb_build_object('seq', m.seq) as event from made m join allowed a on a.id = m.id
     where a.event is not null and not a.author_out),
   ${carriedEvents({ from: 'told', payload: 'told.event', name: '$2', handlers: '$3' })}
   select m.id, m.seq, m.change, r.last_seq, r.last_change, r.accepted_at is not null as accepted, a.author_out,
     case when a.partner_id is null then ${hiding('a.club_id', 'a.author_id')} end as hidden_from,
     case when a.partner_id is null and q.id is not null then ${hiding('a.club_id', 'q.author_id')} end as quote_hidden_from,
     a.partner_id is null and exists (
       select from user_standing z where z.user_id = q.author_id and z.out_of_sight) as quote_out
   from made m join allowed a on a.id = m.id join raised r on r.id = m.conversation_id
   left join messages q on q.id = a.reply_to and q.conversation_id = a.conversation_id`,
);

/**
 * The same for the usual case by itself, one message in a channel that calls nobody and answers nothing: what cannot matter for it is left
 * out, and most of the time that the statement above takes is its many parts being made ready. Raising the row is the lock here.
 */
const insertChatter = prepared<Placed>(
  'chat-insert-chatter',
  `with admitted as materialized (
     select u.out_of_sight as author_out from user_standing u where u.user_id = $3 and not u.suspended
       and exists (select from member_standing m
         join club_facts f on f.id = m.club_id and f.closed_at is null and f.suspended_at is null
         where m.club_id = $4 and m.user_id = $3 and (m.muted_until is null or m.muted_until <= $5::timestamptz))),
   raised as (
     update conversations v set last_seq = v.last_seq + 1, last_change = v.last_change + 1, last_id = $1,
       last_author_id = $3, last_gist = $7, last_text = $8, last_at = greatest(v.last_at, $5::timestamptz),
       started_by = coalesce(v.started_by, $3),
       accepted_at = coalesce(v.accepted_at,
         case when v.started_by is null then $9::timestamptz when v.started_by <> $3 then $5::timestamptz end)
     from admitted a where v.id = $2
     returning v.id, v.last_seq, v.last_change, v.accepted_at, a.author_out),
   made as (
     insert into messages (id, conversation_id, seq, change, author_id, text, media, voice, card_kind, card_id, created_at)
     select $1, r.id, r.last_seq, r.last_change, $3, $6, $10::jsonb, $11::jsonb, $12, $13::uuid, $5::timestamptz
     from raised r),
   wrote as (
     insert into conversation_readers as x (conversation_id, user_id, read_seq, read_at, box, last_at, written)
     select r.id, $3, r.last_seq, $5::timestamptz, 'channel', $5::timestamptz, 1 from raised r
     on conflict (conversation_id, user_id) do update set read_seq = greatest(x.read_seq, excluded.read_seq),
       unread_from = null, read_at = excluded.read_at, box = excluded.box, last_at = excluded.last_at, written = x.written + excluded.written)
   select $1::uuid as id, r.last_seq as seq, r.last_change as change, r.last_seq, r.last_change,
     r.accepted_at is not null as accepted, r.author_out, ${hiding('$4', '$3')} as hidden_from,
     null as quote_hidden_from, false as quote_out
   from raised r`,
);

function isChatter({ message, event }: Handed): boolean {
  const { partner_id, club_id, mentions, reply_to } = message;
  const inChannel = partner_id === null && club_id !== null;
  return inChannel && event === undefined && mentions.length === 0 && reply_to === null;
}

function insertAsChatter(db: Executor, { message: one }: Handed): Promise<Placed[]> {
  return insertChatter(db, [
    ...[one.id, one.conversation_id, one.author_id, one.club_id, one.created_at, one.text, one.gist],
    ...[one.preview, one.accepted_at, JSON.stringify(one.media), one.voice && JSON.stringify(one.voice)],
    ...[one.card_kind, one.card_id],
  ]);
}

/** In the order of what was handed in; undefined where its author may not write there any more. */
async function insertAll(db: Executor, handed: readonly Handed[]): Promise<(Placed | undefined)[]> {
  const [first] = handed;
  if (handed.length === 1 && first !== undefined && isChatter(first)) {
    const [placed] = await insertAsChatter(db, first);
    return [placed];
  }
  const asked = handed.map(({ message, event }, ord) => ({ ...message, ord, event: event?.payload ?? null }));
  const [event] = handed.flatMap((one) => one.event ?? []);
  const rows = await insert(db, [JSON.stringify(asked), event?.name ?? '', event?.handlers ?? []]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return handed.map(({ message }) => byId.get(message.id));
}

/** Inside a transaction, where media are claimed with it. */
export async function insertMessage(
  tx: Executor,
  message: NewMessage,
  event: CarriedEvent | undefined,
): Promise<Placed | undefined> {
  return (await insertAll(tx, [{ message, event }]))[0];
}

const writers = new WeakMap<Executor, HandIn<Handed, Placed | undefined>>();

/**
 * The same in a transaction of its own, which it may share with messages that others send meanwhile. Two messages of one conversation
 * between two people never go together: each of them changes the rows of both.
 */
export async function insertMessageAmongOthers(
  db: Executor,
  message: NewMessage,
  event: CarriedEvent | undefined,
): Promise<Placed | undefined> {
  const writer =
    writers.get(db) ??
    batched((handed: readonly Handed[]) => insertAll(db, handed), {
      most: 64,
      apart: ({ message: one }) => (one.partner_id === null ? one.id : one.conversation_id),
    });
  writers.set(db, writer);
  return writer({ message, event });
}
