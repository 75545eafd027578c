// Owns the SQL of the list of notices that a payment service sent.
import type { Executor } from '#platform/db/executor.ts';

export async function hasPaymentEvent(db: Executor, id: string): Promise<boolean> {
  const { count } = await db.query({ text: 'select from payment_events where id = $1', values: [id] });
  return count > 0;
}

export async function insertPaymentEvent(
  db: Executor,
  of: { id: string; type: string; outcome: string; made_at: Date; received_at: Date },
): Promise<void> {
  await db.query({
    text: `insert into payment_events (id, type, outcome, made_at, received_at) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
    values: [of.id, of.type, of.outcome, of.made_at, of.received_at],
  });
}

/** Stripe repeats for three days; a quarter of a year helps whoever asks what happened. */
export async function prunePaymentEvents(db: Executor, before: Date): Promise<void> {
  await db.query({ text: 'delete from payment_events where received_at < $1', values: [before] });
}
