// Owns what a person takes along of what they wrote in chats, and what goes with them.
import { unclaimMedia } from '#domains/media/public/unclaim-media.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { tellMessages } from './live.ts';
import { listSeenMessages } from './messages.store.ts';
import type { ConversationRow } from './tables.ts';
import { presentLive } from './views.ts';

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface OwnMessage {
  id: string;
  conversation_id: string;
  text: string;
  media_ids: string[];
  voice_id: string | null;
  card: { kind: string; id: string } | null;
  reply_to: string | null;
  pinned_at: Date | null;
  created_at: Date;
}

async function* messagesOf(db: Executor, userId: string): AsyncGenerator<OwnMessage[]> {
  for (let after = FIRST_ID; ; ) {
    const { rows } = await db.query<OwnMessage>({
      text: `select id, conversation_id, text, reply_to, pinned_at, created_at,
          array(select one ->> 'id' from jsonb_array_elements(media) one) as media_ids, voice ->> 'id' as voice_id,
          case when card_kind is not null then jsonb_build_object('kind', card_kind, 'id', card_id) end as card
        from messages where author_id = $1 and id > $2 order by id limit ${BATCH}`,
      values: [userId, after],
    });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}

export async function exportUser({ db }: Platform, userId: string): Promise<unknown> {
  const messages = [];
  for await (const rows of messagesOf(db, userId))
    for (const row of rows)
      if (row.text !== '' || row.media_ids.length > 0 || row.voice_id !== null || row.card !== null)
        messages.push({
          ...row,
          pinned_at: row.pinned_at?.toISOString() ?? null,
          created_at: row.created_at.toISOString(),
        });
  // As they were written: ids are made by phones and say nothing of time.
  messages.sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
  const own = (text: string) => db.query({ text, values: [userId] }).then(({ rows }) => rows);
  return {
    messages,
    answers: await own(
      'select id, message_id, text, created_at from broadcast_answers where author_id = $1 order by id limit 100000',
    ),
    reactions: await own(
      'select message_id, kind, created_at from message_reactions where user_id = $1 order by created_at limit 100000',
    ),
    conversations: await own(
      `select r.conversation_id, v.kind, v.name, p.user_name as partner, c.handle as club, r.read_seq, r.unread_from, r.muted
       from conversation_readers r join conversations v on v.id = r.conversation_id
       left join user_standing p on p.user_id = case when v.user_a = $1 then v.user_b else v.user_a end
       left join club_facts c on c.id = v.club_id
       where r.user_id = $1 order by 1 limit 100000`,
    ),
  };
}

/** What they wrote is gone; its places stay, so that what others wrote keeps its order. */
export async function eraseUser(tx: Tx, userId: string, platform: Platform): Promise<void> {
  const values = [userId];
  // All of them at once and in the order of their ids, before their messages: as whoever writes there locks them.
  await tx.query({
    text: `select from conversations where id in (
        select conversation_id from messages where author_id = $1
        union select m.conversation_id from message_reactions r join messages m on m.id = r.message_id where r.user_id = $1)
      order by id for update`,
    values,
  });
  for (const kind of ['heart', 'fire', 'clap', 'laugh', 'wow', 'sad'])
    await tx.query({
      text: `update messages m set ${kind} = greatest(0, m.${kind} - 1) from message_reactions r
        where r.user_id = $1 and r.kind = '${kind}' and m.id = r.message_id`,
      values,
    });
  await tx.query({ text: 'delete from message_reactions where user_id = $1', values });
  await tx.query({
    text: `update messages m set answers = greatest(0, m.answers - a.many)
      from (select message_id, count(*)::int as many from broadcast_answers
        where author_id = $1 and removed_at is null group by 1) a
      where m.id = a.message_id`,
    values,
  });
  await tx.query({ text: 'delete from broadcast_answers where author_id = $1', values });
  for await (const rows of messagesOf(tx, userId)) {
    const ids = rows.map(({ id }) => id);
    await unclaimMedia(tx, { kind: 'message', ids });
    await tellEmptied(platform, tx, ids, await emptyMessages(tx, ids, platform.clock.now()));
  }
  await tx.query({
    text: `update conversations v set last_gist = 'removed', last_text = '' where last_author_id = $1`,
    values,
  });
  await tx.query({ text: 'delete from conversation_readers where user_id = $1', values });
  await tx.query({ text: 'delete from chat_presence where user_id = $1', values });
}

interface Emptied extends Pick<ConversationRow, 'id' | 'user_a' | 'user_b' | 'started_by' | 'accepted_at'> {
  last_seq: number;
  last_change: number;
  many: number;
}

/** Every one of them takes a number of its own, as any change does: whoever reads on, or catches up, finds that its words are gone. */
async function emptyMessages(tx: Tx, ids: readonly string[], at: Date): Promise<Emptied[]> {
  await tx.query({ text: 'delete from message_reactions where message_id = any($1::uuid[])', values: [ids] });
  const { rows } = await tx.query<Emptied>({
    text: `with gone as (
        select id, conversation_id, pinned_at, row_number() over (partition by conversation_id order by seq)::int as nth
        from messages where id = any($1::uuid[]) and removed_at is null),
      raised as (
        update conversations v set last_change = v.last_change + n.many, pins = greatest(0, v.pins - n.pins)
        from (select conversation_id, count(*)::int as many, count(pinned_at)::int as pins from gone group by 1) n
        where v.id = n.conversation_id
        returning v.id, v.user_a, v.user_b, v.started_by, v.accepted_at, v.last_seq, v.last_change, n.many),
      emptied as (
        update messages m set text = '', mentions = '[]', link = null, media = '[]', voice = null, card_kind = null,
          card_id = null, reply_to = null, heart = 0, fire = 0, clap = 0, laugh = 0, wow = 0, sad = 0, pinned_at = null,
          removed_at = $2, change = r.last_change - r.many + g.nth
        from gone g join raised r on r.id = g.conversation_id where m.id = g.id)
      select * from raised`,
    values: [ids, at],
  });
  return rows;
}

/** One message is told whole. Of several only the numbers are: they are more than one ahead, so phones ask for what lies between. */
async function tellEmptied(
  platform: Platform,
  tx: Tx,
  ids: readonly string[],
  all: readonly Emptied[],
): Promise<void> {
  const alone = new Set(all.filter(({ many }) => many === 1).map(({ id }) => id));
  const rows = alone.size === 0 ? [] : await listSeenMessages(tx, null, ids);
  const changes = new Map(all.map(({ id, last_change }) => [id, last_change]));
  for (const at of all) {
    // Others of this person in the same conversation were deleted before, and are not told again.
    const own = rows.filter((row) => alone.has(at.id) && row.conversation_id === at.id);
    const messages = own
      .filter((row) => row.change === changes.get(at.id))
      .map((row) => presentLive(platform, row));
    const spoken = { ...at, accepted: at.accepted_at !== null || at.started_by === null };
    const told = { messages, last_seq: at.last_seq, last_change: at.last_change };
    tx.afterCommit(() => tellMessages(platform, spoken, told));
  }
}
