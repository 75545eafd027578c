// Proves that events reach every handler once, through failures, crashes and replicas, and never without a commit.
import { eventType } from '@stagepass/contract/events.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Db, openDb, type Tx } from '../db/db.ts';
import { type EventLane, onEvent } from '../domain.ts';
import { makeWorkEngine, type WorkEngine } from '../jobs/work-engine.ts';
import { makeMetrics } from '../metrics/prometheus.ts';
import { countWaiting, pruneEvents } from './deliveries.store.ts';
import {
  eventLanes,
  eventLaneTerms,
  eventWaker,
  eventWriter,
  listeners,
  type OutboxParts,
} from './outbox.ts';

const joined = eventType('clubs.joined', z.object({ user: z.string() }));
const counted = eventType('clubs.counted', z.object({ user: z.string() }));
const never = new Promise<void>(() => {});

let database: TestDatabase;
let db: Db;
let outboxes: Outbox[] = [];
let logged: string[] = [];
const metrics = makeMetrics();
const log = { debug: note, info: note, warn: note, error: note };

function note(_: object, message: string): void {
  logged.push(message);
}

let act: (tx: Tx, user: string) => Promise<void> = async () => {};

async function write(tx: Tx, who: string, user: string): Promise<void> {
  await tx.query({ text: 'insert into effects values ($1, $2)', values: [who, user] });
}

const handlers = [
  onEvent('first', joined, async (_, tx, { user }) => {
    await write(tx, 'first', user);
    await act(tx, user);
  }),
  onEvent('second', joined, (_, tx, { user }) => write(tx, 'second', user)),
  onEvent(
    'counter',
    counted,
    async (_, tx, { user }) => {
      await write(tx, 'counter', user);
      await act(tx, user);
    },
    { lane: 'counting' },
  ),
];

// In the past, so that a look which began before the failure was written takes it too: it would otherwise pass it over as not yet due
// and keep its row locked meanwhile, so that the worker that failed finds nothing and a drain ends early.
const dueAgain_s = () => -1;

type Outbox = Pick<WorkEngine, 'start' | 'stop'> & {
  wake(events: Iterable<string>): void;
  drain(lane?: EventLane): Promise<void>;
};

function outboxOn(
  on: Db,
  { poll_ms = 60_000, ...options }: Partial<OutboxParts> & { poll_ms?: number },
): Outbox {
  const engine = makeWorkEngine({ databaseUrl: database.url, query: on.query, log, poll_ms });
  const lanes = eventLanes({
    platform: { db: on, log, metrics },
    handlers,
    backoff_s: dueAgain_s,
    ...options,
  });
  for (const lane of lanes) engine.add(lane);
  const { start, stop } = engine;
  return {
    start,
    stop,
    wake: eventWaker(options.handlers ?? handlers, engine.wake),
    drain: async (lane = 'prompt') => engine.drain(eventLaneTerms[lane].name),
  };
}

function outbox(options: Parameters<typeof outboxOn>[1] = {}): Outbox {
  const made = outboxOn(db, options);
  outboxes.push(made);
  return made;
}

function open(): Db {
  return openDb({
    url: database.url,
    max: 8,
    writeEvent: eventWriter(handlers),
    afterEvents: (events) => {
      for (const made of outboxes) made.wake(events);
    },
    onError: () => {},
  });
}

beforeEach(async () => {
  database = await testDatabase();
  outboxes = [];
  logged = [];
  act = async () => {};
  db = open();
  await db.query({ text: 'create table effects (who text, user_name text)' });
});

afterEach(async () => {
  await Promise.all(outboxes.map((made) => made.stop()));
  await db.close();
  await database.drop();
});

async function effects(): Promise<string[]> {
  const { rows } = await db.query<{ who: string; user_name: string }>({ text: 'select * from effects' });
  return rows.map((row) => `${row.who}:${row.user_name}`).sort();
}

async function waiting(): Promise<number> {
  return (await db.query({ text: 'select from outbox_deliveries' })).count;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function tell(user: string): Promise<void> {
  return db.transaction((tx) => tx.emit(joined, { user }));
}

test('an event reaches each handler once, woken by the commit', async () => {
  outbox({ poll_ms: 60_000 }).start();
  await tell('ana');
  await until(async () => (await waiting()) === 0);
  expect(await effects()).toEqual(['first:ana', 'second:ana']);
});

test('nothing is told of a transaction that rolled back', async () => {
  const made = outbox();
  const rolledBack = db.transaction(async (tx) => {
    await tx.emit(joined, { user: 'ana' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await made.drain();
  expect(await effects()).toEqual([]);
});

test('a failure after the effect leaves no effect, is tried again, and takes effect once', async () => {
  let tries = 0;
  act = async () => {
    tries += 1;
    if (tries < 3) throw new Error('just before the commit');
  };
  await tell('ana');
  await outbox().drain();
  expect(tries).toBe(3);
  expect(await effects()).toEqual(['first:ana', 'second:ana']);
});

test('a hopeless delivery is parked where it can be seen, and holds nothing else up', async () => {
  act = async (_, user) => {
    if (user === 'bad') throw new Error('password=hunter2 https://x:hunter2@host');
  };
  await tell('bad');
  await tell('good');
  await outbox({ max_attempts: 3 }).drain();
  expect(await effects()).toEqual(['first:good', 'second:bad', 'second:good']);
  const { rows } = await db.query<{ attempts: number; handler: string; dead_at: Date; last_error: string }>({
    text: 'select * from outbox_deliveries',
  });
  expect(rows).toMatchObject([{ attempts: 3, handler: 'first', dead_at: expect.any(Date) }]);
  expect(rows[0]?.last_error).not.toContain('x:hunter2');
  expect(await metrics.text()).toContain('stagepass_outbox_dead_total{handler="first"} 1');
  expect(logged).toContain('an event was given up: its delivery is parked');
});

test('when a replica dies in the middle, another takes over', async () => {
  let pid = 0;
  let calls = 0;
  act = async (tx) => {
    calls += 1;
    if (calls > 1) return;
    pid = (await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })).rows[0]?.pid ?? 0;
    await never;
  };
  // Its own pool, never closed in an orderly way: what hangs there is as good as dead.
  // One worker: a second one would hold the other handler's delivery for a moment, and the replica that takes over find nothing.
  const dying = outboxOn(open(), { workers: 1 });
  await tell('ana');
  void dying.drain();
  await until(async () => pid > 0);
  const other = outbox();
  await other.drain();
  expect(await effects()).toEqual(['second:ana']);
  await db.query({ text: 'select pg_terminate_backend($1)', values: [pid] });
  await until(async () => {
    await other.drain();
    return (await waiting()) === 0;
  });
  expect(await effects()).toEqual(['first:ana', 'second:ana']);
});

test('many events, two dispatchers, each effect once', async () => {
  for (let n = 0; n < 40; n += 1) await tell(`u${n}`);
  await Promise.all([outbox({ workers: 3 }).drain(), outbox({ workers: 3 }).drain()]);
  const seen = await effects();
  expect(seen).toHaveLength(80);
  expect(new Set(seen).size).toBe(80);
});

test('a process that does not dispatch wakes one that does', async () => {
  const working = outbox({ poll_ms: 60_000 });
  working.start();
  const silent = outbox();
  outboxes = [silent];
  // The first may be found by the look that follows the connection; those after it only by their notifications.
  for (const user of ['ana', 'bo', 'cy']) {
    await tell(user);
    await until(async () => (await waiting()) === 0);
  }
  outboxes = [silent, working];
});

test('stopping waits for the handler that is running and takes nothing new', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let began = 0;
  act = async () => {
    began += 1;
    await held;
  };
  const made = outbox({ workers: 1, poll_ms: 60_000 });
  made.start();
  await tell('ana');
  await tell('bo');
  await until(async () => began === 1);
  const idle = outboxOn(db, {});
  idle.start();
  let stopped = false;
  const stopping = made.stop().then(() => {
    stopped = true;
  });
  // One with nothing to wait for that is stopped later has stopped by now.
  await idle.stop();
  expect(stopped).toBe(false);
  release();
  await stopping;
  expect(await effects()).toContain('first:ana');
  expect(began).toBe(1);
});

test('events are pruned once nobody waits for them', async () => {
  await tell('ana');
  const later = new Date(Date.now() + 1000);
  expect(await pruneEvents(db, later)).toBe(0);
  await outbox().drain();
  expect(await pruneEvents(db, new Date(0))).toBe(0);
  expect(await pruneEvents(db, later)).toBe(1);
});

test('two handlers may not share a name', () => {
  const twice = [handlers[0], handlers[0]].filter((handler) => handler !== undefined);
  expect(() => eventWriter(twice)).toThrow('same name');
});

test('a handler waits for none that counts, however long those take', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let began = 0;
  act = async (_, user) => {
    if (!user.startsWith('count')) return;
    began += 1;
    await held;
  };
  outbox({ poll_ms: 60_000 }).start();
  const counts = ['count-1', 'count-2', 'count-3'];
  for (const user of counts) await db.transaction((tx) => tx.emit(counted, { user }));
  await until(async () => began === eventLaneTerms.counting.workers);
  await tell('ana');
  await until(async () => (await waiting()) === counts.length);
  expect(await effects()).toEqual(['first:ana', 'second:ana']);
  expect(await countWaiting(db)).toEqual({ prompt: 0, counting: 3 });
  release();
  await until(async () => (await waiting()) === 0);
  expect(await effects()).toEqual([
    'counter:count-1',
    'counter:count-2',
    'counter:count-3',
    'first:ana',
    'second:ana',
  ]);
});

test('what waits is still handled once its handler has changed lanes', async () => {
  await db.transaction((tx) => tx.emit(counted, { user: 'bo' }));
  await tell('ana');
  const changed = handlers.map((handler) => ({
    ...handler,
    lane: handler.lane === 'prompt' ? ('counting' as const) : ('prompt' as const),
  }));
  const made = outbox({ handlers: changed });
  await made.drain('prompt');
  await made.drain('counting');
  expect(await effects()).toEqual(['counter:bo', 'first:ana', 'second:ana']);
});

test('a parked delivery of a handler that counts is named as the handler', async () => {
  act = async () => {
    throw new Error('no');
  };
  await db.transaction((tx) => tx.emit(counted, { user: 'bo' }));
  await outbox({ max_attempts: 1 }).drain('counting');
  expect(await metrics.text()).toContain('stagepass_outbox_dead_total{handler="counter"} 1');
  expect(await countWaiting(db)).toEqual({ prompt: 0, counting: 0 });
});

test('the look into a lane reads the index of that lane', async () => {
  await db.query({
    text: `with event as (insert into outbox_events (name, payload) select 'x', '{}' from generate_series(1, 5000) returning id)
           insert into outbox_deliveries (event_id, handler) select id, $1 from event`,
    values: [listeners(handlers)(counted.name)[0]],
  });
  await db.query({ text: 'analyze outbox_deliveries' });
  const { rows } = await db.query<{ 'QUERY PLAN': string }>({
    text: `explain select from outbox_deliveries where dead_at is null and handler not like '%#counting' and run_at <= now()
           and handler = any('{first}') order by run_at, event_id limit 1 for update skip locked`,
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('outbox_deliveries_prompt_due');
});
