// Proves that of a list of due items each is done on its own: bad ones rest and are tried again, however many stand in front.
import { seededClock } from '@stagepass/base/clock.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, openDb } from '../db/db.ts';
import { makeMetrics } from '../metrics/prometheus.ts';
import type { Platform } from '../platform.ts';
import { type Asked, dueItems } from './due-items.ts';
import { countParked, listParked, updateParkedToDue } from './parked.store.ts';

let database: TestDatabase;
let db: Db;
let platform: Platform;
let due: string[] = [];
let bad = new Set<string>();
let tried: string[] = [];
const clock = seededClock('2026-05-01T10:00:00Z');
const metrics = makeMetrics();
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const going = () => new AbortController().signal;

beforeAll(async () => {
  database = await testDatabase();
  const hooks = { writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} };
  db = openDb({ url: database.url, max: 2, ...hooks });
  platform = { db, clock, metrics, log: silent } as unknown as Platform;
});
beforeEach(async () => {
  due = Array.from({ length: 10 }, (_, n) => `item-${n}`);
  bad = new Set();
  tried = [];
  await db.query({ text: 'delete from failing_items' });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function list(_: Platform, { limit, except }: Asked): Promise<string[]> {
  return due.filter((item) => !except.includes(item)).slice(0, limit);
}

async function each(_: Platform, item: string): Promise<void> {
  tried.push(item);
  if (bad.has(item)) throw new Error(`${item} is bad`);
  due = due.filter((other) => other !== item);
}

const settings = { name: 'tests.due', lane: 'work', batch: 3, list } as const;
const byTheClock = dueItems({ ...settings, cron: '* * * * *', each });

test('more bad items than a batch holds, all in front, leave the others to be done', async () => {
  bad = new Set(['item-0', 'item-1', 'item-2', 'item-3', 'item-4']);
  await byTheClock.run(platform, {}, going());
  expect(due).toEqual([...bad]);
  expect(tried).toHaveLength(10);
  expect(await metrics.text()).toContain('stagepass_due_item_failed_total{job="tests.due"} 5');
});

test('a bad one rests longer each time, is shown in the end, and is forgotten once it is done', async () => {
  due = ['only'];
  bad = new Set(due);
  for (const minutes of [1, 2, 4, 8, 10, 10]) {
    tried = [];
    await byTheClock.run(platform, {}, going());
    clock.advance(minutes * 60_000 - 1);
    await byTheClock.run(platform, {}, going());
    expect(tried, `before ${minutes} minutes are over`).toEqual(['only']);
    clock.advance(1);
  }
  expect(await listParked(db, 10)).toMatchObject([
    { id: 'item/tests.due/only', name: 'tests.due', attempts: 6, last_error: 'only is bad' },
  ]);
  await byTheClock.run(platform, {}, going());
  // Mended, and the operator does not want to wait.
  bad.clear();
  await byTheClock.run(platform, {}, going());
  expect(due).toEqual(['only']);
  expect(await updateParkedToDue(db, { handlers: [], jobs: ['tests.due'] })).toBe(1);
  await byTheClock.run(platform, {}, going());
  expect(due).toEqual([]);
  expect(await countParked(db)).toBe(0);
});

test('what is due after its turn all the same gets no second one in this run', async () => {
  const steps = dueItems({
    ...settings,
    cron: '* * * * *',
    each: async (_, item: string) => tried.push(item),
  });
  await steps.run(platform, {}, going());
  expect(tried.toSorted()).toEqual(due);
});

test('told to stop, it begins no further item, and what it broke off is no failure', async () => {
  const stop = new AbortController();
  const broken = dueItems({
    ...settings,
    cron: '* * * * *',
    async each(_, item: string) {
      tried.push(item);
      stop.abort();
      throw new Error('broken off');
    },
  });
  await expect(broken.run(platform, {}, stop.signal)).rejects.toThrow('aborted');
  expect(tried).toEqual(['item-0']);
  expect((await db.query({ text: 'select from failing_items' })).count).toBe(0);
});

test('a failure rests from when it happened: another run that began earlier does not forget it', async () => {
  due = ['slow'];
  const tell = { slow: Promise.withResolvers<void>(), good: Promise.withResolvers<void>() };
  const begun: string[] = [];
  const overlapping = dueItems({
    ...settings,
    cron: '* * * * *',
    list: async (_, { except }) => due.filter((item) => !except.includes(item)),
    async each(_, item: string) {
      begun.push(item);
      await tell[item as keyof typeof tell].promise;
    },
  });
  const first = overlapping.run(platform, {}, going());
  await expect.poll(() => begun).toEqual(['slow']);
  due = ['good'];
  clock.advance(60_000);
  const second = overlapping.run(platform, {}, going());
  await expect.poll(() => begun).toEqual(['slow', 'good']);
  clock.advance(120_000);
  due = [];
  tell.slow.reject(new Error('failed after three minutes'));
  await first;
  tell.good.resolve();
  await second;
  expect((await db.query({ text: 'select item, attempts from failing_items' })).rows).toEqual([
    { item: 'slow', attempts: 1 },
  ]);
});

test('a queued one does what it can and fails as a whole, to be tried again by the queue', async () => {
  bad = new Set(['item-1']);
  const queued = dueItems({ ...settings, each });
  await expect(queued.run(platform, {}, going())).rejects.toThrow('1 items of tests.due failed');
  expect(due).toEqual(['item-1']);
  bad.clear();
  await queued.run(platform, {}, going());
  expect(due).toEqual([]);
});
