// Owns doing a thing once: the answer to a keyed call is saved with its effects and given again to whoever repeats it.
import { createHash } from 'node:crypto';
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import { type Executor, prepared } from '../db/executor.ts';
import { fail } from '../failure/failure.ts';

export interface IdempotentCall {
  user_id: string;
  /** The endpoint's name, so that one key serves for one kind of call. */
  endpoint: string;
  key: string;
  body_hash: string;
}

// Where another transaction holds the same key, this insert waits for it to end: that is the lock.
const claim = prepared<{ key: string }>(
  'idempotency-claim',
  `insert into idempotency_keys (user_id, endpoint, key, body_hash) values ($1, $2, $3, $4)
   on conflict do nothing returning key`,
);

const saved = prepared<{ body_hash: string; answer: { value: unknown } }>(
  'idempotency-saved',
  'select body_hash, answer from idempotency_keys where user_id = $1 and endpoint = $2 and key = $3',
);

const save = prepared<never>(
  'idempotency-save',
  'update idempotency_keys set answer = $4 where user_id = $1 and endpoint = $2 and key = $3',
);

/** Runs `work` at most once for a key. A failure rolls the key back with everything else, so it can be tried again. */
export async function withIdempotency<Answer>(
  tx: Executor,
  call: IdempotentCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { user_id, endpoint, key, body_hash } = call;
  const claimed = await claim(tx, [user_id, endpoint, key, body_hash]);
  if (claimed.length === 0) {
    const before = (await saved(tx, [user_id, endpoint, key]))[0];
    // Pruned between the two statements: after 30 days it is a new call.
    if (before === undefined) return withIdempotency(tx, call, work);
    if (before.body_hash !== body_hash) fail(idempotencyKeyReused);
    return before.answer.value as Answer;
  }
  const answer = await work();
  await save(tx, [user_id, endpoint, key, JSON.stringify({ value: answer })]);
  return answer;
}

/**
 * For a door that is asked before the key is: whoever was let in when they first sent this is answered as they were then, also
 * where they would be turned away by now. Otherwise the refusal stands.
 */
export async function answeredBefore<Answer>(
  db: Executor,
  call: IdempotentCall,
  refusal: unknown,
): Promise<Answer> {
  const before = (await saved(db, [call.user_id, call.endpoint, call.key]))[0];
  if (before === undefined) throw refusal;
  if (before.body_hash !== call.body_hash) fail(idempotencyKeyReused);
  return before.answer.value as Answer;
}

/** The same body has the same hash, however its fields are ordered. */
export function hashBody(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(body)) ?? '')
    .digest('base64url');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, entry]) => [name, inOrder(entry)]));
}

export async function pruneIdempotencyKeys(db: Executor, now: Date): Promise<number> {
  const { count } = await db.query({
    text: `delete from idempotency_keys where (user_id, endpoint, key) in (
             select user_id, endpoint, key from idempotency_keys
             where created_at < $1 order by created_at limit 5000)`,
    values: [new Date(now.getTime() - 30 * 86_400_000)],
  });
  return count;
}
