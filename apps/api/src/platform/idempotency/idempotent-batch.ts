// Owns doing many keyed calls in one transaction: which of them were answered before, and the saving of the new answers.
import { type Executor, prepared } from '../db/executor.ts';
import type { IdempotentCall } from './idempotency.ts';

export interface SavedAnswer {
  body_hash: string;
  value: unknown;
}

const savedOf = prepared<{ user_id: string; body_hash: string; answer: { value: unknown } }>(
  'idempotency-saved-many',
  'select * from saved_answers($1, $2, $3)',
);

/**
 * By user: a batch holds one call of each at most. Whoever asks holds a lock that all calls to the same thing wait for, so
 * that what is not there now is not being written by somebody else.
 */
export async function listSavedAnswers(
  tx: Executor,
  calls: readonly IdempotentCall[],
): Promise<Map<string, SavedAnswer>> {
  const rows = await savedOf(tx, [
    calls.map((call) => call.user_id),
    calls.map((call) => call.key),
    calls[0]?.endpoint ?? '',
  ]);
  return new Map(rows.map((row) => [row.user_id, { body_hash: row.body_hash, value: row.answer.value }]));
}

/**
 * As a part of another statement: columns `user_id`, `key`, `body_hash` and `answer` of `from`; $endpoint is a parameter. A key
 * that somebody else took meanwhile is not among the rows of `answers`.
 */
export const answersAlong = (given: { from: string; endpoint: string }) => `answers as (
     insert into idempotency_keys (user_id, endpoint, key, body_hash, answer)
     select user_id, ${given.endpoint}::text, key, body_hash, answer::json from ${given.from} order by user_id
     on conflict do nothing returning user_id)`;

export function writeAnswer(value: unknown): string {
  return JSON.stringify({ value });
}
