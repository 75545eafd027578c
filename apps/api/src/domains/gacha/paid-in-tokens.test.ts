// Tests packs that are paid in fan tokens: they go back to the issuer with the draw, the order says tokens, nobody under age draws, and
// whoever draws at once spends no more than they have.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { callDraw, chooseSeed, draw, memberWith, openTestPool } from '#app/testing/gacha.ts';
import { keyed } from '#app/testing/items.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { freshSymbol, rewardTokens, tokensOf } from '#app/testing/tokens.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
const symbol = freshSymbol();
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
  const body = { symbol, name: 'Thanks', cap: 10_000, price_cents: 50 };
  await app.ok('POST /clubs/:id/token', { params: { id: club.id }, body }, keyed(club.owner.as));
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(app.platform.db)).toMatchObject({ found: 0, differences: [] });
  await app.stop();
});

const inTokens = () => openTestPool(app, { club, price_cents: 6, asset: 'token' });
const booksNow = async () => (await app.ok('GET /clubs/:id/token/supply', { params: { id: club.id } })).data;
const give = (userId: string, amount: number) => rewardTokens({ app, club } as never, userId, amount);

test('ten packs take their tokens back to the issuer, and neither club nor house gets anything', async () => {
  const pool = await inTokens();
  const fan = await memberWith(app, mailbox, club.id, 5000);
  await give(fan.id, 100);
  await chooseSeed(app, fan, pool.id);
  const before = await booksNow();
  const receipt = await draw(app, fan, pool, { count: 10 });
  expect(receipt).toMatchObject({ asset: 'token', price_cents: 60 });
  expect(await tokensOf(app, club.id, fan.id)).toBe(40);
  const after = await booksNow();
  expect([after.spent - before.spent, before.held - after.held, after.given_out]).toEqual([
    60,
    60,
    before.given_out,
  ]);
  const { rows } = await app.platform.db.query<{ to_kind: string; amount: number }>({
    text: `select a.owner_kind as to_kind, m.amount from ledger_moves m join ledger_accounts a on a.id = m.to_account
      where m.transfer_id = $1`,
    values: [receipt.transfer_id],
  });
  expect(rows).toEqual([{ to_kind: 'issuer', amount: 60 }]);
  const { data: order } = await app.ok(
    'GET /orders/:id',
    { params: { id: receipt.transfer_id ?? '' } },
    fan.as,
  );
  const token = { symbol };
  expect(order).toMatchObject({ asset_id: `token:${club.id}`, token, paid_cents: 60 });
  const { data: shown } = await app.ok('GET /gacha/:id', { params: { id: pool.id } }, fan.as);
  expect(shown).toMatchObject({ asset: 'token', token, price_cents: 6 });
  const { data: pools } = await app.ok('GET /clubs/:id/gacha', { params: { id: club.id } }, fan.as);
  expect(pools).toMatchObject([{ id: pool.id, token }]);
  // Credits are not touched.
  const { data: wallet } = await app.ok('GET /wallet', {}, fan.as);
  expect(wallet.credits.balance_cents).toBe(5000);
});

test('whoever draws twenty times at once opens as many as they can pay', async () => {
  const pool = await inTokens();
  const fan = await memberWith(app, mailbox, club.id, 0);
  await give(fan.id, 40);
  await chooseSeed(app, fan, pool.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => callDraw(app, fan, pool)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(6);
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
  expect(new Set(refused)).toEqual(new Set(['ledger.not-enough']));
  expect(await tokensOf(app, club.id, fan.id)).toBe(4);
});

test('nobody under age draws for tokens either', async () => {
  const pool = await inTokens();
  const fan = await memberWith(app, mailbox, club.id, 0);
  await give(fan.id, 40);
  await chooseSeed(app, fan, pool.id);
  await app.platform.db.query({
    text: `update spend_rules set birth_date = '2015-01-01' where user_id = $1`,
    values: [fan.id],
  });
  const refused = await callDraw(app, fan, pool);
  expect(refused).toMatchObject({ ok: false, error: { code: 'ledger.under-age' } });
  expect(await tokensOf(app, club.id, fan.id)).toBe(40);
});
