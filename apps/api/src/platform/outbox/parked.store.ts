// Owns the SQL of parked deliveries: those that were given up, until somebody looked and lets them be tried again.
import type { Executor } from '../db/executor.ts';

export interface ParkedDelivery {
  event_id: number;
  handler: string;
  event: string;
  attempts: number;
  dead_at: Date;
  last_error: string | null;
}

/** The longest parked first. */
export async function listParked(db: Executor, limit: number): Promise<ParkedDelivery[]> {
  const { rows } = await db.query<ParkedDelivery>({
    text: `select d.event_id, d.handler, e.name as event, d.attempts, d.dead_at, d.last_error
           from outbox_deliveries d join outbox_events e on e.id = d.event_id
           where d.dead_at is not null order by d.dead_at, d.event_id, d.handler limit $1`,
    values: [limit],
  });
  return rows;
}

/**
 * Makes them due now, with all their tries before them; answers how many. Only for handlers that there are: others would
 * wait unseen, since nobody takes them.
 */
export async function updateParkedToDue(
  db: Executor,
  which: { handlers: readonly string[]; event_id?: number | undefined; handler?: string | undefined },
): Promise<number> {
  const { count } = await db.query({
    text: `update outbox_deliveries set dead_at = null, attempts = 0, run_at = now()
           where dead_at is not null and handler = any($1)
           and ($2::bigint is null or event_id = $2) and ($3::text is null or handler = $3)`,
    values: [which.handlers, which.event_id ?? null, which.handler ?? null],
  });
  return count;
}
