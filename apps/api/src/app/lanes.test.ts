// Proves that what depends on others, a video that is converted or a slow payment service, never delays a promised moment.
import { systemClock } from '@stagepass/base/clock.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { untilWaiting } from '@stagepass/testkit/lock-waits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDue } from '#domains/auctions/jobs.ts';
import { paymentJobs } from '#domains/ledger/payment-jobs.ts';
import { processUploads } from '#domains/media/jobs.ts';
import { settings } from '#platform/config/settings.ts';
import { type Db, openDb } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import { makeJobs } from '#platform/jobs/boss-jobs.ts';
import { laneWorkers } from '#platform/jobs/lanes.ts';
import { makeWorkEngine } from '#platform/jobs/work-engine.ts';
import { makeMetrics } from '#platform/metrics/prometheus.ts';
import { EVENT_WORKERS } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { domains } from './registries/domains.ts';
import { startTestApp } from './testing/test-app.ts';

let database: TestDatabase;
let db: Db;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const hooks = { writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} };
const callsOthers = ['ledger.ask-for-payments', 'ledger.send-return', 'ledger.send-returns', 'media-process'];

beforeAll(async () => {
  database = await testDatabase();
  db = openDb({ url: database.url, max: 5, ...hooks });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('auctions close while every conversion and every call to the payment service hangs', async () => {
  const held = Promise.withResolvers<void>();
  let begun = 0;
  let closed = 0;
  const hanging = [...paymentJobs, processUploads].filter(({ name }) => callsOthers.includes(name));
  expect(hanging.map(({ name }) => name).toSorted()).toEqual(callsOthers);
  const list: Job[] = hanging.map((job) => ({
    ...job,
    async run() {
      begun += 1;
      await held.promise;
    },
  }));
  list.push({
    ...closeDue,
    async run() {
      closed += 1;
    },
  });
  const metrics = makeMetrics();
  const query: Db['query'] = (statement) => db.query(statement);
  const engine = makeWorkEngine({ databaseUrl: database.url, query, log });
  const jobs = makeJobs({ databaseUrl: database.url, engine, jobs: list, log, metrics, by_the_clock: false });
  engine.start();
  await jobs.start({ db, clock: systemClock, log, metrics } as unknown as Platform);
  for (const { name } of hanging) for (let n = 0; n < 2; n += 1) await jobs.queue(db, name, {});
  await expect.poll(() => begun, { timeout: 8000 }).toBeGreaterThanOrEqual(2);
  await jobs.queue(db, closeDue.name, {});
  await expect.poll(() => closed, { timeout: 8000 }).toBe(1);
  held.resolve();
  await engine.stop();
  await jobs.stop();
});

test('only what falls due in small numbers shares a lane with closing auctions', () => {
  const urgent = domains.flatMap(({ jobs = [] }) => jobs).filter(({ lane }) => lane === 'urgent');
  expect(urgent.map(({ name }) => name).toSorted()).toEqual([
    'auctions.close-due',
    'gacha.turn-due',
    'posts-publish-scheduled',
  ]);
});

test('the number of further connections is the one that the configuration names', () => {
  expect(settings.DATABASE_POOL.about).toContain(` ${laneWorkers + EVENT_WORKERS} further`);
});

test('requests are answered while workers hold as many transactions as there are connections', async () => {
  const app = await startTestApp({ env: { DATABASE_POOL: '2' } });
  const other = openDb({ url: app.env.DATABASE_URL ?? '', max: 2, ...hooks });
  try {
    await other.transaction(async (tx) => {
      // Counting words waits for this table, in a transaction, as long as it is locked.
      await tx.query({ text: 'lock table search_words in access exclusive mode' });
      for (let n = 0; n < 2; n += 1) await app.platform.jobs.queue(other, 'search.count-words', {});
      await untilWaiting(other, 2);
      await app.ok('GET /fronts/discover', { query: {} });
    });
  } finally {
    await other.close();
    await app.stop();
  }
}, 60_000);
