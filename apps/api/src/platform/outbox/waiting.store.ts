// Owns the question whether something is still on its way: for audits that look while events are being handled.
import type { Executor } from '../db/executor.ts';

/** Whether a delivery to handlers whose names begin so waits whose event mentions this text, such as an id. Parked ones wait no more. */
export async function waitsForUs(
  db: Executor,
  { handlers, mentions }: { handlers: string; mentions: string },
): Promise<boolean> {
  const { rows } = await db.query<{ waits: boolean }>({
    text: `select exists (select from outbox_deliveries d join outbox_events e on e.id = d.event_id
      where d.dead_at is null and starts_with(d.handler, $1) and position($2 in e.payload::text) > 0) as waits`,
    values: [handlers, mentions],
  });
  return rows[0]?.waits ?? false;
}

/** For the demo world alone, before anybody is there: handlers whose work its seeding did itself need not hear of each deed again. */
export async function dropDeliveries(db: Executor, { handlers }: { handlers: string }): Promise<void> {
  await db.query({
    text: 'delete from outbox_deliveries where starts_with(handler, $1)',
    values: [handlers],
  });
}
