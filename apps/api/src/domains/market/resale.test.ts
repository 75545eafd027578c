// Owns: fans' resale over HTTP: the seller gets what they were told, whatever the club sets since.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clubMoney, fanWith, HOUR_MS, moneyOf } from '#app/testing/auctions.ts';
import { keyed, putDesign, putItem } from '#app/testing/items.ts';
import { buy, holderOf, listCopy, look, openShops, resale, resold, type Shops } from '#app/testing/market.ts';
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

test('copy to the buyer, price to seller, club and platform, to the cent', async () => {
  const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
  const settings = { params: { id: stage.club.id }, body: { royalty_bp: 750 } };
  await app.ok('PUT /clubs/:id/market-settings', settings, stage.owner.as);
  const { listing, copy } = await resold(stage, ann, 3333);
  expect(await holderOf(app, copy.item_id)).toEqual({ holder_id: ann.id, state: 'listed' });
  // What the seller was told holds, whatever the club sets since.
  await app.ok('PUT /clubs/:id/market-settings', { ...settings, body: { royalty_bp: 1000 } }, stage.owner.as);
  const id = listing.id;
  const { data: quote } = await app.ok('GET /market-items/:id/quote', { params: { id } }, ben.as);
  expect(quote).toMatchObject({
    total_cents: 3333,
    royalty_cents: 249,
    fee_cents: 83,
    to_seller_cents: 3001,
  });
  expect((await buy(app, ben, id, 3333)).ok).toBe(true);
  expect(await holderOf(app, copy.item_id)).toEqual({ holder_id: ben.id, state: 'held' });
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 3001, held: 0 });
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 1667, held: 0 });
  expect(await clubMoney(app, stage.club.id)).toBe(249);
  expect(await look(app, id)).toMatchObject({ listing: { state: 'sold' } });
});

test('the holder sees what they would get; nobody else does', async () => {
  const ann = await fanWith(stage, 0);
  const copy = await putItem(app, await putDesign(app, { club_id: stage.club.id }), ann.id);
  const call = { params: { id: copy.item_id }, query: { price_cents: 1000 } };
  const { data } = await app.ok('GET /items/:id/listing-quote', call, ann.as);
  expect(data).toMatchObject({ royalty_bp: 500, royalty_cents: 50, fee_cents: 25, to_seller_cents: 925 });
  const ben = await stage.make('guest');
  expect(await app.call('GET /items/:id/listing-quote', call, ben.as)).toMatchObject({
    error: { code: 'items.not-yours' },
  });
});

test('bound copies, other people’s and listed ones cannot be put up', async () => {
  const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 0)];
  expect((await resale(stage, ann, 1000, { transferable: false })).answer).toMatchObject({
    error: { code: 'items.not-transferable' },
  });
  const { copy, listing } = await resold(stage, ann, 1000);
  expect(await listCopy(app, ann, copy.item_id, 1000)).toMatchObject({
    error: { code: 'market.already-listed' },
  });
  expect(await listCopy(app, ben, copy.item_id, 1000)).toMatchObject({ error: { code: 'items.not-yours' } });
  expect(await buy(app, ann, listing.id, 1000)).toMatchObject({ error: { code: 'market.own-listing' } });
  const closing = { params: { id: listing.id } };
  expect(await app.call('DELETE /listings/:id', closing, ben.as)).toMatchObject({
    error: { code: 'market.not-found' },
  });
  expect((await app.ok('DELETE /listings/:id', closing, ann.as)).data.state).toBe('closed');
  expect(await holderOf(app, copy.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
  expect(await buy(app, ben, listing.id, 1000)).toMatchObject({ error: { code: 'market.not-for-sale' } });
});

test('a ticket is not passed on once doors are near, though it was put up before', async () => {
  const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
  const from = new Date(app.clock.now().getTime() + HOUR_MS);
  const { listing } = await resold(stage, ann, 1000, { redeem: { from } });
  app.clock.advance(HOUR_MS);
  expect(await buy(app, ben, listing.id, 1000)).toMatchObject({
    error: { code: 'items.transfer-closed' },
  });
  expect(await look(app, listing.id, ben)).toMatchObject({ listing: { cannot_buy: 'over' } });
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 5000, held: 0 });
});

test('another royalty than the seller was shown puts nothing up, and says what it comes to now', async () => {
  const ann = await fanWith(stage, 0);
  const copy = await putItem(app, await putDesign(app, { club_id: stage.club.id }), ann.id);
  const params = { id: copy.item_id };
  const setRoyalty = (royalty_bp: number) =>
    app.ok(
      'PUT /clubs/:id/market-settings',
      { params: { id: stage.club.id }, body: { royalty_bp } },
      stage.owner.as,
    );
  const quote = async () =>
    (await app.ok('GET /items/:id/listing-quote', { params, query: { price_cents: 1000 } }, ann.as)).data;
  const told = await quote();
  await setRoyalty(900);
  const put = (expected_royalty_bp: number) =>
    app.call(
      'POST /items/:id/listing',
      { params, body: { price_cents: 1000, expected_royalty_bp } },
      keyed(ann.as),
    );
  const refused = await put(told.royalty_bp);
  expect(refused).toMatchObject({
    status: 409,
    error: {
      code: 'market.royalty-changed',
      details: { quote: { royalty_bp: 900, royalty_cents: 90, fee_cents: 25, to_seller_cents: 885 } },
    },
  });
  expect(await holderOf(app, copy.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
  expect(await put(900)).toMatchObject({ ok: true });
  await setRoyalty(0);
  // What is up keeps it, also where its seller thinks of another price.
  expect(await quote()).toMatchObject({ royalty_bp: 900, to_seller_cents: 885 });
});

test.each([-1, 1.5, 1001, '500', null, undefined])('%s is no royalty that anybody was shown', async (bp) => {
  const ann = await fanWith(stage, 0);
  const copy = await putItem(app, await putDesign(app, { club_id: stage.club.id }), ann.id);
  const body = { price_cents: 1000, expected_royalty_bp: bp as number };
  const params = { id: copy.item_id };
  expect(await app.call('POST /items/:id/listing', { params, body }, keyed(ann.as))).toMatchObject({
    status: 400,
  });
  expect(await holderOf(app, copy.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
});
