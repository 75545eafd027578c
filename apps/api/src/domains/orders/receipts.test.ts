// Receipts by email, over a real SMTP server: one for each purchase and top-up, ten packs together in one, none without a verified email.

import { toppedUp } from '@stagepass/contract/ledger/events.ts';
import { type MailServer, startMailServer } from '@stagepass/testkit/servers/smtp-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fanWith, openLot } from '#app/testing/auctions.ts';
import { chooseSeed, draw, makeAdult, openTestPool } from '#app/testing/gacha.ts';
import { keyed } from '#app/testing/items.ts';
import { putOrder, refund, seeOrder } from '#app/testing/orders.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';

let server: MailServer;
let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({
    env: { ...manyAddresses, SMTP_URL: server.url, MAIL_FROM: 'house@stagepass.test' },
  });
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
}, 60_000);
afterAll(async () => {
  await app.stop();
  await server.stop();
});

/** What came over the wire, with its soft line breaks taken out. */
function lettersTo({ email }: Pick<Somebody, 'email'>): string[] {
  return server.letters.filter(({ to }) => to.includes(email)).map(({ raw }) => raw.replaceAll(/=\r\n/g, ''));
}

async function letters(fan: Somebody, count: number): Promise<string[]> {
  await expect.poll(() => lettersTo(fan).length, { timeout: 20_000 }).toBe(count);
  return lettersTo(fan);
}

test('a purchase is told with what, club, amount and the way to the order; its refund with the reason', async () => {
  const { order_id, buyer } = await putOrder(stage, { design: { name: 'House mug' } });
  const { number, club } = await seeOrder(app, buyer, order_id);
  const [receipt] = await letters(buyer, 1);
  for (const words of ['House mug #1', club?.name ?? '', '$20.00', `Order ${number}`, `/order/${order_id}`])
    expect(receipt).toContain(words);
  expect((await refund(app, stage.owner, order_id, 'Sold twice by mistake')).ok).toBe(true);
  const [, told] = await letters(buyer, 2);
  for (const words of ['$20.00 refunded', 'Sold twice by mistake', `/order/${order_id}`])
    expect(told).toContain(words);
});

test('an auction that is bought now, and ten packs, are one email each', async () => {
  const fan = await fanWith(stage, 100_000, 'member');
  await makeAdult(app, fan.id);
  const lot = await openLot(stage, { buy_now_cents: 3000, title: 'Signed setlist' });
  const call = { params: { id: lot.id }, body: { expected_price_cents: 3000 } };
  await app.ok('POST /auctions/:id/buy-now', call, keyed(fan.as));
  const [won] = await letters(fan, 1);
  for (const words of ['Signed setlist', '$30.00', `/order/${lot.id}`]) expect(won).toContain(words);
  const pool = await openTestPool(app, { club: { id: stage.club.id, owner: stage.owner } });
  await chooseSeed(app, fan, pool.id);
  await draw(app, fan, pool, { count: 10 });
  const [, packs] = await letters(fan, 2);
  expect(packs).toContain('10 packs');
  // None follows: what else would have been sent is sent before this one.
  const other = await putOrder(stage);
  await letters(other.buyer, 1);
  expect(lettersTo(fan)).toHaveLength(2);
});

test('a top-up is told to a verified email only', async () => {
  const fan = await stage.make('guest');
  const unverified = await stage.make('unverified');
  for (const { id } of [unverified, fan])
    await app.platform.db.transaction((tx) =>
      tx.emit(toppedUp, { user_id: id, top_up_id: fan.id, amount_cents: 2500, transfer_id: fan.id }),
    );
  const [letter] = await letters(fan, 1);
  expect(letter).toContain('You topped up $25.00');
  expect(lettersTo(unverified)).toEqual([]);
});
