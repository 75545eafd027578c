// Owns the pool and the transaction: commit, roll back, retry on a serialisation conflict, hooks after the commit.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventType } from '@stagepass/contract/events.ts';
import pg from 'pg';
import type { z } from 'zod';
import { inSpan } from '../trace/trace.ts';
import { type Executor, executorOf, type Statement } from './executor.ts';
import { patientPool } from './patient-pool.ts';
import { timeReader } from './read-time.ts';

export interface Tx extends Executor {
  /** Writes an event to the outbox: it is told if, and only if, this transaction commits. */
  emit<Payload extends z.ZodType>(
    event: EventType<string, Payload>,
    payload: z.input<Payload>,
  ): Promise<void>;
  /**
   * Runs once the commit is acknowledged; for wake-ups only, since a crash may lose it. One that throws is reported, and changes
   * nothing for the caller: what it belongs to has happened.
   */
  afterCommit(act: () => unknown): void;
}

/** An event that goes into the outbox as a part of another statement. */
export interface CarriedEvent {
  readonly name: string;
  readonly payload: object;
  readonly handlers: readonly string[];
  /** To be called once the statement has been committed. */
  wakeHandlers(): void;
}

/** A statement on its own is a transaction: it is tried again after a deadlock, and committed once it is answered. */
export interface Db extends Executor, Pick<Tx, 'afterCommit'> {
  readonly pool: pg.Pool;
  /** That one, and the one of what runs beside requests. */
  readonly pools: readonly pg.Pool[];
  /** What runs in here has connections of its own: however long its transactions are, requests find theirs. */
  besideRequests<Result>(work: () => Result): Result;
  carry<Payload extends z.ZodType>(
    event: EventType<string, Payload>,
    payload: z.input<Payload>,
  ): CarriedEvent;
  /** One unit of work: everything in it happens, or nothing does. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** How an event gets into the outbox; the outbox gives it, so that db knows nothing of handlers. */
export type WriteEvent = (tx: Executor, name: string, payload: unknown) => Promise<void>;

export interface DbOptions {
  url: string;
  max: number;
  /** Further connections, for what runs beside requests; unset, it shares the others. */
  max_beside?: number;
  /** How long is waited for a connection; ten seconds if unset. */
  wait_seconds?: number;
  writeEvent: WriteEvent;
  /** Events of these names were committed. */
  afterEvents: (events: Iterable<string>) => void;
  /** Who hears of an event, for those that go along with another statement; nobody if unset. */
  listenersOf?: (event: string) => readonly string[];
  onError: (error: Error) => void;
  /** A hook after a commit threw. */
  onHookError?: (error: unknown) => void;
}

// 40001 serialization_failure, 40P01 deadlock_detected: the database chose a victim; trying again is the cure.
const retryable = new Set(['40001', '40P01']);
const tries = 4;

/**
 * A column came to a table that a connection has planned a statement for, as when a migration runs beside servers: that connection can
 * run the statement never again, and the next one can.
 */
function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
}

// bigint as number: our ids are uuids and our cents stay far below 2^53; asserted where sums are made.
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(
  pg.types.builtins.TIMESTAMPTZ,
  timeReader(pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)),
);

function openPool({ url, wait_seconds = 10, onError }: DbOptions, max: number): pg.Pool {
  const pool = patientPool({
    connectionString: url,
    max,
    // An idle connection costs the database some megabytes, but a new one has every plan to make anew: with 10 s those that only
    // bursts need came and went all the time, and were the slowest of a hundred answers.
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: wait_seconds * 1000,
    application_name: 'stagepass',
  });
  pool.on('error', onError);
  // A connection that breaks while a transaction holds it, between two statements, raises an error that nobody
  // awaits: unheard, it would end the process. The next statement on it fails, and that is heard.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function openDb(options: DbOptions): Db {
  const pool = openPool(options, options.max);
  const poolBeside = options.max_beside === undefined ? pool : openPool(options, options.max_beside);
  const pools = [...new Set([pool, poolBeside])];
  const beside = new AsyncLocalStorage<pg.Pool>();
  const current = () => beside.getStore() ?? pool;

  return {
    pool,
    pools,
    besideRequests: (work) => beside.run(poolBeside, work),
    query: (statement) => retried(() => executorOf(current()).query(statement)),
    transaction: (work) =>
      retried(() => inSpan('transaction', {}, () => attemptTransaction(current(), options, work))),
    afterCommit: (act) => runHooks([act], options.onHookError),
    carry(event, payload) {
      const handlers = options.listenersOf?.(event.name) ?? [];
      return {
        name: event.name,
        payload: event.payload.parse(payload) as object,
        handlers,
        // Where nobody listens, nobody is woken.
        wakeHandlers: () => (handlers.length > 0 ? options.afterEvents([event.name]) : undefined),
      };
    },
    async close() {
      await Promise.all(pools.map((one) => one.end()));
    },
  };
}

async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  let attempt = 1;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // No attempt: each takes a connection out of the pool, and a new one has no plans.
      if (isStalePlan(error)) continue;
      const code = (error as { code?: string }).code;
      if (attempt >= tries || code === undefined || !retryable.has(code)) throw error;
      attempt += 1;
    }
  }
}

async function attemptTransaction<Result>(
  pool: pg.Pool,
  options: DbOptions,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const hooks: (() => unknown)[] = [];
  const emitted = new Set<string>();
  let broken: Error | undefined;
  let result: Result;
  try {
    await client.query('begin');
    const executor = executorOf(client);
    const tx: Tx = {
      query: <Row>(statement: Statement) => executor.query<Row>(statement),
      async emit(event, payload) {
        emitted.add(event.name);
        await options.writeEvent(executor, event.name, event.payload.parse(payload));
      },
      afterCommit: (act) => hooks.push(act),
    };
    result = await work(tx);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      // A connection that cannot roll back must not go back to the pool with its transaction open.
      broken = failure;
    });
    if (isStalePlan(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
  const wake = () => options.afterEvents(emitted);
  runHooks(emitted.size > 0 ? [wake, ...hooks] : hooks, options.onHookError);
  return result;
}

/** Each on its own, outside of the transaction's error handling: a committed call must be neither refused nor done again. */
function runHooks(hooks: readonly (() => unknown)[], onError: (error: unknown) => void = () => {}): void {
  for (const act of hooks) {
    try {
      const outcome = act();
      if (outcome instanceof Promise) outcome.catch(onError);
    } catch (error) {
      onError(error);
    }
  }
}
