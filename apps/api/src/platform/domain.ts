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

export interface Domain {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly handlers?: readonly EventHandler[];
  readonly jobs?: readonly Job[];
  /** Seeds this domain's part of the demo world; runs in row order, once. */
  readonly demo?: (platform: Platform) => Promise<void>;
  /** For routes with a parameter, or seen best by somebody: an address in the demo world. */
  readonly examples?: (db: Executor) => Promise<Record<string, DemoExample>>;
  /** The person's data of this domain, for their export. */
  readonly exportUser?: (platform: Platform, userId: string) => Promise<unknown>;
  /** Removes the person from this domain when the account is deleted. */
  readonly eraseUser?: (tx: Tx, userId: string) => Promise<void>;
}
