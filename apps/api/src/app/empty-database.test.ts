// Tests that an instance's database can be begun anew, though the books in it refuse every smaller change.
import { testDatabase } from '@stagepass/testkit/database.ts';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { DatabaseInUse, emptyDatabase } from './empty-database.ts';
import { migrationsDir } from './paths.ts';

type Database = Awaited<ReturnType<typeof testDatabase>>;
let database: Database | undefined;
afterEach(async () => {
  await database?.drop();
  database = undefined;
});

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
}

const assets = 'select count(*)::int as assets from ledger_assets';

test('all of it goes, and what migrations bring is there again', async () => {
  database = await testDatabase();
  const { url } = database;
  await migrate(url, migrationsDir);
  const before = await ask(url, assets);
  await ask(url, `insert into kv (key, value) values ('demo:users', 'true')`);
  await expect(ask(url, 'truncate ledger_accounts cascade')).rejects.toThrow();

  await emptyDatabase(url);
  expect(await ask(url, `select to_regclass('kv') as kv`)).toEqual([{ kv: null }]);
  await migrate(url, migrationsDir);
  expect(await ask(url, assets)).toEqual(before);
  expect(await ask(url, 'select key from kv')).toEqual([]);
}, 60_000);

test('it stays as it is while somebody is at it', async () => {
  database = await testDatabase();
  await migrate(database.url, migrationsDir);
  const server = new pg.Client({ connectionString: database.url });
  await server.connect();
  await expect(emptyDatabase(database.url)).rejects.toThrow(DatabaseInUse);
  await server.end();
  expect(await ask(database.url, assets)).not.toEqual([{ assets: 0 }]);
}, 60_000);
