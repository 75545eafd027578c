// Owns the outbox's tables: events, and for each handler the deliveries that are still to be made.
import type { WriteEvent } from '../db/db.ts';
import { type Executor, prepared } from '../db/executor.ts';
import type { EventLane } from '../domain.ts';

/**
 * The lane stands behind the handler's name, in the one text that every statement which writes an event is given: statements that make
 * bids, draws and sales write their deliveries themselves, and know nothing of lanes.
 */
const COUNTING = '#counting';

export interface Delivery {
  event_id: number;
  /** The handler's name with its lane, as `addressOf` writes it. */
  handler: string;
  attempts: number;
  payload: unknown;
}

const insertEvent = prepared<never>(
  'outbox-insert',
  `with event as (insert into outbox_events (name, payload) values ($1, $2) returning id)
   insert into outbox_deliveries (event_id, handler)
   select event.id, handler from event, unnest($3::text[]) as handler`,
);

/**
 * The same as a part of another statement, for what is written so often that a round trip counts: one event for each row of
 * `from`.
 */
export const carriedEvents = (given: {
  from: string;
  payload: string;
  name: string;
  handlers: string;
}) => `event as (
     insert into outbox_events (name, payload) select ${given.name}::text, ${given.payload} from ${given.from} returning id),
   deliveries as (
     insert into outbox_deliveries (event_id, handler)
     select event.id, handler from event, unnest(${given.handlers}::text[]) as handler)`;

// The row lock is the claim: it ends with the transaction, so a crash frees the delivery at once. Deleting it here
// puts the end of the delivery into the same commit as the handler's effects.
// Each lane has an index of its own, so that the look into one never passes over what waits in the other.
const takeDueIn = (lane: EventLane) =>
  prepared<Delivery>(
    `outbox-take-${lane}`,
    `with due as materialized (
     select event_id, handler from outbox_deliveries
     where dead_at is null and ${waitsIn(lane)} and run_at <= now() and handler = any($1)
     order by run_at, event_id limit 1 for update skip locked)
   delete from outbox_deliveries d using due, outbox_events e
   where d.event_id = due.event_id and d.handler = due.handler and e.id = d.event_id
   returning d.event_id, d.handler, d.attempts, e.payload`,
  );

const takeDue = { prompt: takeDueIn('prompt'), counting: takeDueIn('counting') };

/** As the indexes of lanes say it: word for word, or they are not used. */
function waitsIn(lane: EventLane): string {
  return `handler ${lane === 'counting' ? '' : 'not '}like '%${COUNTING}'`;
}

export function addressOf(handler: string, lane: EventLane): string {
  return lane === 'counting' ? `${handler}${COUNTING}` : handler;
}

/** The handler's name without its lane. */
export function nameOf({ handler }: Pick<Delivery, 'handler'>): string {
  return handler.endsWith(COUNTING) ? handler.slice(0, -COUNTING.length) : handler;
}

/** Writes the event and one delivery for each handler that listens to it. */
export function eventInserter(subscribers: ReadonlyMap<string, readonly string[]>): WriteEvent {
  return async (tx, name, payload) => {
    await insertEvent(tx, [name, JSON.stringify(payload), subscribers.get(name) ?? []]);
  };
}

/** Handlers that this program does not know are left alone: during an update they belong to another replica. */
export async function takeDelivery(
  tx: Executor,
  lane: EventLane,
  addresses: readonly string[],
): Promise<Delivery | undefined> {
  return (await takeDue[lane](tx, [addresses]))[0];
}

/** Deliveries that are still to be made, by lane. Parked ones are counted elsewhere. */
export async function countWaiting(db: Executor): Promise<Record<EventLane, number>> {
  const { rows } = await db.query<Record<EventLane, number>>({
    text: `select count(*) filter (where ${waitsIn('prompt')}) as prompt,
             count(*) filter (where ${waitsIn('counting')}) as counting
           from outbox_deliveries where dead_at is null`,
  });
  return rows[0] ?? { prompt: 0, counting: 0 };
}

/** False where another worker failed with it meanwhile: between the rollback and this statement it is free to take. */
export async function updateFailed(
  db: Executor,
  delivery: Delivery,
  failure: { delay_s: number; dead: boolean; error: string },
): Promise<boolean> {
  const { count } = await db.query({
    text: `update outbox_deliveries
           set attempts = attempts + 1, run_at = now() + make_interval(secs => $3),
               dead_at = case when $4 then now() end, last_error = $5
           where event_id = $1 and handler = $2 and attempts = $6`,
    values: [
      delivery.event_id,
      delivery.handler,
      failure.delay_s,
      failure.dead,
      failure.error,
      delivery.attempts,
    ],
  });
  return count > 0;
}

/** Removes events that every handler has dealt with, a bounded number at a time. */
export async function pruneEvents(db: Executor, before: Date): Promise<number> {
  const { count } = await db.query({
    text: `delete from outbox_events where id in (
             select id from outbox_events e where created_at < $1
             and not exists (select from outbox_deliveries d where d.event_id = e.id)
             order by created_at limit 5000)`,
    values: [before],
  });
  return count;
}
