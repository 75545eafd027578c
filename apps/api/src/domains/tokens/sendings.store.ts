// Owns the SQL of what follows when tokens were sent: the events of all of a batch and the answers to their keys, in one statement.
import type { CarriedEvent } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { answersAlong, writeAnswer } from '#platform/idempotency/idempotent-batch.ts';
import { carriedEvents } from '#platform/outbox/deliveries.store.ts';

export interface Sent {
  readonly idempotency: IdempotentCall;
  readonly answer: unknown;
  readonly event: CarriedEvent;
}

const insert = prepared<{ user_id: string }>(
  'tokens-insert-sent',
  `with sent as materialized (
     select * from json_to_recordset($1::json) as s (user_id uuid, key text, body_hash text, answer text, event jsonb)),
   ${carriedEvents({ from: 'sent', payload: 'sent.event', name: '$2', handlers: '$3' })},
   ${answersAlong({ from: 'sent', endpoint: '$4' })}
   select user_id from answers`,
);

/** False where one of the keys was taken meanwhile: then none of it may be kept. */
export async function insertSent(tx: Executor, all: readonly Sent[]): Promise<boolean> {
  const [first] = all;
  if (first === undefined) return true;
  const rows = all.map(({ idempotency: { user_id, key, body_hash }, answer, event }) => ({
    ...{ user_id, key, body_hash, answer: writeAnswer(answer), event: event.payload },
  }));
  const { event, idempotency } = first;
  const saved = await insert(tx, [JSON.stringify(rows), event.name, event.handlers, idempotency.endpoint]);
  return saved.length === all.length;
}
