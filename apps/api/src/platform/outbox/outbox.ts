// Owns that every event reaches every handler: claimed one by one, tried again with patience, parked when hopeless. Handlers that count
// have a lane of their own: thousands of their deliveries never stand before one that somebody waits for (decision 53).
import type { WriteEvent } from '../db/db.ts';
import type { EventHandler, EventLane } from '../domain.ts';
import type { LaneWork } from '../jobs/work-engine.ts';
import { redactText } from '../log/redact.ts';
import type { Platform } from '../platform.ts';
import { inSpan } from '../trace/trace.ts';
import {
  addressOf,
  type Delivery,
  eventInserter,
  nameOf,
  takeDelivery,
  updateFailed,
} from './deliveries.store.ts';

export interface OutboxParts {
  platform: Pick<Platform, 'db' | 'log' | 'metrics'> & Partial<Platform>;
  handlers: readonly EventHandler[];
  /** Of each lane. */
  workers?: number;
  max_attempts?: number;
  /** Seconds until the next try after so many failures. */
  backoff_s?: (attempts: number) => number;
}

/** Lanes of the work engine, and the handlers that run at the same time in one process. */
export const eventLaneTerms = {
  prompt: { name: 'events', workers: 2 },
  counting: { name: 'counting-events', workers: 2 },
} as const satisfies Record<EventLane, { name: string; workers: number }>;

const eventLaneNames = Object.keys(eventLaneTerms) as EventLane[];

export const EVENT_WORKERS = eventLaneNames.reduce((sum, lane) => sum + eventLaneTerms[lane].workers, 0);

/** 1 s, 2 s, 4 s … up to 10 minutes: twelve tries span about an hour. */
function doubling(attempts: number): number {
  return Math.min(600, 2 ** (attempts - 1));
}

/** Two handlers of one name would steal each other's deliveries. */
function byName(handlers: readonly EventHandler[]): Map<string, EventHandler> {
  const named = new Map(handlers.map((handler) => [handler.name, handler]));
  if (named.size < handlers.length) throw new Error('two event handlers have the same name');
  for (const name of named.keys())
    if (name.includes('#'))
      throw new Error(`the event handler ${name} has a # in its name: lanes are told by it`);
  return named;
}

export function eventWriter(handlers: readonly EventHandler[]): WriteEvent {
  return eventInserter(subscribersOf(handlers));
}

function subscribersOf(handlers: readonly EventHandler[]): Map<string, string[]> {
  const subscribers = new Map<string, string[]>();
  for (const handler of byName(handlers).values())
    subscribers.set(handler.event.name, [
      ...(subscribers.get(handler.event.name) ?? []),
      addressOf(handler.name, handler.lane),
    ]);
  return subscribers;
}

/** Addresses of the handlers that hear of an event, as deliveries hold them. */
export function listeners(handlers: readonly EventHandler[]): (event: string) => readonly string[] {
  const subscribers = subscribersOf(handlers);
  return (event) => subscribers.get(event) ?? [];
}

/** Wakes the lanes in which handlers of these events wait, and no other. */
export function eventWaker(
  handlers: readonly EventHandler[],
  wake: (lane: string) => void,
): (events: Iterable<string>) => void {
  const lanesOf = new Map<string, Set<string>>();
  for (const { event, lane } of handlers)
    lanesOf.set(event.name, (lanesOf.get(event.name) ?? new Set()).add(eventLaneTerms[lane].name));
  return (events) => {
    const woken = new Set<string>();
    for (const event of events) for (const lane of lanesOf.get(event) ?? []) woken.add(lane);
    for (const lane of woken) wake(lane);
  };
}

/**
 * The lanes of work that deliver events. Where a delivery waits was decided when it was written: each lane knows every handler, so that
 * a delivery whose handler has changed lanes since is still made.
 */
export function eventLanes(parts: OutboxParts): LaneWork[] {
  const handlers = byName(parts.handlers);
  return eventLaneNames.map((lane): LaneWork => {
    const addresses = [...handlers.keys()].map((name) => addressOf(name, lane));
    return {
      name: eventLaneTerms[lane].name,
      workers: parts.workers ?? eventLaneTerms[lane].workers,
      next: async (_signal, claimed) =>
        addresses.length > 0 && deliverNext(parts, handlers, { lane, addresses, claimed }),
    };
  });
}

/** One delivery in one transaction with its effects; false when nothing was due. */
async function deliverNext(
  parts: OutboxParts,
  handlers: ReadonlyMap<string, EventHandler>,
  { lane, addresses, claimed }: { lane: EventLane; addresses: readonly string[]; claimed: () => void },
): Promise<boolean> {
  const { db, metrics } = parts.platform;
  let taken: Delivery | undefined;
  const began = performance.now();
  try {
    await db.transaction(async (tx) => {
      taken = await takeDelivery(tx, lane, addresses);
      const handler = taken && handlers.get(nameOf(taken));
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
  const handler = nameOf(taken);
  metrics.count('outbox_delivered', { handler });
  metrics.observe('outbox_handler', (performance.now() - began) / 1000, { handler });
  return true;
}

async function recordFailure(parts: OutboxParts, delivery: Delivery, error: unknown): Promise<void> {
  const { max_attempts = 12, backoff_s = doubling, platform } = parts;
  const { db, log, metrics } = platform;
  const { event_id } = delivery;
  const handler = nameOf(delivery);
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
