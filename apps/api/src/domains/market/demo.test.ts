// Proves that the demo world's market and auctions are whole: something ends within the hour, the fan leads one and is outbid in another.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnInNoTime, seedDemo, startDemoApp } from '#app/testing/demo.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { market } from './domain.ts';

let app: TestApp;
let took_ms = 0;
beforeAll(async () => {
  app = await startDemoApp();
  const platform = await drawnInNoTime(app.platform);
  // Killed between the last commit and the note that it is done: nothing is made twice.
  await platform.db.query({ text: `delete from kv where key in ('demo:auctions', 'demo:market')` });
  const began = performance.now();
  await seedDemo(platform);
  took_ms = performance.now() - began;
}, 120_000);
afterAll(() => app.stop());

async function rows<Row>(text: string): Promise<Row[]> {
  return (await app.platform.db.query<Row>({ text })).rows;
}

test('the routes of the market have their addresses in it', async () => {
  expect(await market.examples?.(app.platform.db)).toEqual({
    '/club/{id}/market': { example: '/club/velvet-static/market', as: 'fan' },
    '/club/{id}/manage-store': { example: '/club/velvet-static/manage-store', as: 'creator' },
    '/market-item/{id}': { example: expect.stringMatching(/^\/market-item\/[0-9a-f-]{36}$/), as: 'fan' },
  });
});

test('auctions stand in every state; one ends within the hour', async () => {
  const now = app.clock.now().getTime();
  const lots = await rows<{
    state: string;
    ends_at: Date;
    price: number | null;
    reserve_amount: number | null;
  }>('select state, ends_at, price, reserve_amount from auctions');
  const states = new Set(lots.map((lot) => lot.state));
  expect([...states].sort()).toEqual(['live', 'scheduled', 'settled', 'unsold']);
  const soon = lots.filter(({ state, ends_at }) => state === 'live' && ends_at.getTime() - now < 3_600_000);
  expect(soon.length).toBeGreaterThan(0);
  for (const { state, ends_at } of lots)
    if (state === 'live' || state === 'scheduled') expect(ends_at.getTime()).toBeGreaterThan(now);
  const [fan] = await rows<{ leads: number; outbid: number; won: number }>(
    `select count(*) filter (where a.leader_id = u.id and a.state = 'live') as leads,
        count(*) filter (where a.leader_id <> u.id and a.state = 'live') as outbid,
        count(*) filter (where a.winner_id = u.id) as won
      from auction_bidders b join auctions a on a.id = b.auction_id join users u on u.id = b.user_id
      where u.email = 'fan@stagepass.test'`,
  );
  expect(fan).toEqual({ leads: 1, outbid: 2, won: 1 });
});

test('stores with stock in every club, some 25 resales, and prices over months', async () => {
  const [found] = await rows<{ clubs: number; resales: number; days: number; own: number }>(
    `select (select count(distinct club_id) from listings where kind = 'store' and state = 'open') as clubs,
        (select count(*) from listings where kind = 'resale' and state = 'open') as resales,
        (select max(n) from (select count(*) as n from design_price_days group by design_id) d) as days,
        (select count(*) from listings l join users u on u.id = l.seller_id
          where u.email = 'fan@stagepass.test' and l.state = 'open') as own`,
  );
  expect(found?.clubs).toBe(7);
  expect(found?.resales).toBeGreaterThanOrEqual(22);
  expect(found?.days).toBeGreaterThanOrEqual(15);
  expect(found?.own).toBe(1);
  const forSome = await rows<{ club_id: string }>(
    `select club_id from listings where state = 'open' and condition is not null`,
  );
  expect(new Set(forSome.map(({ club_id }) => club_id)).size).toBe(7);
});

test('the books add up, and a second start costs next to nothing', async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  expect(took_ms).toBeLessThan(6000);
});

test('a store sells something for fan tokens, which went back to their issuer', async () => {
  const [found] = await rows<{ listings: number; sold: number; spent: number }>(
    `select count(*)::int as listings, sum(l.sold + l.refunded)::int as sold, (
        select sum(m.amount)::int from ledger_moves m join ledger_accounts a on a.id = m.to_account and a.owner_kind = 'issuer'
        join ledger_transfers t on t.id = m.transfer_id and t.kind = 'store') as spent
      from listings l where l.asset_id <> 'credits' and l.state = 'open'`,
  );
  expect(found?.listings).toBeGreaterThan(0);
  expect(found?.spent).toBe(12 * (found?.sold ?? 0));
  expect(found?.sold).toBeGreaterThan(0);
});
