// Proves that jobs run if, and only if, their transaction commits; once while they wait; and that stopping drains them.
import { systemClock } from '@stagepass/base/clock.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDb } from '../db/db.ts';
import type { Job } from '../domain.ts';
import { makeMetrics } from '../metrics/prometheus.ts';
import type { Platform } from '../platform.ts';
import { type JobsParts, makeJobs, type RunningJobs } from './boss-jobs.ts';

let database: TestDatabase;
let db: Db;
let made: RunningJobs[] = [];
let ran: unknown[] = [];
let act: (signal: AbortSignal) => Promise<void> = async () => {};
const metrics = makeMetrics();
const log = { debug() {}, info() {}, warn() {}, error() {} };

const note: Job = {
  name: 'note',
  async run(_, payload, signal) {
    await act(signal);
    ran.push(payload);
  },
};

function jobs(list: readonly Job[] = [note], options: Partial<JobsParts> = {}): RunningJobs {
  const one = makeJobs({ databaseUrl: database.url, jobs: list, log, metrics, retry_s: 1, ...options });
  made.push(one);
  return one;
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

const soon = { timeout: 8000, interval: 20 };

test('a job queued before the start, and one queued after it, both run promptly', async () => {
  const one = jobs([note], { poll_s: 60 });
  await db.transaction((tx) => one.queue(tx, 'note', { n: 1 }));
  await one.start(platform());
  await expect.poll(() => ran, soon).toEqual([{ n: 1 }]);
  await db.transaction((tx) => one.queue(tx, 'note', { n: 2 }));
  await db.transaction((tx) => one.queue(tx, 'note', { n: 3 }));
  await expect.poll(() => ran.length, soon).toBe(3);
});

test('a rolled-back job never runs, and a key makes it one while it waits', async () => {
  const one = jobs([note], { poll_s: 1 });
  const rolledBack = db.transaction(async (tx) => {
    await one.queue(tx, 'note', { rolled: 'back' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  for (let n = 0; n < 3; n += 1) await db.transaction((tx) => one.queue(tx, 'note', { n }, { key: 'same' }));
  await db.transaction((tx) => one.queue(tx, 'note', { other: true }, { key: 'other' }));
  await db.transaction((tx) => one.queue(tx, 'note', { later: true }, { start_after_s: 3600 }));
  await one.start(platform());
  await expect.poll(() => ran.length, soon).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(ran).toEqual([{ n: 0 }, { other: true }]);
});

test('a failing job is tried again', async () => {
  let tries = 0;
  act = async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
  };
  const one = jobs([note], { poll_s: 0.5 });
  await one.queue(db, 'note', {});
  await one.start(platform());
  await expect.poll(() => ran.length, soon).toBe(1);
  expect(tries).toBe(2);
  expect(await metrics.text()).toContain('stagepass_job_failed_total{job="note"} 1');
});

test('stopping tells the running job, waits for it, and starts no other', async () => {
  let told = false;
  let began = 0;
  act = async (signal) => {
    began += 1;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 80)));
    told = true;
  };
  const one = jobs([note], { workers: 1 });
  await one.queue(db, 'note', { n: 1 });
  await one.queue(db, 'note', { n: 2 });
  await one.start(platform());
  await expect.poll(() => began, soon).toBe(1);
  await one.stop();
  expect(told).toBe(true);
  expect(ran).toEqual([{ n: 1 }]);
  const { rows } = await db.query<{ state: string }>({
    text: `select state::text from jobs.job where name = 'work' order by created_on`,
  });
  expect(rows.map((row) => row.state)).toEqual(['completed', 'created']);
});

test('schedules follow the list of jobs', async () => {
  const hourly: Job = { name: 'hourly', cron: '0 * * * *', async run() {} };
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
  const second = jobs([{ ...hourly, cron: '30 * * * *' }]);
  await second.start(platform());
  expect(await schedules()).toEqual(['hourly 30 * * * *']);
  await second.stop();
  await jobs([]).start(platform());
  expect(await schedules()).toEqual([]);
});

test('where no clock is to decide, nothing is scheduled', async () => {
  const hourly: Job = { name: 'hourly', cron: '0 * * * *', async run() {} };
  const still = jobs([hourly], { by_the_clock: false });
  await still.start(platform());
  expect((await db.query({ text: 'select key from jobs.schedule' })).rows).toEqual([]);
});

test('a job that nobody knows is refused where it is queued', async () => {
  await expect(jobs().queue(db, 'unknown', {})).rejects.toThrow('no job named unknown');
});
