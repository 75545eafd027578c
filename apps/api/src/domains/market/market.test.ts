// Owns: store and resale over HTTP: what is shown before is what is paid, to the cent, and nothing moves by halves.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bid, clubMoney, fanWith, HOUR_MS, inMs, moneyOf, openLot } from '#app/testing/auctions.ts';
import { endClub } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { keyed, putDesign, putItem, type WantedDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { grantTier } from '#domains/memberships/public/grant-tier.ts';
import { eraseUser, exportUser } from './personal-data.ts';

let app: TestApp;
let stage: Stage;
let world: Awaited<ReturnType<typeof makeWorld>>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  await app.stop();
});
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
});

interface Wanted {
  price_cents?: number;
  stock?: number;
  per_fan_limit?: number;
  opens_at?: string;
  closes_at?: string;
}

async function inStore(wanted: Wanted = {}, design: Omit<WantedDesign, 'club_id'> = {}) {
  app.clock.advance(1);
  const design_id = await putDesign(app, { club_id: stage.club.id, ...design });
  const body = { design_id, price_cents: 2000, ...wanted };
  return (
    await app.ok('POST /clubs/:id/listings', { params: { id: stage.club.id }, body }, keyed(stage.owner.as))
  ).data;
}

async function resale(seller: Somebody, price_cents: number, design: Omit<WantedDesign, 'club_id'> = {}) {
  app.clock.advance(1);
  const design_id = await putDesign(app, { club_id: stage.club.id, ...design });
  const copy = await putItem(app, design_id, seller.id);
  const params = { id: copy.item_id };
  const answer = await app.call(
    'POST /items/:id/listing',
    { params, body: { price_cents } },
    keyed(seller.as),
  );
  return { design_id, copy, answer, listing: answer.ok ? answer.body.data : undefined };
}

const buy = (fan: Somebody, id: string, expected_price_cents: number) =>
  app.call('POST /listings/:id/buy', { params: { id }, body: { expected_price_cents } }, keyed(fan.as));
const look = async (id: string, fan?: Somebody) =>
  (await app.ok('GET /market-items/:id', { params: { id } }, fan?.as)).data;
const holderOf = async (itemId: string) =>
  (
    await app.platform.db.query<{ holder_id: string | null; state: string }>({
      text: 'select holder_id, state from items where id = $1',
      values: [itemId],
    })
  ).rows[0];

describe('the store', () => {
  test('sells a numbered copy; the club has the price less the fee, the buyer a receipt', async () => {
    const listing = await inStore({ stock: 2 }, { edition_size: 10 });
    const ann = await fanWith(stage, 5000);
    const { data: quote } = await app.ok(
      'GET /market-items/:id/quote',
      { params: { id: listing.id } },
      ann.as,
    );
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
    expect(await holderOf(data.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
    expect(await look(listing.id, ann)).toMatchObject({
      type: 'listing',
      listing: { left: 1, sold: 1, bought: 1 },
    });
    expect(await look(listing.id, stage.owner)).toMatchObject({
      listing: { management: { stock: 2, revenue_cents: 1800 }, cannot_buy: 'staff' },
    });
  });

  test('a tier pays less, as the quote says; another price than expected buys nothing', async () => {
    const listing = await inStore({ price_cents: 1999 });
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
    const { data: quote } = await app.ok(
      'GET /market-items/:id/quote',
      { params: { id: listing.id } },
      ann.as,
    );
    expect(quote).toMatchObject({
      price_cents: 1999,
      discount_cents: 299,
      discount_percent: 15,
      total_cents: 1700,
    });
    expect(await buy(ann, listing.id, 1999)).toMatchObject({
      error: { code: 'market.price-changed', details: { price_cents: 1700 } },
    });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 5000, held: 0 });
    expect(await buy(ann, listing.id, 1700)).toMatchObject({ body: { data: { paid_cents: 1700 } } });
  });

  test('a whole discount costs nothing and moves no money', async () => {
    const listing = await inStore();
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
    expect(await buy(ann, listing.id, 0)).toMatchObject({
      body: { data: { paid_cents: 0, transfer_id: null } },
    });
  });

  test('limits: a fan’s own, the stock, the edition, the window, a pause', async () => {
    const [ann, ben] = [await fanWith(stage, 90_000), await fanWith(stage, 90_000)];
    const limited = await inStore({ per_fan_limit: 1 });
    await buy(ann, limited.id, 2000);
    expect(await buy(ann, limited.id, 2000)).toMatchObject({
      error: { code: 'market.limit-reached', details: { limit: 1 } },
    });
    expect((await buy(ben, limited.id, 2000)).ok).toBe(true);

    const last = await inStore({}, { edition_size: 1 });
    await buy(ann, last.id, 2000);
    expect(await buy(ben, last.id, 2000)).toMatchObject({ error: { code: 'market.sold' } });
    expect(await look(last.id)).toMatchObject({
      listing: { state: 'sold', left: 0, cannot_buy: 'sold-out' },
    });

    const later = await inStore({ opens_at: inMs(app, HOUR_MS), closes_at: inMs(app, 2 * HOUR_MS) });
    expect(await buy(ann, later.id, 2000)).toMatchObject({ error: { code: 'market.not-for-sale' } });
    app.clock.advance(HOUR_MS);
    expect((await buy(ann, later.id, 2000)).ok).toBe(true);
    app.clock.advance(HOUR_MS);
    expect(await look(later.id)).toMatchObject({ listing: { cannot_buy: 'over' } });
    expect(await buy(ann, later.id, 2000)).toMatchObject({ error: { code: 'market.not-for-sale' } });

    const params = { id: limited.id };
    await app.ok('PATCH /listings/:id', { params, body: { state: 'paused' } }, stage.owner.as);
    expect(await buy(ben, limited.id, 2000)).toMatchObject({ error: { code: 'market.not-for-sale' } });
    expect(
      await app.call('PATCH /listings/:id', { params, body: { stock: 1 } }, stage.owner.as),
    ).toMatchObject({
      error: { code: 'market.listing-uneven' },
    });
    const { data } = await app.ok('PATCH /listings/:id', { params, body: { stock: 2 } }, stage.owner.as);
    expect(data.state).toBe('sold');
  });

  test('without the money nothing moves', async () => {
    const listing = await inStore({ stock: 1 }, { edition_size: 1 });
    const poor = await fanWith(stage, 1999);
    expect(await buy(poor, listing.id, 2000)).toMatchObject({ error: { code: 'ledger.not-enough' } });
    expect(await look(listing.id)).toMatchObject({ listing: { left: 1, sold: 0, design: { issued: 0 } } });
  });

  test.each([-1, 0, 49, 50.5, 5_000_001, 1e300])('%d is no price', async (price_cents) => {
    const design_id = await putDesign(app, { club_id: stage.club.id });
    const call = { params: { id: stage.club.id }, body: { design_id, price_cents } };
    expect(await app.call('POST /clubs/:id/listings', call, keyed(stage.owner.as))).toMatchObject({
      status: 400,
    });
  });

  test('who may: guests buy; staff, the banned and strangers to a private club do not', async () => {
    const listing = await inStore();
    const codes = [];
    for (const role of ['guest', 'member', 'admin', 'banned'] as const) {
      const answer = await buy(await stage.make(role), listing.id, 2000);
      codes.push(answer.ok ? 'ok' : answer.error.code);
    }
    expect(codes).toEqual([
      'ledger.not-enough',
      'ledger.not-enough',
      'items.staff-receive-nothing',
      'clubs.banned',
    ]);
    stage = await world.stage({ role: 'owner', visibility: 'private', fresh: true });
    const inside = await inStore();
    const guest = await fanWith(stage, 5000);
    expect(await buy(guest, inside.id, 2000)).toMatchObject({ error: { code: 'clubs.members-only' } });
    expect((await buy(await fanWith(stage, 5000, 'member'), inside.id, 2000)).ok).toBe(true);
  });
});

describe('resale', () => {
  test('copy to the buyer, price to seller, club and platform, to the cent', async () => {
    const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
    const settings = { params: { id: stage.club.id }, body: { royalty_bp: 750 } };
    await app.ok('PUT /clubs/:id/market-settings', settings, stage.owner.as);
    const { listing, copy } = await resale(ann, 3333);
    expect(await holderOf(copy.item_id)).toEqual({ holder_id: ann.id, state: 'listed' });
    // What the seller was told holds, whatever the club sets since.
    await app.ok(
      'PUT /clubs/:id/market-settings',
      { ...settings, body: { royalty_bp: 1000 } },
      stage.owner.as,
    );
    const id = listing?.id ?? '';
    const { data: quote } = await app.ok('GET /market-items/:id/quote', { params: { id } }, ben.as);
    expect(quote).toMatchObject({
      total_cents: 3333,
      royalty_cents: 249,
      fee_cents: 83,
      to_seller_cents: 3001,
    });
    expect((await buy(ben, id, 3333)).ok).toBe(true);
    expect(await holderOf(copy.item_id)).toEqual({ holder_id: ben.id, state: 'held' });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 3001, held: 0 });
    expect(await moneyOf(app, ben.id)).toEqual({ balance: 1667, held: 0 });
    expect(await clubMoney(app, stage.club.id)).toBe(249);
    expect(await look(id)).toMatchObject({ listing: { state: 'sold' } });
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
    expect((await resale(ann, 1000, { transferable: false })).answer).toMatchObject({
      error: { code: 'items.not-transferable' },
    });
    const { copy, listing } = await resale(ann, 1000);
    const again = { params: { id: copy.item_id }, body: { price_cents: 1000 } };
    expect(await app.call('POST /items/:id/listing', again, keyed(ann.as))).toMatchObject({
      error: { code: 'market.already-listed' },
    });
    expect(await app.call('POST /items/:id/listing', again, keyed(ben.as))).toMatchObject({
      error: { code: 'items.not-yours' },
    });
    expect(await buy(ann, listing?.id ?? '', 1000)).toMatchObject({ error: { code: 'market.own-listing' } });
    const closing = { params: { id: listing?.id ?? '' } };
    expect(await app.call('DELETE /listings/:id', closing, ben.as)).toMatchObject({
      error: { code: 'market.not-found' },
    });
    expect((await app.ok('DELETE /listings/:id', closing, ann.as)).data.state).toBe('closed');
    expect(await holderOf(copy.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
    expect(await buy(ben, listing?.id ?? '', 1000)).toMatchObject({ error: { code: 'market.not-for-sale' } });
  });

  test('a ticket is not passed on once doors are near, though it was put up before', async () => {
    const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
    const from = new Date(app.clock.now().getTime() + HOUR_MS);
    const { listing } = await resale(ann, 1000, { redeem: { from } });
    app.clock.advance(HOUR_MS);
    expect(await buy(ben, listing?.id ?? '', 1000)).toMatchObject({
      error: { code: 'items.transfer-closed' },
    });
    expect(await look(listing?.id ?? '', ben)).toMatchObject({ listing: { cannot_buy: 'over' } });
    expect(await moneyOf(app, ben.id)).toEqual({ balance: 5000, held: 0 });
  });
});

describe('looking', () => {
  test('tabs, filters and orders by key, in a fixed number of queries', async () => {
    const rare = await inStore({ price_cents: 900 }, { quality: 'urare', name: 'Golden pick' });
    const dear = await inStore({ price_cents: 9000 }, { quality: 'common', name: '100% scarf' });
    const cheap = await inStore({ price_cents: 300 }, { quality: 'rare', kind: 'perk' });
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
    expect(await look(lot.id)).toMatchObject({ type: 'auction', auction: { id: lot.id } });
    expect(await app.call('GET /market-items/:id', { params: { id: lot.design.id } })).toMatchObject({
      status: 404,
    });
  });

  test('past prices by day: store, resale and auctions together, and the floor', async () => {
    const [ann, ben] = [await fanWith(stage, 90_000), await fanWith(stage, 90_000)];
    const listing = await inStore({ price_cents: 1000 });
    const design_id = listing.design.id;
    const { ok: bought } = await buy(ann, listing.id, 1000);
    expect(bought).toBe(true);
    await buy(ben, listing.id, 1000);
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
          { sales: 2, low_cents: 1000, high_cents: 1000, average_cents: 1000 },
          { sales: 1, low_cents: 4001, high_cents: 4001 },
        ],
        sales: 3,
        low_cents: 1000,
        high_cents: 4001,
        last_cents: 4001,
        floor_cents: 1000,
      });
  });
});

test('a club that closes sells nothing at once; at its end copies are their sellers’ again', async () => {
  const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
  const store = await inStore();
  const { listing, copy } = await resale(ann, 1000);
  const as = keyed(ben.as);
  const call = { params: { id: store.id }, body: { expected_price_cents: 2000 } };
  const { data: bought } = await app.ok('POST /listings/:id/buy', call, as);
  const confirm = { params: { id: stage.club.id }, body: { confirm_handle: stage.club.handle } };
  await app.ok('POST /clubs/:id/deletion', confirm, stage.owner.as);
  // Whoever paid before and lost the answer gets it still.
  expect((await app.ok('POST /listings/:id/buy', call, as)).data).toEqual(bought);
  const other = { ...call, body: { expected_price_cents: 1999 } };
  expect(await app.call('POST /listings/:id/buy', other, as)).toMatchObject({
    error: { code: 'idempotency-key-reused' },
  });
  expect(await buy(ben, store.id, 2000)).toMatchObject({ error: { code: 'clubs.closing' } });
  expect(await buy(ben, listing?.id ?? '', 1000)).toMatchObject({ error: { code: 'clubs.closing' } });
  app.clock.advance(14 * 24 * HOUR_MS);
  expect(await endClub(app.platform, stage.club.id)).toBe(true);
  expect((await holderOf(copy.item_id))?.state).toBe('held');
});

test('an account that is erased sells nothing; its export names what it bought and sold', async () => {
  const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
  const first = await resale(ann, 1000);
  await buy(ben, first.listing?.id ?? '', 1000);
  const second = await resale(ann, 1000);
  expect(await exportUser(app.platform, ann.id)).toMatchObject({
    purchases_and_sales: [{ deed: 'sold', paid_cents: 1000 }],
  });
  await app.platform.db.transaction((tx) => eraseUser(tx, ann.id, app.platform));
  expect(await holderOf(second.copy.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
  const { data } = await app.ok('GET /listings', {}, ann.as);
  expect(data.map(({ state }) => state)).toEqual(['closed', 'sold']);
});
