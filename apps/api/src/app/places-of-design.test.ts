// Owns: what staff are told before they retire a design, from all domains that offer it, and that it is true afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, inMs, openLot } from './testing/auctions.ts';
import { openTestPool } from './testing/gacha.ts';
import { putItem } from './testing/items.ts';
import { inStore, listCopy, openShops, type Shops } from './testing/market.ts';

let shops: Shops;
beforeAll(async () => {
  shops = await openShops();
});
afterAll(() => shops.close());

test('a design says where it is offered, first ones by name and all by count; retiring does what was said', async () => {
  const { app } = shops;
  const stage = await shops.fresh();
  const pool = await openTestPool(app, {
    club: { id: stage.club.id, owner: stage.owner },
    qualities: ['rare', 'common'],
    editions: { rare: 100 },
  });
  const design_id = pool.designs.get('rare') ?? '';
  const params = { id: design_id };
  const listing = await inStore(stage, { design_id, price_cents: 1400 });
  await inStore(stage, { design_id, price_cents: 900, opens_at: inMs(app, HOUR_MS) });
  const lot = await openLot(stage, { design_id, title: 'The last one' });
  const fans = [await stage.make('member'), await stage.make('member')];
  for (const fan of fans)
    for (let copies = 0; copies < 3; copies += 1) {
      const { item_id } = await putItem(app, design_id, fan.id);
      expect((await listCopy(app, fan, item_id, 500)).ok).toBe(true);
    }
  const seller = await stage.make('seller');
  const { data } = await app.ok('GET /item-designs/:id/places', { params }, seller.as);
  expect(data.store.count).toBe(2);
  expect(data.store.first.map(({ price_cents, state }) => [price_cents, state])).toEqual([
    [900, 'scheduled'],
    [1400, 'live'],
  ]);
  expect(data.packs).toMatchObject({
    count: 1,
    first: [{ id: pool.id, title: 'Tour Tin II', state: 'live' }],
  });
  expect(data.auctions).toMatchObject({
    count: 1,
    first: [{ id: lot.id, title: 'The last one', number: lot.item.number, price_cents: 1000 }],
  });
  expect(data.resale.count).toBe(6);
  expect(data.resale.first).toHaveLength(5);

  await app.ok('POST /item-designs/:id/retire', { params }, stage.owner.as);
  await expect
    .poll(async () => (await app.ok('GET /gacha/:id', { params: { id: pool.id } })).data.state)
    .toBe('closed');
  const shown = await app.ok('GET /market-items/:id', { params: { id: listing.id } });
  expect(shown.data).toMatchObject({ listing: { left: 0, cannot_buy: 'sold-out' } });
  expect((await app.ok('GET /auctions/:id', { params: { id: lot.id } })).data.state).toBe('live');
  const after = await app.ok('GET /item-designs/:id/places', { params }, stage.owner.as);
  expect(after.data).toMatchObject({ packs: { count: 0 }, auctions: { count: 1 }, resale: { count: 6 } });
});
