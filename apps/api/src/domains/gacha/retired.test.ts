// A design that is retired in the very moment of a draw: the pool closes, and nothing is drawn or paid.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { callDraw, chooseSeed, memberWith, openTestPool } from '#app/testing/gacha.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

async function isAnybodyWaiting(): Promise<boolean> {
  const { count } = await app.platform.db.query({
    text: `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%gacha_draw(%'`,
  });
  return count > 0;
}

test('it closes the pool', async () => {
  const mailbox = openMailbox(app);
  const club = await foundClub(app, mailbox);
  const pool = await openTestPool(app, { club, qualities: ['common'] });
  const fan = await memberWith(app, mailbox, club.id, 500);
  await chooseSeed(app, fan, pool.id);
  let drawing: ReturnType<typeof callDraw> | undefined;
  await app.platform.db.transaction(async (tx) => {
    await tx.query({
      text: `update item_designs set state = 'retired' where id = $1`,
      values: [pool.designs.get('common')],
    });
    drawing = callDraw(app, fan, pool);
    await expect.poll(isAnybodyWaiting).toBe(true);
  });
  expect(await drawing).toMatchObject({
    error: { code: 'gacha.not-open', details: { state: 'closed', closed_because: 'retired' } },
  });
  expect(await balancesOf(app.platform.db, fan.id)).toMatchObject({ available_cents: 500 });
});
