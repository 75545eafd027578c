// Owns that every event reaches every handler: claimed one by one, tried again with patience, parked when hopeless.
import type { WriteEvent } from '../db/db.ts';
import type { EventHandler } from '../domain.ts';
import type { LaneWork } from '../jobs/work-engine.ts';
import { redactText } from '../log/redact.ts';
import type { Platform } from '../platform.ts';
import { inSpan } from '../trace/trace.ts';
import { type Delivery, eventInserter, takeDelivery, updateFailed } from './deliveries.store.ts';

export interface OutboxParts {
  platform: Pick<Platform, 'db' | 'log' | 'metrics'> & Partial<Platform>;
  handlers: readonly EventHandler[];
  workers?: number;
  max_attempts?: number;
  /** Seconds until the next try after so many failures. */
  backoff_s?: (attempts: number) => number;
}

export const EVENT_LANE = 'events';

/** Handlers that run at the same time in one process. */
export const EVENT_WORKERS = 2;

/** 1 s, 2 s, 4 s … up to 10 minutes: twelve tries span about an hour. */
function doubling(attempts: number): number {
  return Math.min(600, 2 ** (attempts - 1));
}

/** Two handlers of one name would steal each other's deliveries. */
function byName(handlers: readonly EventHandler[]): Map<string, EventHandler> {
  const named = new Map(handlers.map((handler) => [handler.name, handler]));
  if (named.size < handlers.length) throw new Error('two event handlers have the same name');
  return named;
}

export function eventWriter(handlers: readonly EventHandler[]): WriteEvent {
  return eventInserter(subscribersOf(handlers));
}

function subscribersOf(handlers: readonly EventHandler[]): Map<string, string[]> {
  const subscribers = new Map<string, string[]>();
  for (const handler of byName(handlers).values())
    subscribers.set(handler.event.name, [...(subscribers.get(handler.event.name) ?? []), handler.name]);
  return subscribers;
}

/** Names of the handlers that hear of an event. */
export function listeners(handlers: readonly EventHandler[]): (event: string) => readonly string[] {
  const subscribers = subscribersOf(handlers);
  return (event) => subscribers.get(event) ?? [];
}

/** The lane of work that delivers events. */
export function eventLane(parts: OutboxParts): LaneWork {
  const handlers = byName(parts.handlers);
  const names = [...handlers.keys()];
  return {
    name: EVENT_LANE,
    workers: parts.workers ?? EVENT_WORKERS,
    next: async (_signal, claimed) => names.length > 0 && deliverNext(parts, handlers, { names, claimed }),
  };
}

/** One delivery in one transaction with its effects; false when nothing was due. */
async function deliverNext(
  parts: OutboxParts,
  handlers: ReadonlyMap<string, EventHandler>,
  { names, claimed }: { names: readonly string[]; claimed: () => void },
): Promise<boolean> {
  const { db, metrics } = parts.platform;
  let taken: Delivery | undefined;
  const began = performance.now();
  try {
    await db.transaction(async (tx) => {
      taken = await takeDelivery(tx, names);
      const handler = taken && handlers.get(taken.handler);
      if (taken === undefined || handler === undefined) return;
      claimed();
      const payload = handler.event.payload.parse(taken.payload) as never;
      await inSpan(`handle ${handler.name}`, { event: handler.event.name }, () =>
        handler.handle(parts.platform as Platform, tx, payload),
      );
    });
  } catch (error) {
    if (taken === undefined) throw error;
    await recordFailure(parts, taken, error);
    return true;
  }
  if (taken === undefined) return false;
  metrics.count('outbox_delivered', { handler: taken.handler });
  metrics.observe('outbox_handler', (performance.now() - began) / 1000, { handler: taken.handler });
  return true;
}

async function recordFailure(parts: OutboxParts, delivery: Delivery, error: unknown): Promise<void> {
  const { max_attempts = 12, backoff_s = doubling, platform } = parts;
  const { db, log, metrics } = platform;
  const { event_id, handler } = delivery;
  const attempts = delivery.attempts + 1;
  const dead = attempts >= max_attempts;
  const text = redactText(error instanceof Error ? error.message : String(error));
  if (!(await updateFailed(db, delivery, { delay_s: backoff_s(attempts), dead, error: text }))) return;
  metrics.count('outbox_failed', { handler });
  if (dead) {
    metrics.count('outbox_dead', { handler });
    log.error({ error, event_id, handler, attempts }, 'an event was given up: its delivery is parked');
  } else log.warn({ error, event_id, handler, attempts }, 'an event handler failed and will be tried again');
}
