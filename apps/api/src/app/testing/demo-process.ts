// Owns a server that seeds the demo world into a database of its own, watched from outside.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dropDatabase, ensureDatabase, urlForDatabase } from '@stagepass/postgres/databases.ts';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type LaunchedServer, launchServer } from './server-process.ts';

// A busy machine takes longer, and something always goes on; nothing at all for so long means that it hangs.
const STANDSTILL_MS = 120_000;

export interface SeededWorld {
  people: number;
  small: number;
  large: number;
}

/** For the tests of one file: the database is made before and dropped after them. */
export function seedingServer() {
  const name = `demo_process_${randomBytes(6).toString('hex')}`;
  const admin = process.env.TEST_DATABASE_URL ?? '';
  const url = urlForDatabase(admin, name);
  const env = { DATABASE_URL: url, DATABASE_POOL: '4', SECRET_KEY: 'a-secret-for-tests-only-0123456789' };
  beforeAll(() => ensureDatabase(admin, name));
  afterAll(() => dropDatabase(admin, name));

  async function ask<Row>(text: string): Promise<Row> {
    // From outside: who else is connected is one of the questions.
    const client = new pg.Client({ connectionString: url, application_name: 'the-test' });
    await client.connect();
    try {
      const { rows } = await client.query(text);
      return rows[0] as Row;
    } finally {
      await client.end();
    }
  }

  function world(): Promise<SeededWorld> {
    return ask(`select count(*)::int as people, count(avatar_small_key)::int as small,
      count(avatar_large_key)::int as large from users where demo`);
  }

  async function connections(): Promise<number> {
    const { others } = await ask<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and application_name <> 'the-test'`,
    );
    return others;
  }

  /** Started, and so far that some people have their face and others have not. */
  async function launchedMidway(): Promise<{ server: LaunchedServer; seen: SeededWorld }> {
    const before = await world().catch(() => ({ small: 0 }));
    const server = await launchServer(env);
    if ((await server.says(/Seeding the demo world: users/)) === undefined) throw new Error(server.output());
    const seen = await until(world, (now) => now.small > before.small, server);
    return { server, seen };
  }

  return { env, world, connections, launchedMidway };
}

/** Looks until it is as wanted, for as long as what is seen or printed still changes and the server runs. */
export async function until<Seen>(
  look: () => Promise<Seen>,
  wanted: (seen: Seen) => boolean,
  server?: Pick<LaunchedServer, 'output' | 'ended'>,
): Promise<Seen> {
  let over = false;
  void server?.ended.then(() => {
    over = true;
  });
  let last = '';
  let changed_ms = performance.now();
  for (;;) {
    // Asked before the look: what the server did last is still seen.
    const stopped = over;
    const seen = await look();
    if (wanted(seen)) return seen;
    const now = JSON.stringify([seen, server?.output()]);
    if (now !== last) changed_ms = performance.now();
    last = now;
    if (stopped || performance.now() - changed_ms > STANDSTILL_MS)
      throw new Error(`${stopped ? 'the server ended' : 'nothing happens any more'}: ${now}`);
    await sleep(20);
  }
}
