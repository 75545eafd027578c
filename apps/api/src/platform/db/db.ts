// Owns the pool and the transaction: commit, roll back, retry on a serialisation conflict, hooks after the commit.
import type { EventType } from '@stagepass/contract/events.ts';
import pg from 'pg';
import type { z } from 'zod';
import { inSpan } from '../trace/trace.ts';
import { type Executor, executorOf, type Statement } from './executor.ts';
import { patientPool } from './patient-pool.ts';

export interface Tx extends Executor {
  /** Writes an event to the outbox: it is told if, and only if, this transaction commits. */
  emit<Payload extends z.ZodType>(
    event: EventType<string, Payload>,
    payload: z.input<Payload>,
  ): Promise<void>;
  /** Runs once the commit is acknowledged; for wake-ups only, since a crash may lose it. */
  afterCommit(act: () => void): void;
}

/** An event that goes into the outbox as a part of another statement. */
export interface EventAlong {
  readonly name: string;
  readonly payload: object;
  readonly handlers: readonly string[];
  /** To be called once the statement has gone through. */
  told(): void;
}

export interface Db extends Executor {
  readonly pool: pg.Pool;
  along<Payload extends z.ZodType>(event: EventType<string, Payload>, payload: z.input<Payload>): EventAlong;
  /** One unit of work: everything in it happens, or nothing does. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** How an event gets into the outbox; the outbox gives it, so that db knows nothing of handlers. */
export type WriteEvent = (tx: Executor, name: string, payload: unknown) => Promise<void>;

export interface DbOptions {
  url: string;
  max: number;
  writeEvent: WriteEvent;
  afterEvents: () => void;
  /** Who hears of an event, for those that go along with another statement; nobody if unset. */
  listenersOf?: (event: string) => readonly string[];
  onError: (error: Error) => void;
}

// 40001 serialization_failure, 40P01 deadlock_detected: the database chose a victim; trying again is the cure.
const retryable = new Set(['40001', '40P01']);
const tries = 4;

// bigint as number: our ids are uuids and our cents stay far below 2^53; asserted where sums are made.
pg.types.setTypeParser(20, Number);

export function openDb(options: DbOptions): Db {
  const pool = patientPool({
    connectionString: options.url,
    max: options.max,
    // An idle connection costs the database some megabytes, but a new one has every plan to make anew: with 10 s those that only
    // bursts need came and went all the time, and were the slowest of a hundred answers.
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'stagepass',
  });
  pool.on('error', options.onError);
  // A connection that breaks while a transaction holds it, between two statements, raises an error that nobody
  // awaits: unheard, it would end the process. The next statement on it fails, and that is heard.
  pool.on('connect', (client) => client.on('error', () => {}));
  const direct = executorOf(pool);

  async function transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inSpan('transaction', {}, () => attemptTransaction(pool, options, work));
      } catch (error) {
        const code = (error as { code?: string }).code;
        if (attempt >= tries || code === undefined || !retryable.has(code)) throw error;
      }
    }
  }

  return {
    pool,
    query: direct.query,
    transaction,
    along(event, payload) {
      const handlers = options.listenersOf?.(event.name) ?? [];
      return {
        name: event.name,
        payload: event.payload.parse(payload) as object,
        handlers,
        // Where nobody listens, nobody is woken.
        told: () => (handlers.length > 0 ? options.afterEvents() : undefined),
      };
    },
    close: () => pool.end(),
  };
}

async function attemptTransaction<Result>(
  pool: pg.Pool,
  options: DbOptions,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const hooks: (() => void)[] = [];
  let emitted = false;
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const executor = executorOf(client);
    const tx: Tx = {
      query: <Row>(statement: Statement) => executor.query<Row>(statement),
      async emit(event, payload) {
        emitted = true;
        await options.writeEvent(executor, event.name, event.payload.parse(payload));
      },
      afterCommit: (act) => hooks.push(act),
    };
    const result = await work(tx);
    await client.query('commit');
    if (emitted) options.afterEvents();
    for (const act of hooks) act();
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      // A connection that cannot roll back must not go back to the pool with its transaction open.
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
