// Owns the SQL of a club's channels: the three that every club has, and further ones.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

/** Every club has these from its first day; what is there already stays as it is. */
export async function insertFixedChannels(tx: Executor, clubId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'chat-fixed-channels',
    text: `insert into conversations (id, kind, channel, club_id, name, position, last_at, created_at)
      select gen_random_uuid(), x.kind, x.channel, c.id, x.name, x.position, $2, $2
      from club_facts c cross join (values
        ('channel', 'announcements', 'Announcements', 0),
        ('channel', 'lounge', 'Lounge', 1),
        ('broadcast', null, 'Broadcast', 2)) x (kind, channel, name, position)
      where c.id = $1 on conflict do nothing`,
    values: [clubId, at],
  });
}

/** Somebody in more clubs than anybody is in hears of the channels that are alive. */
const MOST_CHANNELS = 5000;
const ofClubs = prepared<{ id: string }>(
  'chat-channels-of-clubs',
  `select id from conversations where club_id = any($1::uuid[]) and kind in ('channel', 'broadcast')
   order by last_at desc limit ${MOST_CHANNELS}`,
);

export async function listChannelIdsOfClubs(tx: Executor, clubIds: readonly string[]): Promise<string[]> {
  return clubIds.length === 0 ? [] : (await ofClubs(tx, [clubIds])).map(({ id }) => id);
}

export async function insertChannel(
  tx: Executor,
  channel: {
    id: string;
    club_id: string;
    name: string;
    topic: string;
    read_condition: ConditionTree | null;
    write_condition: ConditionTree | null;
    at: Date;
  },
): Promise<void> {
  const { id, club_id, name, topic, read_condition, write_condition, at } = channel;
  await tx.query({
    text: `insert into conversations (id, kind, channel, club_id, name, topic, position, read_condition, write_condition,
        last_at, created_at)
      select $1, 'channel', 'custom', $2, $3, $4, coalesce(max(position) + 1, 0), $5, $6, $7, $7
      from conversations where club_id = $2 and kind in ('channel', 'broadcast')`,
    values: [id, club_id, name, topic, jsonOf(read_condition), jsonOf(write_condition), at],
  });
}

function jsonOf(tree: ConditionTree | null): string | null {
  return tree === null ? null : JSON.stringify(tree);
}

export async function setPositions(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx.query({
    text: `update conversations v set position = u.at - 1
      from unnest($1::uuid[]) with ordinality u (id, at) where v.id = u.id`,
    values: [ids],
  });
}

/** So many messages of it, with what they hold; the channel itself goes with the last of them. */
export async function removeSomeMessages(
  tx: Executor,
  conversationIds: readonly string[],
  limit: number,
): Promise<{ id: string; has_files: boolean }[]> {
  const { rows } = await tx.query<{ id: string; has_files: boolean }>({
    text: `delete from messages where id in (
        select id from messages where conversation_id = any($1::uuid[]) limit $2 for update skip locked)
      returning id, media <> '[]' or voice is not null or link is not null as has_files`,
    values: [conversationIds, limit],
  });
  return rows;
}

export async function removeConversations(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx.query({ text: 'delete from conversations where id = any($1::uuid[])', values: [ids] });
}

export async function listConversationIdsOfClub(tx: Executor, clubId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: 'select id from conversations where club_id = $1 order by id limit 500',
    values: [clubId],
  });
  return rows.map(({ id }) => id);
}
