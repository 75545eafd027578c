// The long form of talk.race.test.ts: 2,000 sockets, 20 messages a second into channels of 500 for a minute, through two servers, with
// Redis and with PostgreSQL alone, one server killed in the middle. Losses, doubles and order decide; latencies are printed.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { hasLocalRedis, startLocalRedis } from '@stagepass/testkit/servers/local-services.ts';
import { expect, test } from 'vitest';
import { playTalk } from './testing/talk-history.ts';

const seconds = Number(process.env.SOAK_SECONDS ?? 60);
const members = Number(process.env.SOAK_MEMBERS ?? 500);
const CLUBS = 4;
const PER_SECOND = 20;
const LIMIT_MS = 900_000;

/** On a database of its own that writes to the disk before it answers, as the product does. */
async function soak(way: string, env: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-talk-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, profile: 'durable' });
  try {
    const outcome = await playTalk({
      databaseUrl: postgres.socketUrl ?? postgres.url,
      env: {
        NODE_ENV: 'production',
        SECRET_KEY: 'a-secret-for-tests-only-0123456789',
        TRUST_PROXY: '127.0.0.1',
        ...env,
      },
      clubs: CLUBS,
      members,
      per_second: PER_SECOND,
      seconds,
      // As the app does: from one to five seconds, sooner at random.
      pause_ms: 2000,
      revive: true,
    });
    const { faults, ...figures } = outcome;
    console.log(way, figures);
    expect(faults).toEqual([]);
    expect(outcome.messages).toBeGreaterThanOrEqual(PER_SECOND * seconds * 0.9);
    if (outcome.p95_ms >= 500) console.log(`${way}: p95 is above 500 ms; the machine may be busy`);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const size = `${CLUBS * members} sockets, ${PER_SECOND} messages a second for ${seconds} s`;

test(`${size}, over PostgreSQL alone`, () => soak('PostgreSQL alone', {}), LIMIT_MS);

test(
  `${size}, over Redis`,
  async (context) => {
    if (!(await hasLocalRedis())) {
      console.log('redis-server is not installed: the talk over Redis was not played');
      context.skip();
    }
    const redis = await startLocalRedis();
    try {
      await soak(`Redis (${redis.version})`, { REDIS_URL: redis.url });
    } finally {
      await redis.stop();
    }
  },
  LIMIT_MS,
);
