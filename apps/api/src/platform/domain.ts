// Owns what a domain's manifest is: everything that boot needs to know of it.

import type { EventType } from '@stagepass/contract/events.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { SharedPage } from '#platform/cards/shared-page.ts';
import type { Tx } from './db/db.ts';
import type { Executor } from './db/executor.ts';
import type { ConstraintErrors } from './failure/constraint-errors.ts';
import type { Admit } from './http/admission.ts';
import type { Route } from './http/bind.ts';
import type { Lane } from './jobs/lanes.ts';
import type { Platform } from './platform.ts';
import type { RoomOwner } from './realtime/rooms.ts';

/** A reaction to an event. Runs in its own transaction, at least once: it must bear being run again. */
export interface EventHandler {
  /** Unique and lasting: deliveries in the database hold it. */
  readonly name: string;
  readonly event: EventType;
  readonly lane: EventLane;
  readonly handle: (platform: Platform, tx: Tx, payload: never) => Promise<void>;
}

/**
 * Where the deliveries of a handler wait. `prompt`: somebody notices when it comes late, such as a socket that stays open after its
 * session ended. `counting`: works a figure out anew, may fall due by the thousand, and bears being late.
 */
export type EventLane = 'prompt' | 'counting';

export function onEvent<Payload extends z.ZodType>(
  name: string,
  event: EventType<string, Payload>,
  handle: (platform: Platform, tx: Tx, payload: z.output<Payload>) => Promise<void>,
  { lane = 'prompt' }: { lane?: EventLane } = {},
): EventHandler {
  return { name, event, lane, handle };
}

/** Work beside requests: on a schedule, or queued with a payload. Runs at least once: it must bear being run again. */
export interface Job {
  /** Unique and lasting: what waits in the database holds it. */
  readonly name: string;
  readonly lane: Lane;
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

/** A file of a person's: where it is kept, and how it is called in their export. */
export interface ExportedFile {
  readonly key: string;
  readonly name: string;
}

/** What addresses that are no endpoints get: a place below the prefix, and who is calling, asked as everywhere. */
export interface MountParts {
  readonly fastify: FastifyInstance;
  readonly platform: Platform;
  readonly prefix: string;
  readonly admit: Admit;
}

export type Mount = (parts: MountParts) => void;

/** What an audit found: where, and what is wrong there. */
export interface AuditFinding {
  readonly place: string;
  readonly problem: string;
}

export interface Domain {
  readonly name: string;
  readonly routes: readonly Route[];
  /** For protocols of their own, such as resumable uploads, that no endpoint can say. */
  readonly mount?: Mount;
  /** Pages that people send each other, with tags and a picture of their own for whoever is shown the link. */
  readonly shared?: readonly SharedPage[];
  readonly handlers?: readonly EventHandler[];
  /**
   * What the caller is answered where the database refuses a row by this constraint or unique index: what was looked at
   * before writing changed meanwhile. One that no domain names is a defect of ours, and answers 500.
   */
  readonly constraints?: ConstraintErrors;
  readonly jobs?: readonly Job[];
  /** Kinds of rooms that this domain decides about; the kinds stand in the contract's `<noun>/realtime.ts`. */
  readonly rooms?: readonly RoomOwner[];
  /** Seeds this domain's part of the demo world before the server listens; runs in row order, once. */
  readonly demo?: DemoPart;
  /** What the first look does not need, such as large pictures: seeded beside the server once it is up. */
  readonly demoLater?: DemoPart;
  /** For routes with a parameter, or seen best by somebody: an address in the demo world. */
  readonly examples?: (db: Executor) => Promise<Record<string, DemoExample>>;
  /**
   * Works out anew what this domain's rows say twice, from one snapshot; nothing where all of it agrees. Reads everything: beside
   * requests only. For `npm run audit`, and for the audits by the clock.
   */
  readonly audit?: (db: Executor) => Promise<readonly AuditFinding[]>;
  /** The person's data of this domain, for their export. */
  readonly exportUser?: (platform: Platform, userId: string) => Promise<unknown>;
  /** The person's files of this domain, for their export; one that is gone meanwhile is left out. */
  readonly exportFiles?: (platform: Platform, userId: string) => Promise<readonly ExportedFile[]>;
  /**
   * Removes the person from this domain when the account is deleted. Later rows come first, and the person's own row is
   * made anonymous last. A run that was killed is repeated: files are removed here and now, before the commit, since
   * what is left for after it may never happen.
   */
  readonly eraseUser?: (tx: Tx, userId: string, platform: Platform) => Promise<void>;
  /**
   * Settles what this domain holds of a club that closes for good: value goes back, nothing is left running. Later rows
   * come first; a step at a time, so that a big club blocks nobody: `waiting` asks to be called again.
   */
  readonly settle?: (platform: Platform, tx: Tx, clubId: string) => Promise<'settled' | 'waiting'>;
}
