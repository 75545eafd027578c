// Tests that devices hear of their session's end with the commit that ends it, and not with an event that may wait behind others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { endSessions } from './public/end-sessions.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

function hearing() {
  const heard: string[] = [];
  const realtime = {
    toUser: (user_id, name) => heard.push(`${name} ${user_id}`),
    dropSessions: (ids) => heard.push(`cut ${ids.length}`),
  } as Partial<Realtime> as Realtime;
  return { heard, realtime };
}

test('told and cut by the end of the transaction, and not where it is rolled back', async () => {
  const { db } = app.platform;
  const { id: user_id } = await registerVerified(app, mailbox);
  const undone = hearing();
  await expect(
    db.transaction(async (tx) => {
      expect(await endSessions(undone, tx, { user_id })).toBe(1);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(undone.heard).toEqual([]);
  const done = hearing();
  await db.transaction(async (tx) => {
    await endSessions(done, tx, { user_id });
    expect(done.heard).toEqual([]);
  });
  expect(done.heard).toEqual([`sessionEnded ${user_id}`, 'cut 1']);
  const again = hearing();
  await db.transaction((tx) => endSessions(again, tx, { user_id }));
  expect(again.heard).toEqual([]);
});
