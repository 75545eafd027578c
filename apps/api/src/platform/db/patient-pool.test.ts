// Proves that a burst is served by the connections there are, and that who has to wait long gets another, up to the bound.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patientPool } from './patient-pool.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

function open(max: number): void {
  pool = patientPool({ connectionString: database.url, max, idleTimeoutMillis: 100 });
  pool.on('error', () => {});
}

/** Lets all patience pass while the act waits for a connection; what a pool opens is counted from the moment it is begun. */
function impatiently<Result>(act: () => Result): Result {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const result = act();
    vi.advanceTimersByTime(10_000);
    return result;
  } finally {
    vi.useRealTimers();
  }
}

const held = (count: number) => Promise.all(Array.from({ length: count }, () => pool.connect()));

test('what comes back at once goes to who waits, and nothing is opened for them', async () => {
  open(8);
  const clients = await held(4);
  const waiting = Array.from({ length: 4 }, () => pool.connect());
  for (const client of clients) client.release();
  const served = await Promise.all(waiting);
  expect(pool.totalCount).toBe(4);
  expect(new Set(served)).toEqual(new Set(clients));
  for (const client of served) client.release();
});

test('who waited is served as themselves, not as who gave back', async () => {
  open(4);
  const who = new AsyncLocalStorage<string>();
  const clients = await held(4);
  const waiting = who.run(
    'the asker',
    () =>
      new Promise((told) => {
        pool.connect((_error, _client, release) => {
          told(who.getStore());
          release();
        });
      }),
  );
  who.run('somebody else', () => clients[0]?.release());
  expect(await waiting).toBe('the asker');
  for (const client of clients.slice(1)) client.release();
});

test('where nothing comes back it grows, to its bound and no further', async () => {
  open(6);
  const clients = await held(6);
  expect(pool.totalCount).toBe(6);
  let late: pg.PoolClient | undefined;
  const waiting = impatiently(() => pool.connect()).then((client) => {
    late = client;
  });
  expect(pool.totalCount).toBe(6);
  clients[0]?.release();
  await waiting;
  expect(late).toBe(clients[0]);
  late?.release();
  for (const client of clients.slice(1)) client.release();
  // A quiet pool forgets the burst, so that the next one is met with patience again.
  await expect.poll(() => pool.totalCount).toBe(0);
  await expect.poll(() => pool.options.max).toBe(4);
});

test('a small bound is kept, and whoever cannot be connected is told', async () => {
  open(2);
  const [one, two] = await held(2);
  const waiting = impatiently(() => pool.connect());
  expect(pool.totalCount).toBe(2);
  one?.release();
  (await waiting).release();
  two?.release();
  await pool.end();
  pool = patientPool({ connectionString: `${database.url}_missing`, max: 8, connectionTimeoutMillis: 2000 });
  pool.on('error', () => {});
  const told = await Promise.allSettled(Array.from({ length: 12 }, () => pool.query('select 1')));
  expect(told.filter(({ status }) => status === 'rejected')).toHaveLength(12);
});
