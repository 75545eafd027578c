// Owns: whose process was killed counts as gone after a minute, is told once, and nobody else is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, openMailbox, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { listGone, noteExpired, noteLeft, noteSeen } from './presence.store.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp();
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

test('killed, left and connected are told apart', async () => {
  const { db } = app.platform;
  const [killed, left, here] = [
    (await registerVerified(app, mailbox)).id,
    (await registerVerified(app, mailbox)).id,
    (await registerVerified(app, mailbox)).id,
  ];
  const at = app.clock.now();
  await noteSeen(db, [killed, left, here], at);
  await noteLeft(db, [left, here], at);
  // Another process still holds a connection.
  await noteSeen(db, [here], at);
  expect(await listGone(db, [left, here], at)).toEqual([left]);
  expect(await noteExpired(db, at)).toEqual([]);
  const later = new Date(at.getTime() + 90_000);
  await noteSeen(db, [here], later);
  expect(await noteExpired(db, later)).toEqual([killed]);
  expect(await noteExpired(db, later)).toEqual([]);
});
