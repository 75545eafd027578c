// Templates: prepared once however many ask, cloned quickly, kept apart from each other.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, dropDatabase, ensureTemplate } from './databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

let dataDir: string;
let server: EmbeddedPostgres;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stagepass-templates-'));
  // The database's own user must be able to pass when we are root.
  await chmod(dataDir, 0o711);
  server = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'pg'),
    profile: 'ephemeral',
    database: 'postgres',
  });
});

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

test('a template is prepared once, and its clones do not see each other', async () => {
  let prepared = 0;
  const prepare = async (url: string) => {
    prepared += 1;
    await run(url, 'create table t (n int)');
  };
  await Promise.all([1, 2, 3].map(() => ensureTemplate(server.url, { name: 'made', prepare })));
  expect(prepared).toBe(1);

  const [a, b] = await Promise.all([
    cloneDatabase(server.url, { template: 'made', name: 'a' }),
    cloneDatabase(server.url, { template: 'made', name: 'b' }),
  ]);
  await run(a, 'insert into t values (1)');
  expect((await run(b, 'select * from t')).rowCount).toBe(0);
  await dropDatabase(server.url, 'a');
  await expect(run(a, 'select 1')).rejects.toThrow(/does not exist/);
});

test('a template whose preparation failed is not used', async () => {
  const failing = { name: 'broken', prepare: () => Promise.reject(new Error('no')) };
  await expect(ensureTemplate(server.url, failing)).rejects.toThrow('no');
  let again = false;
  await ensureTemplate(server.url, {
    name: 'broken',
    prepare: async () => {
      again = true;
    },
  });
  expect(again).toBe(true);
});
