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
let hookErrors: unknown[] = [];

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
    onHookError: (error) => hookErrors.push(error),
  });
  await db.query({ text: 'create table boxes (id int primary key, content int not null)' });
});

beforeEach(async () => {
  written.length = 0;
  woken = 0;
  hookErrors = [];
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

test('a hook that throws after the commit fails neither the call nor the hooks behind it', async () => {
  const hooks: string[] = [];
  let tries = 0;
  const answer = await db.transaction(async (tx) => {
    tries += 1;
    await tx.query({ text: 'update boxes set content = content + 1 where id = 1' });
    tx.afterCommit(() => {
      // With the code of a deadlock: the committed work must not be done a second time either.
      throw Object.assign(new Error('nobody listens'), { code: '40P01' });
    });
    tx.afterCommit(() => Promise.reject(new Error('later')));
    tx.afterCommit(() => hooks.push('after'));
    return 'done';
  });
  expect(answer).toBe('done');
  expect(tries).toBe(1);
  expect(await contents()).toEqual([1, 0]);
  expect(hooks).toEqual(['after']);
  expect(hookErrors).toMatchObject([{ message: 'nobody listens' }, { message: 'later' }]);
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
  let began = 0;
  let meet = () => {};
  // Each holds its first row before either asks for the second; who is tried again finds both there.
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.query({ text: 'update boxes set content = content + 1 where id = $1', values: [first] });
      began += 1;
      if (began === 2) meet();
      await both;
      await tx.query({ text: 'update boxes set content = content + 1 where id = $1', values: [second] });
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  expect(await contents()).toEqual([2, 2]);
  // At least one was the victim; on a busy machine both can be.
  expect(began).toBeGreaterThan(2);
});

test('one statement on its own is tried again after a deadlock too', async () => {
  let alone: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    // The other one is the first to look for a deadlock, and gives way.
    await tx.query({ text: "set local deadlock_timeout = '20s'" });
    await tx.query({ text: 'update boxes set content = content + 1 where id = 1' });
    alone = db.query({
      text: `do $$ begin
        update boxes set content = content + 10 where id = 2;
        update boxes set content = content + 10 where id = 1;
      end $$`,
    });
    const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'do $$%'";
    await expect.poll(async () => (await db.query({ text: waits })).count).toBe(1);
    await tx.query({ text: 'update boxes set content = content + 1 where id = 2' });
  });
  await alone;
  expect(await contents()).toEqual([11, 11]);
});

test('what runs after one statement on its own cannot fail the call', () => {
  const hooks: string[] = [];
  db.afterCommit(() => {
    throw new Error('nobody listens');
  });
  db.afterCommit(() => hooks.push('after'));
  expect(hooks).toEqual(['after']);
  expect(hookErrors).toMatchObject([{ message: 'nobody listens' }]);
});

test('a column that comes to a table fails no statement that a connection has planned before', async () => {
  const read = () => db.query({ name: 'tests-boxes', text: 'select * from boxes where id = 1' });
  const readInTransaction = () =>
    db.transaction((tx) => tx.query({ name: 'tests-boxes', text: 'select * from boxes where id = 1' }));
  // On several connections, each of which has the plan.
  await Promise.all([read(), read(), readInTransaction(), readInTransaction()]);
  await db.query({ text: `alter table boxes add column label text not null default 'new'` });
  try {
    const answers = await Promise.all([
      readInTransaction(),
      readInTransaction(),
      read(),
      read(),
      readInTransaction(),
    ]);
    for (const { rows } of answers) expect(rows).toEqual([{ id: 1, content: 0, label: 'new' }]);
  } finally {
    await db.query({ text: 'alter table boxes drop column label' });
  }
});
