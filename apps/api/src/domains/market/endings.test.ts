// Owns: what becomes of listings when a club closes, and when somebody cannot sell any more.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fanWith, HOUR_MS, moneyOf } from '#app/testing/auctions.ts';
import { endClub } from '#app/testing/clubs.ts';
import { keyed, putDesign, putItem } from '#app/testing/items.ts';
import { buy, holderOf, inStore, listCopy, openShops, resold, type Shops } from '#app/testing/market.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { banPerson } from '#domains/memberships/public/ban-person.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import { closeLeftOvers, takeBackTickets } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';

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

test('a club that closes sells nothing at once; at its end copies are their sellers’ again', async () => {
  const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
  const store = await inStore(stage);
  const { listing, copy } = await resold(stage, ann, 1000);
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
  expect(await buy(app, ben, store.id, 2000)).toMatchObject({ error: { code: 'clubs.closing' } });
  expect(await buy(app, ben, listing.id, 1000)).toMatchObject({ error: { code: 'clubs.closing' } });
  app.clock.advance(14 * 24 * HOUR_MS);
  expect(await endClub(app.platform, stage.club.id)).toBe(true);
  expect((await holderOf(app, copy.item_id))?.state).toBe('held');
});

test('an account that is erased sells nothing; its export names what it bought and sold', async () => {
  const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
  const first = await resold(stage, ann, 1000);
  await buy(app, ben, first.listing.id, 1000);
  const second = await resold(stage, ann, 1000);
  expect(await exportUser(app.platform, ann.id)).toMatchObject({
    purchases_and_sales: [{ deed: 'sold', paid_cents: 1000 }],
  });
  await app.platform.db.transaction((tx) => eraseUser(tx, ann.id, app.platform));
  expect(await holderOf(app, second.copy.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
  const { data } = await app.ok('GET /listings', {}, ann.as);
  expect(data.map(({ state }) => state)).toEqual(['closed', 'sold']);
});

test('a store sells no ticket to a show that is past, whatever its listing says', async () => {
  const ben = await fanWith(stage, 9000);
  const from = new Date(app.clock.now().getTime() + HOUR_MS);
  const until = new Date(from.getTime() + HOUR_MS);
  const design_id = await putDesign(app, { club_id: stage.club.id, redeem: { from, until } });
  const { id } = await inStore(stage, { design_id });
  const shown = async () => {
    const found = { params: { id: stage.club.id }, query: { design: design_id } };
    return (await app.ok('GET /clubs/:id/market', found, ben.as)).data.length;
  };
  expect(await buy(app, ben, id, 2000)).toMatchObject({ ok: true });
  expect(await shown()).toBe(1);
  app.clock.advance(2 * HOUR_MS + 1000);
  expect(await buy(app, ben, id, 2000)).toMatchObject({ error: { code: 'market.not-for-sale' } });
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 7000, held: 0 });
  expect(await shown()).toBe(0);
  const { data } = await app.ok('GET /market-items/:id', { params: { id } }, ben.as);
  expect(data).toMatchObject({ listing: { cannot_buy: 'over', can: { buy: false } } });
  const again = { params: { id: stage.club.id }, body: { design_id, price_cents: 2000 } };
  expect(await app.call('POST /clubs/:id/listings', again, keyed(stage.owner.as))).toMatchObject({
    error: { code: 'market.listing-uneven', details: { problem: 'over-already' } },
  });
});

test('a ticket that nobody bought is its holder’s again when transfers close, and opens the door', async () => {
  const ann = await fanWith(stage, 0);
  const doors = new Date(app.clock.now().getTime() + HOUR_MS);
  const design = await putDesign(app, { club_id: stage.club.id, redeem: { from: doors } });
  const copy = await putItem(app, design, ann.id);
  const other = await resold(stage, ann, 1000);
  expect(await listCopy(app, ann, copy.item_id, 900)).toMatchObject({ ok: true });
  const run = () => takeBackTickets.run(app.platform, null, new AbortController().signal);
  await run();
  expect((await holderOf(app, copy.item_id))?.state).toBe('listed');
  app.clock.advance(HOUR_MS);
  await run();
  expect(await holderOf(app, copy.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
  expect((await holderOf(app, other.copy.item_id))?.state).toBe('listed');
});

describe('somebody who cannot sell any more', () => {
  const stateOf = async (seller: Somebody, listingId: string) => {
    const { data } = await app.ok('GET /market-items/:id', { params: { id: listingId } }, stage.owner.as);
    return data.type === 'listing' && data.listing.seller?.id === seller.id
      ? data.listing.state
      : 'not there';
  };
  /** As an operator does it by hand: nobody is told. */
  const suspend = (seller: Somebody) =>
    app.platform.db.query({
      text: 'update users set suspended_at = $2 where id = $1',
      values: [seller.id, app.clock.now()],
    });
  const hide = (seller: Somebody) =>
    app.platform.db.transaction((tx) =>
      subjectOwners.read().user.hide(app.platform, tx, seller.id, { cause: 'a case', reason: '' }),
    );
  const ban = (seller: Somebody) => {
    const { platform } = app;
    const of = { club_id: stage.club.id, user_id: seller.id, by: stage.owner.id, reason: 'Shouting' };
    return platform.db.transaction((tx) => banPerson(platform, tx, of));
  };
  const leave = (seller: Somebody) => app.ok('POST /users/me/deletion', {}, seller.as);

  test.each([
    ['is hidden', hide],
    ['is banned from the club', ban],
    ['is on the way out', leave],
  ])('who %s: what they had up goes back to them', async (_, act) => {
    const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
    const { listing, copy } = await resold(stage, ann, 1000);
    const kept = await resold(stage, ben, 1000);
    await act(ann);
    await expect.poll(() => holderOf(app, copy.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
    expect(await stateOf(ann, listing.id)).toBe('closed');
    expect(await stateOf(ben, kept.listing.id)).toBe('open');
  });

  test.each(['the buyer', 'the seller'])(
    'two who are apart by a block of %s sell each other nothing',
    async (by) => {
      const [ann, ben, cid] = [
        await fanWith(stage, 0),
        await fanWith(stage, 5000),
        await fanWith(stage, 5000),
      ];
      const { listing } = await resold(stage, ann, 1000);
      const [one, other] = by === 'the buyer' ? [ben, ann] : [ann, ben];
      await app.ok('PUT /users/:id/block', { params: { id: other.id } }, one.as);
      const inMarket = { params: { id: stage.club.id }, query: { tab: 'resale' } as const };
      const shown = async ({ as }: Somebody) =>
        (await app.ok('GET /clubs/:id/market', inMarket, as)).data.length;
      expect([await shown(ben), await shown(cid)]).toEqual([0, 1]);
      const params = { id: listing.id };
      expect(await app.call('GET /market-items/:id', { params }, ben.as)).toMatchObject({ status: 404 });
      expect(await buy(app, ben, listing.id, 1000)).toMatchObject({ error: { code: 'market.not-found' } });
      expect(await moneyOf(app, ben.id)).toEqual({ balance: 5000, held: 0 });
      expect(await buy(app, cid, listing.id, 1000)).toMatchObject({ ok: true });
    },
  );

  test('a ban is of its club: elsewhere they sell on', async () => {
    const ann = await fanWith(stage, 0);
    const here = await resold(stage, ann, 1000);
    const elsewhere = await resold(await shops.fresh(), ann, 1000);
    await ban(ann);
    await expect.poll(async () => (await holderOf(app, here.copy.item_id))?.state).toBe('held');
    expect((await holderOf(app, elsewhere.copy.item_id))?.state).toBe('listed');
  });

  test('nobody buys of somebody suspended, and the job takes down what is up', async () => {
    const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
    const { listing, copy } = await resold(stage, ann, 1000);
    await suspend(ann);
    expect(await buy(app, ben, listing.id, 1000)).toMatchObject({ error: { code: 'market.seller-gone' } });
    expect(await moneyOf(app, ben.id)).toEqual({ balance: 5000, held: 0 });
    await closeLeftOvers.run(app.platform, null, new AbortController().signal);
    expect(await holderOf(app, copy.item_id)).toEqual({ holder_id: ann.id, state: 'held' });
    expect(await buy(app, ben, listing.id, 1000)).toMatchObject({ error: { code: 'market.not-for-sale' } });
  });

  test('nobody buys of somebody banned before it is taken down', async () => {
    const [ann, ben] = [await fanWith(stage, 0), await fanWith(stage, 5000)];
    const { listing } = await resold(stage, ann, 1000);
    // Straight into the tables: no event takes it down.
    await app.platform.db.query({
      text: `insert into memberships (club_id, user_id, role, state, source, joined_at, banned_at)
        values ($1, $2, 'member', 'removed', 'ban', $3, $3)`,
      values: [stage.club.id, ann.id, app.clock.now()],
    });
    expect(await buy(app, ben, listing.id, 1000)).toMatchObject({ error: { code: 'market.seller-gone' } });
  });
});
