// Proves that jobs run if, and only if, their transaction commits; once while they wait; and that stopping drains them.
import { systemClock } from '@stagepass/base/clock.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDb } from '../db/db.ts';
import type { Job } from '../domain.ts';
import { makeMetrics } from '../metrics/prometheus.ts';
import type { Platform } from '../platform.ts';
import { type JobsParts, makeJobs, type RunningJobs } from './boss-jobs.ts';
import { dueItems } from './due-items.ts';
import { Hopeless } from './jobs.ts';
import { countParked, listParked, updateParkedToDue } from './parked.store.ts';
import { makeWorkEngine } from './work-engine.ts';

let database: TestDatabase;
let db: Db;
let made: { stop(): Promise<void> }[] = [];
let ran: unknown[] = [];
let act: (signal: AbortSignal) => Promise<void> = async () => {};
const metrics = makeMetrics();
const log = { debug() {}, info() {}, warn() {}, error() {} };

const note: Job = {
  name: 'note',
  lane: 'work',
  async run(_, payload, signal) {
    await act(signal);
    ran.push(payload);
  },
};

function jobs(
  list: readonly Job[] = [note],
  { poll_ms = 60_000, ...options }: Partial<JobsParts> & { poll_ms?: number } = {},
): RunningJobs {
  const engine = makeWorkEngine({
    databaseUrl: database.url,
    query: (statement) => db.query(statement),
    log,
    poll_ms,
  });
  const parts = { databaseUrl: database.url, engine, jobs: list, log, metrics, retry_s: 1, ...options };
  const { start, stop, ...one } = makeJobs(parts);
  const running = {
    ...one,
    async start(given: Platform) {
      engine.start();
      await start(given);
    },
    async stop() {
      await engine.stop();
      await stop();
    },
  };
  made.push(running);
  return running;
}

function platform(): Platform {
  return { db, clock: systemClock, log, metrics } as unknown as Platform;
}

beforeEach(async () => {
  database = await testDatabase();
  made = [];
  ran = [];
  act = async () => {};
  db = openDb({
    url: database.url,
    max: 5,
    writeEvent: async () => {},
    afterEvents: () => {},
    onError: () => {},
  });
  // As the first start finds it: the queue is made with what is given here.
  await db.query({ text: 'drop schema jobs cascade' });
});

afterEach(async () => {
  await Promise.all(made.map((one) => one.stop()));
  await db.close();
  await database.drop();
});

function bossOf(): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => db.pool.query(text, values) },
    schema: 'jobs',
  });
}

/** Every minute pg-boss does this by itself. */
async function supervise(): Promise<void> {
  await bossOf().supervise('work');
}

const soon = { timeout: 8000, interval: 20 };

test('a job queued before the start, and one queued after it, both run promptly', async () => {
  const one = jobs();
  await db.transaction((tx) => one.queue(tx, 'note', { n: 1 }));
  await one.start(platform());
  await expect.poll(() => ran, soon).toEqual([{ n: 1 }]);
  await db.transaction((tx) => one.queue(tx, 'note', { n: 2 }));
  await db.transaction((tx) => one.queue(tx, 'note', { n: 3 }));
  await expect.poll(() => ran.length, soon).toBe(3);
});

test('a rolled-back job never runs, and a key makes it one while it waits', async () => {
  const one = jobs([note], { poll_ms: 500 });
  const rolledBack = db.transaction(async (tx) => {
    await one.queue(tx, 'note', { rolled: 'back' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  for (let n = 0; n < 3; n += 1) await db.transaction((tx) => one.queue(tx, 'note', { n }, { key: 'same' }));
  await db.transaction((tx) => one.queue(tx, 'note', { other: true }, { key: 'other' }));
  await one.start(platform());
  await expect.poll(() => ran.length, soon).toBe(2);
  await one.stop();
  expect(ran).toHaveLength(2);
  expect(ran).toEqual(expect.arrayContaining([{ n: 0 }, { other: true }]));
  // Nothing of what ended well is kept.
  expect((await db.query({ text: `select from jobs.job where name = 'work'` })).count).toBe(0);
});

test('a failing job is tried again', async () => {
  let tries = 0;
  act = async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
  };
  const one = jobs([note], { poll_ms: 200 });
  await one.queue(db, 'note', {});
  await one.start(platform());
  await expect.poll(() => ran.length, soon).toBe(1);
  expect(tries).toBe(2);
  expect(await metrics.text()).toContain('stagepass_job_failed_total{job="note"} 1');
});

test('what fails for good is parked with its error, seen, and done once it is retried', async () => {
  let broken = true;
  act = async () => {
    if (broken) throw new Hopeless('the address https://ana:secret@host is gone');
  };
  const one = jobs([note], { poll_ms: 200 });
  await one.queue(db, 'note', { n: 1 });
  await one.start(platform());
  await expect.poll(() => countParked(db), soon).toBe(1);
  const [parked] = await listParked(db, 10);
  expect(parked).toMatchObject({ id: expect.stringMatching(/^job\//), name: 'note', attempts: 1 });
  expect(parked?.last_error).toContain('is gone');
  expect(parked?.last_error).not.toContain('secret');
  expect(await metrics.text()).toContain('stagepass_job_parked_total{job="note"} 1');
  broken = false;
  const names = { handlers: [], jobs: ['note'] };
  expect(await updateParkedToDue(db, { ...names, id: 'job/x' })).toBe(0);
  expect(await updateParkedToDue(db, { handlers: [], jobs: ['other'] })).toBe(0);
  expect(await updateParkedToDue(db, { ...names, id: parked?.id })).toBe(1);
  await expect.poll(() => ran, soon).toEqual([{ n: 1 }]);
  await expect.poll(() => countParked(db), soon).toBe(0);
});

test('retried by the operator, a job has all its tries before it again', async () => {
  let failure: Error = new Hopeless('no such address');
  const tries: number[] = [];
  act = async () => {
    tries.push(tries.length);
    if (tries.length < 3) throw failure;
  };
  const one = jobs([note], { poll_ms: 100 });
  await one.queue(db, 'note', { n: 1 });
  await one.start(platform());
  await expect.poll(() => countParked(db), soon).toBe(1);
  // Mended, but the network fails once more: that is a failure like any other.
  failure = new Error('the network is away');
  expect(await updateParkedToDue(db, { handlers: [], jobs: ['note'] })).toBe(1);
  await expect.poll(() => tries.length, soon).toBeGreaterThan(1);
  await expect
    .poll(
      async () => (await db.query({ text: 'select state, retry_count, retry_limit from jobs.job' })).rows,
      soon,
    )
    .toEqual([{ state: 'retry', retry_count: 0, retry_limit: 6 }]);
  await expect.poll(() => ran, soon).toEqual([{ n: 1 }]);
});

test('what a stopping server breaks off is done in full by the next one, and no try is counted for it', async () => {
  let due = ['a', 'b', 'c'];
  const begun = Promise.withResolvers<void>();
  const queued = dueItems({
    name: 'queued',
    lane: 'work',
    list: async (_platform, { except }) => due.filter((item) => !except.includes(item)),
    async each(_platform, item: string, signal) {
      if (item === 'b') await act(signal);
      due = due.filter((other) => other !== item);
    },
  });
  act = (signal) => {
    begun.resolve();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const first = jobs([queued]);
  await first.queue(db, 'queued', {});
  await first.start(platform());
  await begun.promise;
  await first.stop();
  expect(due).toEqual(['c']);
  const { rows } = await db.query({ text: `select state, retry_count from jobs.job where name = 'work'` });
  expect(rows).toEqual([{ state: 'retry', retry_count: 0 }]);
  act = async () => {};
  await jobs([queued]).start(platform());
  await expect.poll(() => due, soon).toEqual([]);
});

test('a job of another lane does not wait for long ones', async () => {
  const held = Promise.withResolvers<void>();
  const long: Job = { name: 'long', lane: 'background', run: () => held.promise };
  const one = jobs([note, long]);
  for (let n = 0; n < 5; n += 1) await one.queue(db, 'long', {});
  await one.start(platform());
  await one.queue(db, 'note', { n: 1 });
  await expect.poll(() => ran, soon).toEqual([{ n: 1 }]);
  held.resolve();
});

test('a scheduled job that hangs holds one worker of its lane, however many minutes pass', async () => {
  const held = Promise.withResolvers<void>();
  let begun = 0;
  const hanging: Job = {
    name: 'hanging',
    lane: 'work',
    cron: '0 0 1 1 *',
    async run() {
      begun += 1;
      await held.promise;
    },
  };
  const one = jobs([note, hanging], { poll_ms: 100 });
  await one.start(platform());
  const boss = bossOf();
  const due = (await boss.getSchedules()).filter(({ key }) => key === 'hanging');
  for (let minute = 1; minute <= 3; minute += 1) {
    for (const { name, data, options } of due) await boss.send(name, data ?? {}, options ?? {});
    // Queued after it, so whichever worker is free has looked at both.
    await one.queue(db, 'note', { minute });
    await expect.poll(() => ran.length, soon).toBe(minute);
    expect(begun).toBe(1);
  }
  held.resolve();
  // What became due meanwhile is done once, right after.
  await expect.poll(() => begun, soon).toBe(2);
});

test('a job whose process was killed is taken up again once it gives no signs of life', async () => {
  const one = jobs([note], { poll_ms: 200 });
  await one.queue(db, 'note', { n: 1 });
  // As a process leaves it that was killed two minutes ago.
  await db.query({
    text: `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '2 minutes'
           where name = 'work'`,
  });
  await one.start(platform());
  await supervise();
  await expect.poll(() => ran, soon).toEqual([{ n: 1 }]);
});

test('a job whose last process gave no signs of life is parked with that reason', async () => {
  const one = jobs();
  await one.queue(db, 'note', {});
  await db.query({
    text: `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '2 minutes',
             retry_count = retry_limit where name = 'work'`,
  });
  await supervise();
  expect(await listParked(db, 10)).toMatchObject([{ name: 'note', last_error: 'job heartbeat timeout' }]);
});

test('schedules follow the list of jobs', async () => {
  const hourly: Job = { name: 'hourly', lane: 'work', cron: '0 * * * *', async run() {} };
  const first = jobs([hourly]);
  await first.start(platform());
  async function schedules(): Promise<string[]> {
    const { rows } = await db.query<{ key: string; cron: string }>({
      text: `select key, cron from jobs.schedule where key not like 'platform.%'`,
    });
    return rows.map((row) => `${row.key} ${row.cron}`);
  }
  expect(await schedules()).toEqual(['hourly 0 * * * *']);
  await first.stop();
  const second = jobs([{ ...hourly, lane: 'background', cron: '30 * * * *' }]);
  await second.start(platform());
  expect(await schedules()).toEqual(['hourly 30 * * * *']);
  await second.stop();
  await jobs([]).start(platform());
  expect(await schedules()).toEqual([]);
});

test('where no clock is to decide, nothing is scheduled', async () => {
  const hourly: Job = { name: 'hourly', lane: 'work', cron: '0 * * * *', async run() {} };
  const still = jobs([hourly], { by_the_clock: false });
  await still.start(platform());
  expect((await db.query({ text: 'select key from jobs.schedule' })).rows).toEqual([]);
});

test('a job that nobody knows is refused where it is queued', async () => {
  await expect(jobs().queue(db, 'unknown', {})).rejects.toThrow('no job named unknown');
});
