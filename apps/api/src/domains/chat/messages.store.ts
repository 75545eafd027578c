// Owns the SQL of messages: read as a viewer sees them, changed under the conversation's lock.
import { type ReactionKind, reactionKinds } from '@stagepass/contract/posts/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, maybeOne, prepared } from '#platform/db/executor.ts';
import type { KeyPage } from '#platform/paging/keyset.ts';
import type { Stretch } from './chat.rules.ts';
import { apartInChannel, outInChannel } from './hidings.store.ts';
import type { ChatTables, MessageRow, SeenMessage } from './tables.ts';

const db = tablesOf<ChatTables>();
export const { find: findMessageRow, update: updateMessage } = rowsById(db, 'messages');

/** Of `m`; in the words of `messageGists`. */
const gist = (
  m: string,
) => `case when ${m}.removed_at is not null then 'removed' when ${m}.hidden_at is not null then 'hidden'
    when ${m}.text <> '' then 'text' when ${m}.voice is not null then 'voice'
    else coalesce(${m}.card_kind, case when ${m}.media <> '[]' then 'picture' else 'text' end) end`;

const unseen = (authorId: string) => apartInChannel('$1', authorId);
const out = (message: string, author: string) =>
  outInChannel('$1', { id: `${message}.author_id`, out: `${author}.out_of_sight` });

/** `keys (id, position)` says which; $1 is the viewer, or null. */
const details = `
  select m.*, u.user_name, u.display_name, u.avatar_small_key, u.avatar_large_key,
    s.role as author_role, t.rank as author_tier_rank, t.name as author_tier_name, t.hue as author_tier_hue,
    q.id as quoted_id, q.seq as quoted_seq, q.author_id as quoted_author_id, qu.user_name as quoted_user_name,
    qu.display_name as quoted_display_name, left(q.text, 600) as quoted_text,
    case when q.removed_at is not null then 'removed' when ${unseen('q.author_id')} then 'blocked'
      when ${out('q', 'qu')} then 'hidden' else ${gist('q')} end as quoted_gist,
    x.kind as my_reaction,
    coalesce(b.sent, 0) as my_answers_sent, coalesce(b.shown, 0) as my_answers,
    ${unseen('m.author_id')} as apart, ${out('m', 'u')} as author_out
  from keys k
  join messages m on m.id = k.id
  join conversations v on v.id = m.conversation_id
  join user_standing u on u.user_id = m.author_id
  left join member_standing s on s.club_id = v.club_id and s.user_id = m.author_id
  left join lateral (select y.rank, y.name, y.hue from member_tiers y
    where y.club_id = s.club_id and y.user_id = s.user_id order by y.rank desc limit 1) t on true
  left join messages q on q.id = m.reply_to and q.conversation_id = m.conversation_id
  left join user_standing qu on qu.user_id = q.author_id
  left join message_reactions x on x.message_id = m.id and x.user_id = $1
  left join lateral (select count(*)::int as sent, (count(*) filter (where a.removed_at is null))::int as shown
    from broadcast_answers a where v.kind = 'broadcast' and a.message_id = m.id and a.author_id = $1) b on true
  order by k.position`;

const byIds = prepared<SeenMessage>(
  'chat-messages-by-ids',
  `with keys as (select id, position from unnest($2::uuid[]) with ordinality y (id, position)) ${details}`,
);
const byStretch = prepared<SeenMessage>(
  'chat-messages-by-stretch',
  `with keys as materialized (
     select id, seq as position from messages where conversation_id = $2 and seq between $3 and $4) ${details}`,
);
const byChange = prepared<SeenMessage>(
  'chat-messages-by-change',
  `with keys as materialized (select id, change as position from messages
     where conversation_id = $2 and change > $3 order by change limit $4) ${details}`,
);
const pinned = prepared<SeenMessage>(
  'chat-messages-pinned',
  `with keys as materialized (
     select id, row_number() over (order by pinned_at desc) as position from messages
     where conversation_id = $2 and pinned_at is not null order by pinned_at desc limit 50) ${details}`,
);

export async function listSeenMessages(
  tx: Executor,
  viewerId: string | null,
  ids: readonly string[],
): Promise<SeenMessage[]> {
  return ids.length === 0 ? [] : byIds(tx, [viewerId, ids]);
}

interface Looking {
  viewer_id: string;
  conversation_id: string;
}

export function listStretch(tx: Executor, at: Looking & Stretch): Promise<SeenMessage[]> {
  return byStretch(tx, [at.viewer_id, at.conversation_id, at.from, at.to]);
}

export function listChanged(
  tx: Executor,
  at: Looking & { after: number; limit: number },
): Promise<SeenMessage[]> {
  return byChange(tx, [at.viewer_id, at.conversation_id, at.after, at.limit]);
}

export function listPinned(tx: Executor, at: Looking): Promise<SeenMessage[]> {
  return pinned(tx, [at.viewer_id, at.conversation_id]);
}

/** Under the lock of its conversation, which gives the next number: whoever catches up finds the message again. */
const raise = prepared<{ last_seq: number; last_change: number }>(
  'chat-raise-change',
  `with raised as (
     update conversations set last_change = last_change + 1 where id = $1 returning last_seq, last_change),
   moved as (update messages m set change = r.last_change from raised r where m.id = $2 and m.conversation_id = $1)
   select last_seq, last_change from raised`,
);

export async function raiseChange(
  tx: Executor,
  message: { id: string; conversation_id: string },
): Promise<{ last_seq: number; last_change: number }> {
  const [row] = await raise(tx, [message.conversation_id, message.id]);
  return row ?? { last_seq: 0, last_change: 0 };
}

export async function lockMessage(tx: Executor, id: string): Promise<MessageRow | undefined> {
  return maybeOne(tx, db.selectFrom('messages').selectAll().where('id', '=', id).forUpdate());
}

const step = (kind: ReactionKind) =>
  `${kind} = m.${kind} + (coalesce($3 = '${kind}', false))::int - (coalesce(b.was = '${kind}', false))::int`;
const steps = reactionKinds.map(step).join(', ');

const put = prepared<{ was: ReactionKind | null }>(
  'chat-put-reaction',
  `with b as (select (select kind from message_reactions where message_id = $1 and user_id = $2) as was),
   put as (insert into message_reactions (message_id, user_id, kind, created_at) values ($1, $2, $3, $4)
     on conflict (message_id, user_id) do update set kind = excluded.kind, created_at = excluded.created_at)
   update messages m set ${steps} from b where m.id = $1 returning b.was`,
);
const takeBack = prepared<{ was: ReactionKind | null }>(
  'chat-remove-reaction',
  `with gone as (delete from message_reactions where message_id = $1 and user_id = $2 returning kind),
   b as (select (select kind from gone) as was)
   update messages m set ${steps} from b where m.id = $1 and $3::text is null returning b.was`,
);

/** Under the message's lock. Answers what it was before; null takes the reaction back. */
export async function setReaction(
  tx: Executor,
  given: { id: string; user_id: string; kind: ReactionKind | null; at: Date },
): Promise<ReactionKind | null> {
  const { id, user_id, kind, at } = given;
  const rows =
    kind === null ? await takeBack(tx, [id, user_id, null]) : await put(tx, [id, user_id, kind, at]);
  return rows[0]?.was ?? null;
}

export async function listReactions(
  tx: Executor,
  given: { viewer_id: string; message_id: string; kind: ReactionKind | null } & KeyPage<{
    created_at: Date;
    id: string;
  }>,
): Promise<{ id: string; kind: ReactionKind; created_at: Date }[]> {
  const { rows } = await tx.query<{ id: string; kind: ReactionKind; created_at: Date }>({
    text: `select user_id as id, kind, created_at from message_reactions where message_id = $1
        and ($2::text is null or kind = $2) and ($3::timestamptz is null or (created_at, user_id) < ($3, $4::uuid))
        and not exists (select from user_hidden h where h.viewer_id = $6 and h.user_id = message_reactions.user_id)
      order by created_at desc, user_id desc limit $5`,
    values: [
      given.message_id,
      given.kind,
      given.after?.created_at ?? null,
      given.after?.id ?? null,
      given.limit,
      given.viewer_id,
    ],
  });
  return rows;
}

/** The line in lists, where the changed message is the latest. */
export async function setLastLine(
  tx: Executor,
  given: { conversation_id: string; message_id: string; gist: string; text: string },
): Promise<void> {
  await tx.query({
    text: 'update conversations set last_gist = $3, last_text = $4 where id = $1 and last_id = $2',
    values: [given.conversation_id, given.message_id, given.gist, given.text],
  });
}
