// Proves that a keyed call takes effect once, however often and at however many places at once it is sent.
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import { type TestDatabase, testDatabase } from '@stagepass/testkit/database.ts';
import { untilWaiting } from '@stagepass/testkit/lock-waits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDb } from '../db/db.ts';
import { hashBody, pruneIdempotencyKeys, withIdempotency } from './idempotency.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await testDatabase();
  db = openDb({
    url: database.url,
    max: 20,
    writeEvent: async () => {},
    afterEvents: () => {},
    onError: () => {},
  });
  await db.query({ text: 'create table effects (n serial, note text)' });
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

const user_id = '00000000-0000-7000-8000-000000000001';

function pay(key: string, body: object, work?: () => Promise<void>) {
  const call = { user_id, endpoint: 'POST /pay', key, body_hash: hashBody(body) };
  return db.transaction((tx) =>
    withIdempotency(tx, call, async () => {
      await work?.();
      const { rows } = await tx.query<{ n: number }>({
        text: 'insert into effects (note) values ($1) returning n',
        values: [key],
      });
      return { paid: rows[0]?.n, at: '2026-01-01' };
    }),
  );
}

async function effects(key: string): Promise<number> {
  return (await db.query({ text: 'select from effects where note = $1', values: [key] })).count;
}

test('two hundred at once: one effect, one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => pay('race', { price_cents: 5 })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await effects('race')).toBe(1);
});

test('the same key with another body is refused and changes nothing', async () => {
  const first = await pay('reused', { a: 1, b: 2 });
  expect(await pay('reused', { b: 2, a: 1 })).toEqual(first);
  await expect(pay('reused', { a: 2, b: 2 })).rejects.toMatchObject({ reason: idempotencyKeyReused });
  expect(await effects('reused')).toBe(1);
});

test('a failure frees the key: one that waited for it does the work', async () => {
  let reached = () => {};
  const working = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const failing = pay('failed', {}, async () => {
    reached();
    await untilWaiting(db);
    throw new Error('no money');
  });
  await working;
  const waiting = pay('failed', {});
  await expect(failing).rejects.toThrow('no money');
  expect(await waiting).toMatchObject({ paid: expect.any(Number) });
  expect(await effects('failed')).toBe(1);
});

test('keys are kept for thirty days', async () => {
  await pay('kept', {});
  const day_ms = 86_400_000;
  await pruneIdempotencyKeys(db, new Date(Date.now() + 29 * day_ms));
  expect(await pay('kept', {})).toMatchObject({ paid: expect.any(Number) });
  expect(await effects('kept')).toBe(1);
  await pruneIdempotencyKeys(db, new Date(Date.now() + 31 * day_ms));
  await pay('kept', {});
  expect(await effects('kept')).toBe(2);
});
