// Owns: what is shown of a market: tabs, filters and orders by key, and what things went for.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bid, fanWith, HOUR_MS, openLot } from '#app/testing/auctions.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { buy, inStore, look, openShops, type Shops } from '#app/testing/market.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';

let shops: Shops;
let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
});
afterAll(() => shops.close());
beforeEach(async () => {
  stage = await shops.fresh();
});

test('tabs, filters and orders by key, in a fixed number of queries', async () => {
  const rare = await inStore(stage, { price_cents: 900 }, { quality: 'urare', name: 'Golden pick' });
  const dear = await inStore(stage, { price_cents: 9000 }, { quality: 'common', name: '100% scarf' });
  const cheap = await inStore(stage, { price_cents: 300 }, { quality: 'rare', kind: 'perk' });
  const lot = await openLot(stage);
  const all = [rare.id, dear.id, cheap.id, lot.id];
  const read = async (query: object) => {
    const { data, next_cursor } = await app.ok('GET /clubs/:id/market', {
      params: { id: stage.club.id },
      query,
    });
    return {
      next_cursor,
      ids: data.map((e) => all.indexOf(e.type === 'listing' ? e.listing.id : e.auction.id)),
    };
  };
  expect((await read({})).ids).toEqual([2, 1, 0]);
  expect((await read({ sort: 'cheapest' })).ids).toEqual([2, 0, 1]);
  expect((await read({ sort: 'dearest' })).ids).toEqual([1, 0, 2]);
  expect((await read({ sort: 'rarest' })).ids).toEqual([0, 2, 1]);
  expect((await read({ quality: 'common' })).ids).toEqual([1]);
  expect((await read({ kind: 'perk' })).ids).toEqual([2]);
  expect((await read({ q: '100%' })).ids).toEqual([1]);
  expect((await read({ tab: 'auctions' })).ids).toEqual([3]);
  expect((await read({ tab: 'resale' })).ids).toEqual([]);
  for (const tab of ['store', 'auctions']) expect((await read({ tab, design: 'no-id' })).ids).toEqual([]);
  for (const sort of ['newest', 'cheapest', 'dearest', 'rarest']) {
    const whole = (await read({ sort })).ids;
    const first = await read({ sort, limit: 2 });
    const second = await read({ sort, limit: 2, cursor: first.next_cursor });
    expect([...first.ids, ...second.ids]).toEqual(whole);
  }
  const count = async (limit: number) =>
    (
      await countQueries(() =>
        app.ok('GET /clubs/:id/market', { params: { id: stage.club.id }, query: { limit } }),
      )
    ).queries.length;
  expect(await count(3)).toBe(await count(1));
  expect(await look(app, lot.id)).toMatchObject({ type: 'auction', auction: { id: lot.id } });
  expect(await app.call('GET /market-items/:id', { params: { id: lot.design.id } })).toMatchObject({
    status: 404,
  });
});

test('past prices by day: store, resale and auctions together, and the floor', async () => {
  const [ann, ben] = [await fanWith(stage, 90_000), await fanWith(stage, 90_000)];
  const listing = await inStore(stage, { price_cents: 1000 });
  const design_id = listing.design.id;
  const { ok: bought } = await buy(app, ann, listing.id, 1000);
  expect(bought).toBe(true);
  await buy(app, ben, listing.id, 1000);
  // One after the other, below and above what was paid that day so far.
  for (const price_cents of [1400, 700]) {
    const { id } = await inStore(stage, { price_cents, design_id });
    expect((await buy(app, ben, id, price_cents)).ok).toBe(true);
  }
  const lot = await openLot(stage, { design_id });
  await bid(app, ann, lot.id, { amount: 4001 });
  app.clock.advance(26 * HOUR_MS);
  await app.ok('GET /auctions/:id', { params: { id: lot.id } });
  await expect
    .poll(async () => {
      const { data } = await app.ok('GET /item-designs/:id/prices', { params: { id: design_id } });
      return data;
    })
    .toMatchObject({
      days: [
        { sales: 4, low_cents: 700, high_cents: 1400, average_cents: 1025 },
        { sales: 1, low_cents: 4001, high_cents: 4001 },
      ],
      sales: 5,
      low_cents: 700,
      high_cents: 4001,
      last_cents: 4001,
      floor_cents: 700,
    });
});
