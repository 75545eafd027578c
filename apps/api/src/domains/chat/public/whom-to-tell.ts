// Owns what whoever tells of messages has to know: what a conversation is called, and who muted it.
import { type Executor, prepared } from '#platform/db/executor.ts';

const named = prepared<{ name: string }>(
  'chat-name-of-conversation',
  'select name from conversations where id = $1',
);

/** Of a channel or a broadcast; empty between two people. */
export async function nameOfConversation(tx: Executor, id: string): Promise<string> {
  return (await named(tx, [id]))[0]?.name ?? '';
}

const muted = prepared<{ user_id: string }>(
  'chat-muted-among',
  `select user_id from conversation_readers where conversation_id = $1 and user_id = any ($2::uuid[])
     and muted and (muted_until is null or muted_until > $3)`,
);

/** Of a page of people, those who want to hear nothing from it. */
export async function mutedAmong(
  tx: Executor,
  of: { conversation_id: string; user_ids: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await muted(tx, [of.conversation_id, of.user_ids, of.now]);
  return new Set(rows.map(({ user_id }) => user_id));
}
