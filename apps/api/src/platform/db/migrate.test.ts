// Proves that migrations are applied once, in order, by one replica at a time, and are never changed behind our back.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let dir: string;
let client: pg.Client;

beforeEach(async () => {
  database = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop table schema_migrations');
  await writeFile(path.join(dir, '0001_a.sql'), 'create table a (n int); insert into a values (1);');
  await writeFile(path.join(dir, '0002_b.sql'), 'insert into a values (2);');
});

afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(dir, { recursive: true });
});

async function numbers(): Promise<number[]> {
  return (await client.query<{ n: number }>('select n from a order by n')).rows.map((row) => row.n);
}

test('applies each file once, also when replicas start together', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, dir)));
  expect(applied.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql']);
  expect(await numbers()).toEqual([1, 2]);
  await writeFile(path.join(dir, '0003_c.sql'), 'insert into a values (3)');
  expect(await migrate(database.url, dir)).toEqual(['0003_c.sql']);
  expect(await migrate(database.url, dir)).toEqual([]);
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('refuses a file that was changed after it had been applied', async () => {
  await migrate(database.url, dir);
  await writeFile(path.join(dir, '0002_b.sql'), 'insert into a values (22);');
  await expect(migrate(database.url, dir)).rejects.toThrow(/0002_b\.sql was changed after/);
});

test('a checkout with other line ends is the same file', async () => {
  await writeFile(path.join(dir, '0002_b.sql'), 'insert into a\nvalues (2);');
  await migrate(database.url, dir);
  await writeFile(path.join(dir, '0002_b.sql'), 'insert into a\r\nvalues (2);');
  expect(await migrate(database.url, dir)).toEqual([]);
});

test('a failing file leaves nothing of itself behind and names itself', async () => {
  await writeFile(path.join(dir, '0003_c.sql'), 'insert into a values (3); insert into nowhere values (1);');
  await expect(migrate(database.url, dir)).rejects.toThrow(/0003_c\.sql failed: .*nowhere/);
  expect(await numbers()).toEqual([1, 2]);
});

test('an older program refuses a newer database', async () => {
  await writeFile(path.join(dir, '0003_c.sql'), 'insert into a values (3)');
  await migrate(database.url, dir);
  await rm(path.join(dir, '0003_c.sql'));
  await expect(migrate(database.url, dir)).rejects.toThrow(/newer than this program/);
});
