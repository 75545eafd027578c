// Owns: the store over HTTP: what is shown before is what is paid, to the cent, and nothing moves by halves.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clubMoney, fanWith, HOUR_MS, inMs, moneyOf } from '#app/testing/auctions.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { buy, holderOf, inStore, look, openShops, type Shops } from '#app/testing/market.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { grantTier } from '#domains/memberships/public/grant-tier.ts';

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

test('sells a numbered copy; the club has the price less the fee, the buyer a receipt', async () => {
  const listing = await inStore(stage, { stock: 2 }, { edition_size: 10 });
  const ann = await fanWith(stage, 5000);
  const { data: quote } = await app.ok('GET /market-items/:id/quote', { params: { id: listing.id } }, ann.as);
  expect(quote).toMatchObject({
    total_cents: 2000,
    fee_cents: 200,
    to_seller_cents: 1800,
    royalty_cents: 0,
  });
  const as = keyed(ann.as);
  const call = { params: { id: listing.id }, body: { expected_price_cents: 2000 } };
  const { data } = await app.ok('POST /listings/:id/buy', call, as);
  expect(data).toMatchObject({ listing_id: listing.id, number: 1, paid_cents: 2000 });
  expect((await app.ok('POST /listings/:id/buy', call, as)).data).toEqual(data);
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 3000, held: 0 });
  expect(await clubMoney(app, stage.club.id)).toBe(1800);
  expect(await holderOf(app, data.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
  expect(await look(app, listing.id, ann)).toMatchObject({
    type: 'listing',
    listing: {
      ...{ left: 1, sold: 1, bought: 1 },
      last_bought: { item_id: data.item_id, number: 1, transfer_id: data.transfer_id, held: true },
    },
  });
  expect(await look(app, listing.id, stage.owner)).toMatchObject({
    listing: { management: { stock: 2, revenue_cents: 1800 }, cannot_buy: 'staff' },
  });
});

test('a tier pays less, as the quote says; another price than expected buys nothing', async () => {
  const listing = await inStore(stage, { price_cents: 1999 });
  const tierBody = {
    name: 'Front of house',
    hue: 1,
    reached_by: { by: 'hand' } as const,
    benefits: [{ type: 'discount', percent: 15 } as const],
  };
  const { data: tiers } = await app.ok(
    'POST /clubs/:id/tiers',
    { params: { id: stage.club.id }, body: tierBody },
    stage.owner.as,
  );
  const ann = await fanWith(stage, 5000, 'member');
  const grant = {
    club_id: stage.club.id,
    user_id: ann.id,
    tier_id: tiers.at(-1)?.id ?? '',
    source: 'hand',
  };
  await app.platform.db.transaction((tx) => grantTier(app.platform, tx, grant));
  const { data: quote } = await app.ok('GET /market-items/:id/quote', { params: { id: listing.id } }, ann.as);
  expect(quote).toMatchObject({
    price_cents: 1999,
    discount_cents: 299,
    discount_percent: 15,
    total_cents: 1700,
  });
  expect(await buy(app, ann, listing.id, 1999)).toMatchObject({
    error: { code: 'market.price-changed', details: { price_cents: 1700 } },
  });
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 5000, held: 0 });
  expect(await buy(app, ann, listing.id, 1700)).toMatchObject({ body: { data: { paid_cents: 1700 } } });
});

test('a tier gives the best discount of its own and of the tiers below it, of none above', async () => {
  const listing = await inStore(stage);
  const ids: string[] = [];
  for (const percent of [20, 10, 50]) {
    const body = {
      name: `Off ${percent}`,
      hue: 1,
      reached_by: { by: 'hand' } as const,
      benefits: [{ type: 'discount', percent } as const],
    };
    const { data } = await app.ok(
      'POST /clubs/:id/tiers',
      { params: { id: stage.club.id }, body },
      stage.owner.as,
    );
    ids.push(data.at(-1)?.id ?? '');
  }
  const total = async (tier_id: string | undefined) => {
    const fan = await fanWith(stage, 5000, 'member');
    const grant = { club_id: stage.club.id, user_id: fan.id, tier_id: tier_id ?? '', source: 'hand' };
    if (tier_id !== undefined) await app.platform.db.transaction((tx) => grantTier(app.platform, tx, grant));
    const { data } = await app.ok('GET /market-items/:id/quote', { params: { id: listing.id } }, fan.as);
    expect((await buy(app, fan, listing.id, data.total_cents)).ok).toBe(true);
    return data.total_cents;
  };
  expect(await total(undefined)).toBe(2000);
  expect(await total(ids[0])).toBe(1600);
  expect(await total(ids[1])).toBe(1600);
  expect(await total(ids[2])).toBe(1000);
});

test('a level takes off what its perk says, beside a tier the better of both; who left pays in full', async () => {
  const listing = await inStore(stage);
  const params = { id: stage.club.id };
  const ann = await fanWith(stage, 5000, 'member');
  const total = async () =>
    (await app.ok('GET /market-items/:id/quote', { params: { id: listing.id } }, ann.as)).data.total_cents;
  await app.ok(
    'PUT /clubs/:id/levels/:level',
    {
      params: { ...params, level: 2 },
      body: { name: 'Regular', perks: [{ type: 'discount', percent: 25 }] },
    },
    stage.owner.as,
  );
  expect(await total()).toBe(2000);
  const grant = { club_id: stage.club.id, user_id: ann.id, amount: 100, cause: { kind: 'test', id: 'perk' } };
  await app.platform.db.transaction((tx) => grantXp(app.platform, tx, grant));
  expect(await total()).toBe(1500);
  expect(await buy(app, ann, listing.id, 2000)).toMatchObject({
    error: { code: 'market.price-changed', details: { price_cents: 1500 } },
  });
  expect(await buy(app, ann, listing.id, 1500)).toMatchObject({ body: { data: { paid_cents: 1500 } } });
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 3500, held: 0 });
  await app.ok('POST /clubs/:id/leave', { params }, ann.as);
  expect(await total()).toBe(2000);
  await app.ok(
    'PUT /clubs/:id/levels/:level',
    { params: { ...params, level: 2 }, body: { name: null, perks: [] } },
    stage.owner.as,
  );
});

test('a whole discount costs nothing and moves no money', async () => {
  const listing = await inStore(stage);
  const body = {
    name: 'Free',
    hue: 1,
    reached_by: { by: 'hand' } as const,
    benefits: [{ type: 'discount', percent: 100 } as const],
  };
  const { data: tiers } = await app.ok(
    'POST /clubs/:id/tiers',
    { params: { id: stage.club.id }, body },
    stage.owner.as,
  );
  const ann = await fanWith(stage, 0, 'member');
  const grant = {
    club_id: stage.club.id,
    user_id: ann.id,
    tier_id: tiers.at(-1)?.id ?? '',
    source: 'hand',
  };
  await app.platform.db.transaction((tx) => grantTier(app.platform, tx, grant));
  expect(await buy(app, ann, listing.id, 0)).toMatchObject({
    body: { data: { paid_cents: 0, transfer_id: null } },
  });
});

test('limits: a fan’s own, the stock, the edition, the window, a pause', async () => {
  const [ann, ben] = [await fanWith(stage, 90_000), await fanWith(stage, 90_000)];
  const limited = await inStore(stage, { per_fan_limit: 1 });
  await buy(app, ann, limited.id, 2000);
  expect(await buy(app, ann, limited.id, 2000)).toMatchObject({
    error: { code: 'market.limit-reached', details: { limit: 1 } },
  });
  expect((await buy(app, ben, limited.id, 2000)).ok).toBe(true);

  const last = await inStore(stage, {}, { edition_size: 1 });
  await buy(app, ann, last.id, 2000);
  expect(await buy(app, ben, last.id, 2000)).toMatchObject({ error: { code: 'market.sold' } });
  expect(await look(app, last.id)).toMatchObject({
    listing: { state: 'sold', left: 0, cannot_buy: 'sold-out' },
  });

  const later = await inStore(stage, { opens_at: inMs(app, HOUR_MS), closes_at: inMs(app, 2 * HOUR_MS) });
  expect(await buy(app, ann, later.id, 2000)).toMatchObject({ error: { code: 'market.not-for-sale' } });
  app.clock.advance(HOUR_MS);
  expect((await buy(app, ann, later.id, 2000)).ok).toBe(true);
  app.clock.advance(HOUR_MS);
  expect(await look(app, later.id)).toMatchObject({ listing: { cannot_buy: 'over' } });
  expect(await buy(app, ann, later.id, 2000)).toMatchObject({ error: { code: 'market.not-for-sale' } });

  const params = { id: limited.id };
  await app.ok('PATCH /listings/:id', { params, body: { state: 'paused' } }, stage.owner.as);
  expect(await buy(app, ben, limited.id, 2000)).toMatchObject({ error: { code: 'market.not-for-sale' } });
  expect(await app.call('PATCH /listings/:id', { params, body: { stock: 1 } }, stage.owner.as)).toMatchObject(
    {
      error: { code: 'market.listing-uneven' },
    },
  );
  const { data } = await app.ok('PATCH /listings/:id', { params, body: { stock: 2 } }, stage.owner.as);
  expect(data.state).toBe('sold');
});

test('no more is put out later than the edition has, either', async () => {
  const { id } = await inStore(stage, { stock: 2 }, { edition_size: 5 });
  await buy(app, await fanWith(stage, 5000), id, 2000);
  const put = (stock: number) =>
    app.call('PATCH /listings/:id', { params: { id }, body: { stock } }, stage.owner.as);
  expect(await put(6)).toMatchObject({
    error: { code: 'market.listing-uneven', details: { problem: 'more-than-the-edition', left: 4 } },
  });
  expect((await put(5)).ok).toBe(true);
});

test('without the money nothing moves', async () => {
  const listing = await inStore(stage, { stock: 1 }, { edition_size: 1 });
  const poor = await fanWith(stage, 1999);
  expect(await buy(app, poor, listing.id, 2000)).toMatchObject({ error: { code: 'ledger.not-enough' } });
  expect(await look(app, listing.id)).toMatchObject({ listing: { left: 1, sold: 0, design: { issued: 0 } } });
});

test.each([-1, 0, 49, 50.5, 5_000_001, 1e300])('%d is no price', async (price_cents) => {
  const design_id = await putDesign(app, { club_id: stage.club.id });
  const call = { params: { id: stage.club.id }, body: { design_id, price_cents } };
  expect(await app.call('POST /clubs/:id/listings', call, keyed(stage.owner.as))).toMatchObject({
    status: 400,
  });
});

test('who may: guests buy; staff, the banned and strangers to a private club do not', async () => {
  const listing = await inStore(stage);
  const codes = [];
  for (const role of ['guest', 'member', 'admin', 'banned'] as const) {
    const answer = await buy(app, await stage.make(role), listing.id, 2000);
    codes.push(answer.ok ? 'ok' : answer.error.code);
  }
  expect(codes).toEqual([
    'ledger.not-enough',
    'ledger.not-enough',
    'items.staff-receive-nothing',
    'clubs.banned',
  ]);
  stage = await shops.fresh('private');
  const inside = await inStore(stage);
  const guest = await fanWith(stage, 5000);
  expect(await buy(app, guest, inside.id, 2000)).toMatchObject({ error: { code: 'clubs.members-only' } });
  expect((await buy(app, await fanWith(stage, 5000, 'member'), inside.id, 2000)).ok).toBe(true);
});
