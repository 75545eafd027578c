// Emails to a club's owner, over a real SMTP server: the first sale at once, then one for each day with sales, none for refunds alone.
import { type MailServer, startMailServer } from '@stagepass/testkit/servers/smtp-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putOrder, refund } from '#app/testing/orders.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { mailDaySales } from './mail-owner.ts';

const DAY_MS = 86_400_000;

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

/** About sales: whatever else the owner is told does not count here. */
function lettersTo({ email }: Pick<Somebody, 'email'>): string[] {
  return server.letters
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => raw.replaceAll(/=\r\n/g, ''))
    .filter((raw) => /first sale|yesterday/i.test(raw));
}

async function letters(count: number): Promise<string[]> {
  await expect.poll(() => lettersTo(stage.owner).length, { timeout: 20_000 }).toBe(count);
  return lettersTo(stage.owner);
}

/** What else would have been sent is sent before the receipt of this buyer. */
async function settled(buyer: Somebody): Promise<void> {
  await expect
    .poll(() => server.letters.some(({ to }) => to.includes(buyer.email)), { timeout: 20_000 })
    .toBe(true);
}

const tellDay = () => runJob(app.platform, mailDaySales);

test('the first sale is told at once and not again the next day; then each day with sales once', async () => {
  const firstSale = await putOrder(stage, { design: { name: 'House mug' } });
  const [told] = await letters(1);
  for (const words of ['first sale', 'House mug #1', '$20.00', '$18.00', `/order/${firstSale.order_id}`])
    expect(told).toContain(words);

  app.clock.advance(DAY_MS);
  await tellDay();
  const second = await putOrder(stage, { price: 1500 });
  const third = await putOrder(stage, { price: 900 });
  const broken = await putOrder(stage, { price: 700 });
  expect((await refund(app, stage.owner, broken.order_id)).ok).toBe(true);
  await Promise.all([second, third, broken].map(({ buyer }) => settled(buyer)));
  expect(lettersTo(stage.owner)).toHaveLength(1);

  app.clock.advance(DAY_MS);
  await tellDay();
  const [, day] = await letters(2);
  for (const words of ['2 sales yesterday, $24.00', '$21.60', '/manage-orders']) expect(day).toContain(words);

  // A day without sales, or with a refunded one alone, is not told.
  const other = await putOrder(stage);
  expect((await refund(app, stage.owner, other.order_id)).ok).toBe(true);
  app.clock.advance(DAY_MS);
  await tellDay();
  app.clock.advance(DAY_MS);
  await tellDay();
  await settled(other.buyer);
  expect(lettersTo(stage.owner)).toHaveLength(2);
});
