// Owns: tries at a secret are counted one after the other, also by somebody who waits while another's are forgotten.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { clearAttempts, lockAttempts, setAttempts } from './attempts.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const now = new Date('2026-03-04T12:00:00Z');

it('begins anew for whoever waited while the secret was right', async () => {
  const { db } = app.platform;
  // Tries of before: a row that is there for both.
  await db.transaction(async (tx) =>
    setAttempts(tx, { ...(await lockAttempts(tx, 'one secret', now)), tries: 3 }),
  );
  const locked = Promise.withResolvers<void>();
  const waiting = Promise.withResolvers<void>();
  const first = db.transaction(async (tx) => {
    await lockAttempts(tx, 'one secret', now);
    locked.resolve();
    await waiting.promise;
    await clearAttempts(tx, 'one secret');
  });
  await locked.promise;
  const second = db.transaction((tx) => lockAttempts(tx, 'one secret', now));
  // Until the database says that the second one stands in line.
  await expect
    .poll(async () => {
      const { rows } = await db.query({
        text: `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%auth_attempts%'`,
      });
      return rows.length;
    })
    .toBe(1);
  waiting.resolve();
  await first;
  expect((await second).tries).toBe(0);
});

it('lets nobody try between the look and the count', async () => {
  const { db } = app.platform;
  const tryOnce = () =>
    db.transaction(async (tx) => {
      const row = await lockAttempts(tx, 'another', now);
      await setAttempts(tx, { ...row, tries: row.tries + 1 });
    });
  await Promise.all(Array.from({ length: 20 }, tryOnce));
  expect((await db.transaction((tx) => lockAttempts(tx, 'another', now))).tries).toBe(20);
});
