// Proves that the demo world is seeded beside the server: cut off at any moment it leaves nothing running and is gone on with.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dropDatabase, ensureDatabase, urlForDatabase } from '@stagepass/postgres/databases.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LaunchedServer, launchServer, startServerProcess } from './testing/server-process.ts';

const name = `demo_process_${randomBytes(6).toString('hex')}`;
const admin = process.env.TEST_DATABASE_URL ?? '';
const url = urlForDatabase(admin, name);
const env = { DATABASE_URL: url, DATABASE_POOL: '4', SECRET_KEY: 'a-secret-for-tests-only-0123456789' };
// A busy machine takes longer, and something always goes on; nothing at all for so long means that it hangs.
const STANDSTILL_MS = 120_000;

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

interface World {
  people: number;
  small: number;
  large: number;
}

function world(): Promise<World> {
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

/** Looks until it is as wanted, for as long as what is seen or printed still changes and the server runs. */
async function until<Seen>(
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

/** Started, and so far that some people have their face and others have not. */
async function launchedMidway(): Promise<{ server: LaunchedServer; seen: World }> {
  const before = await world().catch(() => ({ small: 0 }));
  const server = await launchServer(env);
  if ((await server.says(/Seeding the demo world: users/)) === undefined) throw new Error(server.output());
  const seen = await until(world, (now) => now.small > before.small, server);
  return { server, seen };
}

test('ended or killed in the middle, seeding is gone on with by the next start', async () => {
  const ended = await launchedMidway();
  expect(ended.seen.small).toBeLessThan(204);
  expect(await ended.server.end('SIGINT')).toBe(0);
  expect(ended.server.output()).not.toContain('StagePass is up');
  expect(await connections()).toBe(0);
  const left = await world();
  expect(left.people).toBe(204);

  const killed = await launchedMidway();
  expect(killed.seen.small).toBeLessThan(204);
  await killed.server.end('SIGKILL');
  // The seeding process has nobody to seed for any more.
  await until(connections, (others) => others === 0);

  const server = await startServerProcess(env);
  const there = await world();
  expect(there).toMatchObject({ people: 204, small: 204 });
  expect((await fetch(`${server.url}/api/pages/ntu`)).status).toBe(200);
  // The rest comes while the server answers, and does not keep it from ending.
  await until(world, (now) => now.large > there.large, server);
  expect(await server.stop()).toBe(0);
  expect(await connections()).toBe(0);
  expect((await world()).large).toBeLessThan(204);
}, 900_000);

/** Every file of ours that a program loads at its start: what it imports at the top, and what those import. */
function loadedBy(program: string, seen = new Set<string>()): Set<string> {
  if (seen.has(program)) return seen;
  seen.add(program);
  const source = readFileSync(program, 'utf8');
  for (const [, from = ''] of source.matchAll(
    /^(?:import|export|\}) (?!type )(?:[^;]*? )?from '([^']+)'/gm,
  )) {
    const place = from.startsWith('#') ? path.join(import.meta.dirname, '..', from.slice(1)) : undefined;
    if (place !== undefined || from.startsWith('.'))
      loadedBy(place ?? path.join(path.dirname(program), from), seen);
  }
  return seen;
}

test('the process that serves loads no code that seeds', () => {
  const loaded = [...loadedBy(path.join(import.meta.dirname, 'serve.ts'))];
  expect(loaded.length).toBeGreaterThan(100);
  // In the manifest: demo: async (platform) => (await import('./demo.ts')).demo(platform)
  const seeds = /domains\/[^/]+\/demo(?!-examples)[^/]*\.ts$|platform\/art\//;
  expect(loaded.filter((file) => seeds.test(file))).toEqual([]);
});
