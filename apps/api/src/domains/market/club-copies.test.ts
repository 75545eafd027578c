// Owns: copies in the club's hand are found, and go into the store or an auction again, whatever became of their design.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fanWith, openLot } from '#app/testing/auctions.ts';
import { keyed } from '#app/testing/items.ts';
import { buy, holderOf, inStore, openShops, type Shops } from '#app/testing/market.ts';
import { auditSales, type Bought, putOrder, refund } from '#app/testing/orders.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';

let shops: Shops;
let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  shops = await openShops();
  ({ app } = shops);
});
afterAll(async () => {
  expect(await auditSales(app)).toEqual([]);
  await shops.close();
});
beforeEach(async () => {
  stage = await shops.fresh();
});

/** Bought, refunded after its listing had ended: the club holds it, and it is the whole edition. */
async function comeBack(edition_size = 1): Promise<Bought & { design_id: string }> {
  const listing = await inStore(stage, {}, { edition_size });
  const bought = await putOrder(stage, { listing_id: listing.id });
  await app.ok('DELETE /listings/:id', { params: { id: listing.id } }, stage.owner.as);
  expect((await refund(app, stage.owner, bought.order_id)).ok).toBe(true);
  expect(await holderOf(app, bought.item_id)).toEqual({ holder_id: null, state: 'held' });
  return { ...bought, design_id: listing.design.id };
}

const put = (body: { design_id: string; club_copies?: number; stock?: number | null }) =>
  app.call(
    'POST /clubs/:id/listings',
    { params: { id: stage.club.id }, body: { price_cents: 2000, ...body } },
    keyed(stage.owner.as),
  );
const add = (id: string, count: number) =>
  app.call('POST /listings/:id/club-copies', { params: { id }, body: { count } }, keyed(stage.owner.as));
const codeOf = (answer: { ok: boolean; error?: { code: string; details?: unknown } }) =>
  answer.ok ? 'ok' : [answer.error?.code, answer.error?.details];
const sellsOne = async (listing_id: string, item_id: string) => {
  const fan = await fanWith(stage, 5000);
  expect(await buy(app, fan, listing_id, 2000)).toMatchObject({ ok: true, body: { data: { item_id } } });
  expect(await holderOf(app, item_id)).toEqual({ holder_id: fan.id, state: 'held' });
};

test('staff find the copy by number, and a new listing sells it before new ones are made', async () => {
  const { design_id, item_id, number } = await comeBack(2);
  const { data: held } = await app.ok(
    'GET /item-designs/:id/holders',
    { params: { id: design_id }, query: { held_by: 'club' } },
    stage.owner.as,
  );
  expect(held.map((copy) => [copy.id, copy.number, copy.holder])).toEqual([[item_id, number, null]]);
  expect(codeOf(await put({ design_id, club_copies: 2 }))).toEqual([
    'market.listing-uneven',
    { problem: 'fewer-club-copies', left: 1 },
  ]);
  expect(codeOf(await put({ design_id, club_copies: 1, stock: 3 }))).toEqual([
    'market.listing-uneven',
    { problem: 'more-than-the-edition', left: 1 },
  ]);
  const opened = await put({ design_id, club_copies: 1, stock: 2 });
  expect(opened).toMatchObject({ ok: true, body: { data: { left: 2, management: { returned: 1 } } } });
  const id = opened.ok ? opened.body.data.id : '';
  await sellsOne(id, item_id);
  const last = await buy(app, await fanWith(stage, 5000), id, 2000);
  expect(last).toMatchObject({ ok: true, body: { data: { number: 2 } } });
  expect(await buy(app, await fanWith(stage, 5000), id, 2000)).toMatchObject({
    error: { code: 'market.sold' },
  });
});

test('a listing that is sold out takes it in and sells again; once only, however often it is sent', async () => {
  const { design_id, item_id } = await comeBack(2);
  const listing = await inStore(stage, { design_id, stock: 1 });
  await putOrder(stage, { listing_id: listing.id });
  const as = keyed(stage.owner.as);
  const call = { params: { id: listing.id }, body: { count: 1 } };
  for (let again = 0; again < 2; again += 1)
    expect((await app.ok('POST /listings/:id/club-copies', call, as)).data).toMatchObject({
      state: 'open',
      left: 1,
      management: { stock: 2, returned: 1 },
    });
  expect(codeOf(await add(listing.id, 1))).toEqual([
    'market.listing-uneven',
    { problem: 'fewer-club-copies', left: 0 },
  ]);
  await sellsOne(listing.id, item_id);
});

test('removed from the store unsold it is in the club’s hand again, and an ended listing takes none', async () => {
  const { design_id, item_id } = await comeBack();
  const opened = await put({ design_id, club_copies: 1 });
  const id = opened.ok ? opened.body.data.id : '';
  expect(await holderOf(app, item_id)).toEqual({ holder_id: null, state: 'escrowed' });
  await app.ok('DELETE /listings/:id', { params: { id } }, stage.owner.as);
  expect(await holderOf(app, item_id)).toEqual({ holder_id: null, state: 'held' });
  expect(codeOf(await add(id, 1))).toEqual(['market.not-found', undefined]);
});

test('of a retired design the club’s copies are sold and auctioned, and no new one is', async () => {
  const { design_id, item_id } = await comeBack(5);
  const params = { id: design_id };
  await app.ok('POST /item-designs/:id/retire', { params }, stage.owner.as);
  expect(codeOf(await put({ design_id }))).toEqual(['items.design-not-live', { state: 'retired' }]);
  expect(codeOf(await put({ design_id, club_copies: 1, stock: 2 }))).toEqual([
    'market.listing-uneven',
    { problem: 'more-than-the-edition', left: 0 },
  ]);
  const lot = await openLot(stage, { design_id });
  expect(lot.item.id).toBe(item_id);
  const body = { design_id, title: 'Another', start_amount: 1000, ends_at: lot.ends_at };
  const second = await app.call(
    'POST /clubs/:id/auctions',
    { params: { id: stage.club.id }, body },
    keyed(stage.owner.as),
  );
  expect(codeOf(second)).toEqual(['items.design-not-live', { state: 'retired' }]);
  await app.ok('POST /auctions/:id/cancel', { params: { id: lot.id } }, stage.owner.as);
  const opened = await put({ design_id, club_copies: 1 });
  expect(opened).toMatchObject({ ok: true, body: { data: { left: 1 } } });
  await sellsOne(opened.ok ? opened.body.data.id : '', item_id);
});
