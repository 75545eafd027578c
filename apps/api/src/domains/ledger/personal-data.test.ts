// Proves that somebody takes their money's story along, that it is said what is lost, and that the books stay when they go.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { fanWithCredits, spendSome } from '#app/testing/top-ups.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { auditLedger } from './public/audit-ledger.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' } });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

test('statement, rules and top-ups are in the export; after the end the lines are there and the person is not', async () => {
  const fan = await fanWithCredits(app, mailbox, 1500);
  await spendSome(app, fan, 400);
  const { data } = await app.ok('GET /users/me/deletion', {}, fan.as);
  expect(data.value).toMatchObject({ credits_cents: 1100, returnable_cents: 1100, owed_cents: 0 });
  expect(await exportUser(app.platform, fan.id)).toMatchObject({
    statement: [{ amount_cents: -400, balance_cents: 1100 }, { amount_cents: 1500 }],
    spending_rules: { birth_date: '1990-05-05', country: 'DE' },
    top_ups: [{ amount_cents: 1500, card: { last4: '0000' } }],
  });
  await app.platform.db.transaction((tx) => eraseUser(tx, fan.id, app.platform));
  // Once more, as a run that was killed is repeated.
  await app.platform.db.transaction((tx) => eraseUser(tx, fan.id, app.platform));
  expect(await exportUser(app.platform, fan.id)).toMatchObject({
    statement: [{}, {}],
    spending_rules: null,
    top_ups: [{ amount_cents: 1500, card: null }],
  });
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  expect((await auditLedger(app.platform.db)).differences).toEqual([]);
});
