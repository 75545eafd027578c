// Owns: a transaction happens whole or not at all, tells its events with its commit, and is tried again after a deadlock.
import { eventType } from '@stagepass/contract/events.ts';
import { testDatabase } from '@stagepass/testkit/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Db, openDb } from './db.ts';

const happened = eventType('tests.happened', z.object({ what: z.string() }));
let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Db;
const written: { name: string; payload: unknown }[] = [];
let woken = 0;

beforeAll(async () => {
  database = await testDatabase();
  db = openDb({
    url: database.url,
    max: 4,
    writeEvent: async (_, name, payload) => {
      written.push({ name, payload });
    },
    afterEvents: () => {
      woken += 1;
    },
    onError: () => {},
  });
  await db.query({ text: 'create table boxes (id int primary key, content int not null)' });
});

beforeEach(async () => {
  written.length = 0;
  woken = 0;
  await db.query({ text: 'truncate boxes' });
  await db.query({ text: 'insert into boxes values (1, 0), (2, 0)' });
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

async function contents(): Promise<number[]> {
  const { rows } = await db.query<{ content: number }>({ text: 'select content from boxes order by id' });
  return rows.map((row) => row.content);
}

test('what commits is there, its events are written and the outbox is woken', async () => {
  const hooks: string[] = [];
  await db.transaction(async (tx) => {
    await tx.query({ text: 'update boxes set content = 5 where id = 1' });
    await tx.emit(happened, { what: 'five' });
    tx.afterCommit(() => hooks.push('after'));
    expect(hooks).toEqual([]);
  });
  expect(await contents()).toEqual([5, 0]);
  expect(written).toEqual([{ name: 'tests.happened', payload: { what: 'five' } }]);
  expect(woken).toBe(1);
  expect(hooks).toEqual(['after']);
});

test('what throws leaves nothing behind and wakes nobody', async () => {
  const hooks: string[] = [];
  const attempt = db.transaction(async (tx) => {
    await tx.query({ text: 'update boxes set content = 5 where id = 1' });
    tx.afterCommit(() => hooks.push('after'));
    throw new Error('no');
  });
  await expect(attempt).rejects.toThrow('no');
  expect(await contents()).toEqual([0, 0]);
  expect(woken).toBe(0);
  expect(hooks).toEqual([]);
});

test('an event with a payload that does not fit is refused, and the change with it', async () => {
  const attempt = db.transaction(async (tx) => {
    await tx.query({ text: 'update boxes set content = 5 where id = 1' });
    await tx.emit(happened, { what: 5 } as never);
  });
  await expect(attempt).rejects.toThrow();
  expect(await contents()).toEqual([0, 0]);
});

test('two transactions that lock each other both end well', async () => {
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.query({ text: 'update boxes set content = content + 1 where id = $1', values: [first] });
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.query({ text: 'update boxes set content = content + 1 where id = $1', values: [second] });
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  expect(await contents()).toEqual([2, 2]);
});
