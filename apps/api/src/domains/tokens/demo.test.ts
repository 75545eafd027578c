// Tests the demo world's fan tokens: held, bought, earned and sent, with prices as they may move, and a second run that adds nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { auditTokens } from './audit.store.ts';
import { demo } from './demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 240_000);
afterAll(() => app?.stop());

const look = { params: { id: 'velvet-static' } };

test('a club’s token has a quarter of rewards, purchases, gifts and two new prices behind it', async () => {
  const { data: token } = await app.ok('GET /clubs/:id/token', look);
  expect(token).toMatchObject({ symbol: 'VELV', cap: 100_000, price_cents: 50, next_price: null });
  expect(token.given_out).toBeGreaterThan(20_000);
  const { data: history } = await app.ok('GET /clubs/:id/token/history', look);
  expect(history.prices.map(({ price_cents }) => price_cents)).toEqual([42, 46, 50]);
  expect(history.supply.length).toBeGreaterThan(10);
  const { data: books } = await app.ok('GET /clubs/:id/token/supply', look);
  expect(books.held + books.spent).toBe(token.given_out);
  const { rows } = await app.platform.db.query<{ kinds: string[] }>({
    text: `select array_agg(distinct t.kind order by t.kind) as kinds from ledger_transfers t
      join ledger_moves m on m.transfer_id = t.id where m.asset_id like 'token:%'`,
  });
  expect(rows[0]?.kinds).toEqual(expect.arrayContaining(['gift', 'reward', 'token']));
  expect(await auditTokens(app.platform.db)).toEqual([]);
});

test('the demo fan holds tokens of several clubs, and a second run adds nothing', async () => {
  const count = async () =>
    (
      await app.platform.db.query<{ held: number; moves: number }>({
        text: `select (select count(*)::int from ledger_moves) as moves, (select count(*)::int from ledger_accounts a
            join users u on u.id::text = a.owner_id and u.email = 'fan@stagepass.test'
            where a.owner_kind = 'user' and a.asset_id like 'token:%' and a.balance > 0) as held`,
      })
    ).rows[0];
  const before = await count();
  expect(before?.held).toBeGreaterThan(1);
  await demo(app.platform, () => {});
  expect(await count()).toEqual(before);
});
