// Owns: every foreign key can be looked up from the row that it points to, and every constraint that a domain names is there.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { testDatabase } from '@stagepass/testkit/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinConstraintErrors } from '#platform/failure/constraint-errors.ts';
import { domains } from './registries/domains.ts';

/** Tables whose rows are never deleted: nothing has to be looked up from them, so their foreign keys need no index. */
const neverDeleted: Readonly<Record<string, string>> = {
  users: 'an account that is deleted is made anonymous',
  clubs: 'a club that closes keeps its row',
  items: 'a copy that is used up keeps its history',
  auctions: 'an auction is called off',
  listings: 'a listing ends',
  redemptions: 'a scan is voided',
  gacha_pools: 'a pool closes',
  ledger_assets: 'moves name them for ever',
};

let client: pg.Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase();
  drop = database.drop;
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await drop();
});

// An index serves a key where its first columns are the key's, in any order, and where it leaves out only rows without a value.
const unserved = `
  select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.place) || ')' as key
  from pg_constraint c
  cross join unnest(c.conkey) with ordinality as k (attnum, place)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not c.confrelid::regclass::text = any ($1)
    and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indisvalid
        and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = any (
          select '(' || x.attname || ' IS NOT NULL)' from pg_attribute x
          where x.attrelid = c.conrelid and x.attnum = any (c.conkey))))
  group by c.oid order by 1`;

test('every foreign key to rows that can be deleted has an index', async () => {
  const { rows } = await client.query<{ key: string }>(unserved, [Object.keys(neverDeleted)]);
  expect(rows.map(({ key }) => key)).toEqual([]);
});

test('nothing deletes rows of the tables that are named as lasting', async () => {
  const tables = Object.keys(neverDeleted).join('|');
  const deleting = new RegExp(`(delete from|deleteFrom\\(['"\`])\\s*(${tables})\\b`, 'i');
  const found: string[] = [];
  const root = path.resolve(import.meta.dirname, '..');
  for await (const file of glob('**/*.{ts,sql}', { cwd: root }))
    if (!file.endsWith('.test.ts') && deleting.test(readFileSync(path.join(root, file), 'utf8')))
      found.push(file);
  expect(found).toEqual([]);
});

test('every constraint that a domain turns into an error code is in the database', async () => {
  const named = Object.keys(joinConstraintErrors(domains)).toSorted();
  const { rows } = await client.query<{ name: string }>(
    `select conname as name from pg_constraint where conname = any ($1)
     union select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indisunique and c.relname = any ($1) order by 1`,
    [named],
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(named);
});

test('a constraint has one meaning', () => {
  const code = { code: 'a.b', status: 404, message: 'Gone.' } as const;
  const twice = [
    { name: 'one', constraints: { a: code } },
    { name: 'two', constraints: { a: code } },
  ];
  expect(() => joinConstraintErrors(twice)).toThrow('two: a is declared twice');
});
