// Owns who of some people has read a message already: a phone that shows it may be quicker than whoever tells of it.
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
