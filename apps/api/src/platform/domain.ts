// Owns what a domain's manifest is: everything that boot needs to know of it.
import type { EventType } from '@stagepass/contract/events.ts';
import type { z } from 'zod';
import type { Tx } from './db/db.ts';
import type { Executor } from './db/executor.ts';
import type { Route } from './http/bind.ts';
import type { Platform } from './platform.ts';

/** A reaction to an event. Runs in its own transaction, at least once: it must bear being run again. */
export interface EventHandler {
  /** Unique and lasting: deliveries in the database hold it. */
  readonly name: string;
  readonly event: EventType;
  readonly handle: (platform: Platform, tx: Tx, payload: never) => Promise<void>;
}

export function onEvent<Payload extends z.ZodType>(
  name: string,
  event: EventType<string, Payload>,
  handle: (platform: Platform, tx: Tx, payload: z.output<Payload>) => Promise<void>,
): EventHandler {
  return { name, event, handle };
}

/** Work beside requests: on a schedule, or queued with a payload. */
export interface Job {
  readonly name: string;
  /** Cron expression in UTC; without it the job runs when it is queued. */
  readonly cron?: string;
  readonly run: (platform: Platform, payload: unknown, signal: AbortSignal) => Promise<void>;
}

/** An address of the demo world, and the demo account that sees it best. */
export interface DemoExample {
  readonly example: string;
  readonly as: 'visitor' | 'fan' | 'creator' | 'admin' | 'operator';
}

/** How far a part has come, for the person who waits at the console. */
export type DemoProgress = (done: number, of: number) => void;

/**
 * Runs in a process of its own, which may be killed at any moment: run again, it goes on with what is missing. A
 * manifest imports it when it is asked for (`import('./demo.ts')`), so that the process that serves never holds it.
 */
export type DemoPart = (platform: Platform, progress: DemoProgress) => Promise<void>;

export interface Domain {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly handlers?: readonly EventHandler[];
  readonly jobs?: readonly Job[];
  /** Seeds this domain's part of the demo world before the server listens; runs in row order, once. */
  readonly demo?: DemoPart;
  /** What the first look does not need, such as large pictures: seeded beside the server once it is up. */
  readonly demoLater?: DemoPart;
  /** For routes with a parameter, or seen best by somebody: an address in the demo world. */
  readonly examples?: (db: Executor) => Promise<Record<string, DemoExample>>;
  /** The person's data of this domain, for their export. */
  readonly exportUser?: (platform: Platform, userId: string) => Promise<unknown>;
  /** Removes the person from this domain when the account is deleted. */
  readonly eraseUser?: (tx: Tx, userId: string) => Promise<void>;
}
