// Proves that both counters, PostgreSQL's and Redis', keep the same promises.
import { seededClock } from '@stagepass/base/clock.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { type RedisServer, startRedisServer } from '@stagepass/testkit/servers/redis-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executorOf } from '../db/executor.ts';
import { makeRateLimits } from './make-rate-limits.ts';
import { postgresLimits, pruneLimits } from './postgres-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { openRedisCounters, type RedisCounters, redisLimits } from './redis-limits.ts';

const clock = seededClock('2026-03-01T12:00:00Z');
let database: TestDatabase;
let pool: pg.Pool;
let server: RedisServer;
let redis: RedisCounters;
const stores: Record<string, () => RateLimits> = {
  postgres: () => postgresLimits({ db: executorOf(pool), clock }),
  redis: () => redisLimits({ redis, clock }),
};

beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
  // A connection that is being closed when the database is dropped has nobody else who listens.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Dropping the database cuts connections that have not gone yet.
  pool.on('error', () => {});
  server = await startRedisServer();
  redis = await openRedisCounters(server.url, () => {});
});

afterAll(async () => {
  await redis.close();
  await server.stop();
  await pool.end();
  await database.drop();
});

describe.each(Object.keys(stores))('%s', (name) => {
  function limits(): RateLimits {
    return stores[name]?.() as RateLimits;
  }
  const rule = { limit: 5, window_s: 60 };

  test('lets the limit through, then says when there is room again', async () => {
    clock.set('2026-03-01T12:00:00Z');
    for (let use = 0; use < 5; use += 1) expect(await limits().take('a', rule)).toMatchObject({ ok: true });
    const refused = await limits().take('a', rule);
    expect(refused.ok).toBe(false);
    clock.advance((refused.retry_after_s - 1) * 1000);
    expect(await limits().take('a', rule)).toMatchObject({ ok: false });
    clock.advance(1000);
    expect(await limits().take('a', rule)).toEqual({ ok: true, retry_after_s: 0 });
  });

  test('a refused use does not count: hammering keeps nobody out for longer', async () => {
    clock.set('2026-03-01T13:00:00Z');
    for (let use = 0; use < 40; use += 1) await limits().take('b', rule);
    clock.advance(120_000);
    for (let use = 0; use < 5; use += 1) expect(await limits().take('b', rule)).toMatchObject({ ok: true });
  });

  test('no double burst around the edge of a window', async () => {
    clock.set('2026-03-01T14:00:59Z');
    for (let use = 0; use < 5; use += 1) await limits().take('c', rule);
    clock.advance(2000);
    expect(await limits().take('c', rule)).toMatchObject({ ok: false });
  });

  test('keys and windows are counted apart', async () => {
    clock.set('2026-03-01T15:00:00Z');
    const one = { limit: 1, window_s: 60 };
    expect(await limits().take('d', one)).toMatchObject({ ok: true });
    expect(await limits().take('e', one)).toMatchObject({ ok: true });
    expect(await limits().take('d', { limit: 1, window_s: 3600 })).toMatchObject({ ok: true });
    expect(await limits().take('d', one)).toMatchObject({ ok: false });
  });

  test('many at once never get more than the limit', async () => {
    clock.set('2026-03-01T16:00:00Z');
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => limits().take('race', { limit: 10, window_s: 60 })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
  });
});

test('old counters are pruned', async () => {
  clock.set('2026-03-01T17:00:00Z');
  const limits = postgresLimits({ db: executorOf(pool), clock });
  await limits.take('old', { limit: 1, window_s: 1 });
  clock.advance(10_000);
  await limits.take('new', { limit: 1, window_s: 60 });
  await pruneLimits(executorOf(pool), clock.now());
  const { rows } = await pool.query<{ key: string }>('select key from rate_limits');
  expect(rows.map((row) => row.key)).toEqual(['60:new']);
});

test('PostgreSQL counts on while Redis is away', async () => {
  clock.set('2026-03-01T18:00:00Z');
  const brief = await startRedisServer();
  const limits = await makeRateLimits({ config: { REDIS_URL: brief.url }, db: executorOf(pool), clock });
  expect(await limits.take('away', { limit: 1, window_s: 60 })).toMatchObject({ ok: true });
  await brief.stop();
  expect(await limits.take('away', { limit: 1, window_s: 60 })).toMatchObject({ ok: true });
  expect(await limits.take('away', { limit: 1, window_s: 60 })).toMatchObject({ ok: false });
  // Nobody waits for the next attempt to reconnect, which is up to two seconds away.
  const began = performance.now();
  for (let use = 0; use < 20; use += 1) await limits.take(`away ${use}`, { limit: 1, window_s: 60 });
  expect(performance.now() - began).toBeLessThan(2000);
  await limits.close();
});
