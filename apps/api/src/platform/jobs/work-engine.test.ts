// Proves that lanes work beside each other, that no wake-up is lost, that an idle lane is looked at once, and that stopping drains.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LaneWork, makeWorkEngine, type WorkEngine } from './work-engine.ts';

let database: TestDatabase;
let pool: pg.Pool;
let engines: WorkEngine[] = [];
const logged: string[] = [];
const note = (_: object, message: string) => logged.push(message);
const log = { debug: note, info: note, warn: note, error: note };

beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // A connection that is being closed when the database is dropped has nobody else who listens.
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.stop()));
  engines = [];
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

function engine(options: { poll_ms?: number } = {}): WorkEngine {
  const query = ({ text, values }: { text: string; values?: readonly unknown[] }) =>
    pool.query(text, [...(values ?? [])]);
  const made = makeWorkEngine({ databaseUrl: database.url, query, log, poll_ms: 60_000, ...options });
  engines.push(made);
  return made;
}

/** A lane over a list of acts, counting how often it is looked at and how many acts run at once. */
function listLane(name: string, workers: number, list: (() => Promise<void>)[]) {
  const counts = { looks: 0, running: 0, most: 0, done: 0 };
  const lane: LaneWork = {
    name,
    workers,
    async next(_signal, claimed) {
      counts.looks += 1;
      const act = list.shift();
      await Promise.resolve();
      if (act === undefined) return false;
      claimed();
      counts.running += 1;
      counts.most = Math.max(counts.most, counts.running);
      await act();
      counts.running -= 1;
      counts.done += 1;
      return true;
    },
  };
  return { lane, counts };
}

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

test('a lane does as much at once as it has workers, and another lane does not wait for it', async () => {
  const held = gate();
  const slow = listLane(
    'slow',
    2,
    Array.from({ length: 4 }, () => () => held.passed),
  );
  const fast = listLane('fast', 1, [async () => {}]);
  const made = engine();
  made.add(slow.lane);
  made.add(fast.lane);
  const draining = made.drain('slow');
  await expect.poll(() => slow.counts.running).toBe(2);
  await made.drain('fast');
  expect(fast.counts.done).toBe(1);
  expect(slow.counts).toMatchObject({ running: 2, most: 2, done: 0 });
  held.open();
  await draining;
  expect(slow.counts).toMatchObject({ most: 2, done: 4 });
});

test('what is woken by a request does not run as a part of it', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const made = engine();
  made.add({
    name: 'apart',
    workers: 1,
    async next() {
      seen.push(request.getStore());
      return false;
    },
  });
  await request.run('a request', () => made.drain('apart'));
  expect(seen).toEqual([undefined]);
});

test('an idle lane is looked at by one worker', async () => {
  const idle = listLane('idle', 5, []);
  const made = engine();
  made.add(idle.lane);
  await made.drain('idle');
  expect(idle.counts.looks).toBe(1);
});

test('what comes while the only worker looks is found by it', async () => {
  const list: (() => Promise<void>)[] = [];
  const looked = gate();
  let looks = 0;
  const done: string[] = [];
  const made = engine();
  made.add({
    name: 'one',
    workers: 1,
    async next() {
      looks += 1;
      const found = list.shift();
      // The look is over and has found nothing when the work is announced.
      if (looks === 1) await looked.passed;
      await found?.();
      return found !== undefined;
    },
  });
  made.start();
  await expect.poll(() => looks).toBeGreaterThan(0);
  list.push(async () => void done.push('late'));
  made.wake('one');
  looked.open();
  await expect.poll(() => done).toEqual(['late']);
});

test('a process that does not work wakes one that does, which does not poll meanwhile', async () => {
  const list: (() => Promise<void>)[] = [];
  const { lane, counts } = listLane('far', 1, list);
  const working = engine();
  working.add(lane);
  working.start();
  // The first look comes once the connection listens.
  await expect.poll(() => counts.looks, { timeout: 5000 }).toBe(1);
  list.push(async () => {});
  engine().wake('far');
  await expect.poll(() => counts.done, { timeout: 5000 }).toBe(1);
});

test('a replica whose workers are all busy wakes an idle one', async () => {
  const held = gate();
  const shared: (() => Promise<void>)[] = [];
  const [busy, idle] = [listLane('both', 1, shared), listLane('both', 1, shared)];
  const [full, free] = [engine(), engine()];
  full.add(busy.lane);
  free.add(idle.lane);
  full.start();
  free.start();
  // Each first look comes once the connection listens.
  await expect.poll(() => [busy.counts.looks, idle.counts.looks], { timeout: 5000 }).toEqual([1, 1]);
  shared.push(() => held.passed);
  full.wake('both');
  await expect.poll(() => busy.counts.running).toBe(1);
  shared.push(async () => {});
  full.wake('both');
  await expect.poll(() => idle.counts.done, { timeout: 5000 }).toBe(1);
  held.open();
});

test('without any word of it, work is found by the poll', async () => {
  const list: (() => Promise<void>)[] = [];
  const { lane, counts } = listLane('silent', 1, list);
  const made = engine({ poll_ms: 50 });
  made.add(lane);
  made.start();
  await expect.poll(() => counts.looks, { timeout: 5000 }).toBeGreaterThan(0);
  list.push(async () => {});
  await expect.poll(() => counts.done, { timeout: 5000 }).toBe(1);
});

test('a lane that breaks off is said so and looked at again', async () => {
  let looks = 0;
  const made = engine({ poll_ms: 50 });
  made.add({
    name: 'breaks',
    workers: 1,
    async next() {
      looks += 1;
      if (looks === 1) throw new Error('the database is away');
      return false;
    },
  });
  made.start();
  await expect.poll(() => looks, { timeout: 5000 }).toBeGreaterThan(1);
  expect(logged).toContain('a lane of work broke off');
});

test('stopping tells what runs, waits for it, and takes nothing new', async () => {
  let ended = false;
  let began = 0;
  const [made, idle] = [engine(), engine()];
  idle.start();
  made.add({
    name: 'long',
    workers: 1,
    async next(signal) {
      began += 1;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      // Longer than stopping takes where nothing runs.
      await idle.stop();
      ended = true;
      return true;
    },
  });
  made.start();
  made.wake('long');
  await expect.poll(() => began).toBe(1);
  await made.stop();
  expect(ended).toBe(true);
  expect(began).toBe(1);
});
