// Owns that every event reaches every handler: claimed one by one, tried again with patience, parked when hopeless.
import type { WriteEvent } from '../db/db.ts';
import type { EventHandler } from '../domain.ts';
import { redactText } from '../log/redact.ts';
import type { Platform } from '../platform.ts';
import { inSpan } from '../trace/trace.ts';
import { makeBell } from './bell.ts';
import { type Delivery, eventInserter, takeDelivery, updateFailed } from './deliveries.store.ts';
import { type Listener, listenTo } from './listen.ts';

export interface Outbox {
  /** Events may be there: look now. */
  wake(): void;
  start(): void;
  /** Takes nothing new and waits for the handlers that are running. */
  stop(): Promise<void>;
  /** Works until nothing is due; for tests and for commands that do not stay. */
  drain(): Promise<void>;
}

export interface OutboxParts {
  platform: Pick<Platform, 'db' | 'log' | 'metrics'> & Partial<Platform>;
  databaseUrl: string;
  handlers: readonly EventHandler[];
  /** Handlers that run at the same time in this process. */
  workers?: number;
  poll_ms?: number;
  max_attempts?: number;
  /** Seconds until the next try after so many failures. */
  backoff_s?: (attempts: number) => number;
}

const CHANNEL = 'stagepass_outbox';

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

export function makeOutbox(parts: OutboxParts): Outbox {
  const { platform, databaseUrl, workers = 2, poll_ms = 5000 } = parts;
  const { db, log } = platform;
  const handlers = byName(parts.handlers);
  const names = [...handlers.keys()];
  const bell = makeBell();
  let stopping = false;
  let running: Promise<void> | undefined;
  let listener: Listener | undefined;

  async function deliverUntilEmpty(): Promise<void> {
    while (!stopping && (await deliverNext(parts, handlers, names)));
  }

  async function drain(): Promise<void> {
    // One looks first: an idle server asks the database one question per poll, not one per worker.
    if (stopping || !(await deliverNext(parts, handlers, names))) return;
    await Promise.all(Array.from({ length: workers }, deliverUntilEmpty));
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      const heard = bell.count();
      try {
        await drain();
      } catch (error) {
        log.error({ error }, 'the outbox could not be read');
      }
      if (!stopping) await bell.wait(heard, poll_ms);
    }
  }

  return {
    wake() {
      if (running !== undefined) return bell.ring();
      // Nobody works here (a command, or a server not listening yet): the replicas that do are told. Never inside
      // the caller's transaction, since notifying commits wait for each other.
      db.query({ text: `select pg_notify('${CHANNEL}', '')` }).catch((error: unknown) =>
        log.warn({ error }, 'no replica could be woken; the next poll finds the event'),
      );
    },
    start() {
      if (running !== undefined || names.length === 0) return;
      listener = listenTo(databaseUrl, CHANNEL, () => bell.ring());
      running = loop();
    },
    async stop() {
      stopping = true;
      bell.ring();
      await running;
      await listener?.stop();
    },
    drain,
  };
}

/** One delivery in one transaction with its effects; false when nothing was due. */
async function deliverNext(
  parts: OutboxParts,
  handlers: ReadonlyMap<string, EventHandler>,
  names: readonly string[],
): Promise<boolean> {
  const { db, metrics } = parts.platform;
  let taken: Delivery | undefined;
  const began = performance.now();
  try {
    await db.transaction(async (tx) => {
      taken = await takeDelivery(tx, names);
      const handler = taken && handlers.get(taken.handler);
      if (taken === undefined || handler === undefined) return;
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
