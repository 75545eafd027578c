// Owns who has read which messages already: a phone that shows one may be quicker than whoever tells of it.
import { type Executor, prepared } from '#platform/db/executor.ts';

const read = prepared<{ user_id: string }>(
  'chat-read-among',
  'select user_id from conversation_readers where conversation_id = $1 and user_id = any ($2::uuid[]) and read_seq >= $3',
);

export async function readAmong(
  tx: Executor,
  of: { conversation_id: string; user_ids: readonly string[]; seq: number },
): Promise<ReadonlySet<string>> {
  const rows = await read(tx, [of.conversation_id, of.user_ids, of.seq]);
  return new Set(rows.map(({ user_id }) => user_id));
}

const places = prepared<{ conversation_id: string; read_seq: number }>(
  'chat-read-places',
  'select conversation_id, read_seq from conversation_readers where user_id = $1 and conversation_id = any ($2::uuid[])',
);

/** Up to which place this person has read each of these conversations; without those they never opened. */
export async function readPlacesOf(
  tx: Executor,
  of: { user_id: string; conversation_ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (of.conversation_ids.length === 0) return new Map();
  const rows = await places(tx, [of.user_id, of.conversation_ids]);
  return new Map(rows.map(({ conversation_id, read_seq }) => [conversation_id, read_seq]));
}
