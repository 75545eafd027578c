// Owns the SQL of presence: when each person was last noted by a process that holds a connection of theirs.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { ONLINE_MS } from './chat.rules.ts';

const seen = prepared<{ user_id: string }>(
  'chat-seen',
  `insert into chat_presence as p (user_id, seen_at) select u, $2 from unnest($1::uuid[]) u order by u
   on conflict (user_id) do update set seen_at = greatest(p.seen_at, excluded.seen_at)`,
);

export async function noteSeen(tx: Executor, userIds: readonly string[], at: Date): Promise<void> {
  if (userIds.length > 0) await seen(tx, [userIds, at]);
}

/** Whoever is gone, or was found to be, lies behind what `noteExpired` looks at: nobody's going is told twice. */
const GONE_MS = 10 * 60_000;
const EXPIRED_FOR_MS = 5 * 60_000;

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

const leave = prepared<{ user_id: string }>(
  'chat-left',
  `update chat_presence set seen_at = $2 where user_id in (
     select user_id from chat_presence where user_id = any ($1::uuid[]) order by user_id for update)`,
);

/** No longer online; a process that still holds a connection notes them again. */
export async function noteLeft(tx: Executor, userIds: readonly string[], at: Date): Promise<void> {
  if (userIds.length > 0) await leave(tx, [userIds, before(at, GONE_MS)]);
}

const gone = prepared<{ user_id: string }>(
  'chat-gone',
  'select user_id from chat_presence where user_id = any ($1::uuid[]) and seen_at < $2',
);

/** Of these, those whom no process has noted since they left. */
export async function listGone(tx: Executor, userIds: readonly string[], at: Date): Promise<string[]> {
  return (await gone(tx, [userIds, before(at, ONLINE_MS)])).map(({ user_id }) => user_id);
}

// One process takes each of them: what it writes moves them out of what is looked for.
const expired = prepared<{ user_id: string }>(
  'chat-expired',
  `update chat_presence set seen_at = $3 where user_id in (
     select user_id from chat_presence where seen_at < $1 and seen_at > $2 order by user_id limit 500 for update skip locked)
   returning user_id`,
);

/** Whom no process has noted for a minute: the one that held their connections was killed. */
export async function noteExpired(tx: Executor, at: Date): Promise<string[]> {
  const values = [before(at, ONLINE_MS), before(at, ONLINE_MS + EXPIRED_FOR_MS), before(at, GONE_MS)];
  return (await expired(tx, values)).map(({ user_id }) => user_id);
}
