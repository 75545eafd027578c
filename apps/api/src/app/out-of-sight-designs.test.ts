// Owns: a design that the instance took out of sight is not shown, sold, bid on or drawn; its makers read why, fans keep theirs.
import { assert } from '@stagepass/base/assert.ts';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bid, fanWith, HOUR_MS, moneyOf, openLot } from './testing/auctions.ts';
import { callDraw, chooseSeed, makeAdult, openTestPool } from './testing/gacha.ts';
import { keyed, putDesign, putItem } from './testing/items.ts';
import { buy, holderOf, inStore, listCopy, openShops, resold, type Shops } from './testing/market.ts';
import type { TestApp } from './testing/test-app.ts';
import type { Somebody, Stage } from './testing/world.ts';

let shops: Shops;
let app: TestApp;
let stage: Stage;
let fan: Somebody;
let operators: Somebody[];
let sockets: Socket[] = [];
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
  const { make } = await shops.fresh();
  operators = [await make('operator'), await make('operator')];
});
afterAll(() => shops.close());
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
});
beforeEach(async () => {
  stage = await shops.fresh();
  fan = await fanWith(stage, 50_000, 'member');
});

const REASON = 'The picture is of somebody else’s making.';

async function caseOf(designId: string): Promise<string | undefined> {
  const { data } = await app.ok('GET /operator/cases', { query: {} }, operators[0]?.as);
  return data.find((one) => one.subject.id === designId)?.id;
}

/** Reported, and taken away by the instance; answers its case. */
async function takeAway(designId: string): Promise<string> {
  await app.ok('POST /reports', { body: { kind: 'item', id: designId, reason: 'other' } }, fan.as);
  await expect.poll(() => caseOf(designId)).toBeTypeOf('string');
  const id = await caseOf(designId);
  assert(id !== undefined, 'a report opens a case');
  const body = { act: 'action', remove: true, reason: REASON } as const;
  await app.ok('PUT /cases/:id/decision', { params: { id }, body }, operators[0]?.as);
  return id;
}

/** The owner appeals, and somebody else of the instance agrees. */
async function giveBack(caseId: string): Promise<void> {
  const params = { id: caseId };
  await app.ok(
    'POST /cases/:id/appeal',
    { params, body: { text: 'It is ours: we drew it.' } },
    stage.owner.as,
  );
  const body = { outcome: 'overturn', reason: 'They drew it.' } as const;
  await app.ok('PUT /cases/:id/appeal/answer', { params, body }, operators[1]?.as);
}

const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? 'ok' : answered.error?.code;

test('its listings are not shown to fans and cannot be bought, in the store and from fans', async () => {
  const seller = await fanWith(stage, 0);
  const store = await inStore(stage);
  const design_id = store.design.id;
  const copy = await putItem(app, design_id, seller.id);
  const up = await listCopy(app, seller, copy.item_id, 900);
  assert(up.ok, 'a copy that is free can be put up');
  const spare = await putItem(app, design_id, seller.id);
  const id = await takeAway(design_id);

  for (const tab of ['store', 'resale'] as const) {
    const { data } = await app.ok(
      'GET /clubs/:id/market',
      { params: { id: stage.club.id }, query: { tab } },
      fan.as,
    );
    expect(data).toEqual([]);
  }
  for (const [listingId, price] of [
    [store.id, 2000],
    [up.body.data.id, 900],
  ] as const) {
    const params = { id: listingId };
    expect(await app.call('GET /market-items/:id', { params }, fan.as)).toMatchObject({ status: 404 });
    expect(await app.call('GET /market-items/:id/quote', { params }, fan.as)).toMatchObject({ status: 404 });
    expect(codeOf(await buy(app, fan, listingId, price))).toBe('market.not-found');
  }
  expect(await app.call('GET /item-designs/:id/prices', { params: { id: design_id } }, fan.as)).toMatchObject(
    {
      status: 404,
    },
  );
  expect(await moneyOf(app, fan.id)).toEqual({ balance: 50_000, held: 0 });
  // The seller sees theirs and takes it back; nobody puts more up.
  const own = await app.ok('GET /market-items/:id', { params: { id: up.body.data.id } }, seller.as);
  expect(own.data).toMatchObject({ listing: { cannot_buy: 'hidden', can: { close: true } } });
  expect(codeOf(await listCopy(app, seller, spare.item_id, 900))).toBe('items.design-hidden');
  const again = { params: { id: stage.club.id }, body: { design_id, price_cents: 2000 } };
  expect(codeOf(await app.call('POST /clubs/:id/listings', again, keyed(stage.owner.as)))).toBe(
    'items.design-hidden',
  );
  expect((await app.ok('GET /items/:id', { params: { id: spare.item_id } }, seller.as)).data).toMatchObject({
    mine: true,
    can: { sell: false, use: true },
  });

  await giveBack(id);
  expect(codeOf(await buy(app, fan, store.id, 2000))).toBe('ok');
  expect(codeOf(await buy(app, fan, up.body.data.id, 900))).toBe('ok');
});

test('those who make it read that it is hidden and why, give none away, and its owner can appeal', async () => {
  const design_id = await putDesign(app, { club_id: stage.club.id });
  const caseId = await takeAway(design_id);
  const { data } = await app.ok(
    'GET /clubs/:id/item-designs',
    { params: { id: stage.club.id }, query: {} },
    stage.owner.as,
  );
  expect(data).toMatchObject([
    {
      id: design_id,
      management: { hidden: { since: app.clock.now().toISOString(), reason: REASON }, can: { grant: false } },
    },
  ]);
  const seen = await app.ok(
    'GET /clubs/:id/item-designs',
    { params: { id: stage.club.id }, query: {} },
    fan.as,
  );
  expect(seen.data).toEqual([]);
  const grant = { params: { id: design_id }, body: { to: 'names' as const, user_names: [fan.user_name] } };
  expect(codeOf(await app.call('POST /item-designs/:id/grants', grant, keyed(stage.owner.as)))).toBe(
    'items.design-hidden',
  );
  const { data: own } = await app.ok('GET /users/me/cases', { query: {} }, stage.owner.as);
  expect(own).toMatchObject([{ id: caseId, decision: { reason: REASON } }]);
  await giveBack(caseId);
  const { data: back } = await app.ok('GET /item-designs/:id', { params: { id: design_id } }, stage.owner.as);
  expect(back.management).toMatchObject({ hidden: null, can: { grant: true } });
});

test('a live auction takes no bid and is not bought at once; what was bid stands, and goes on if it comes back', async () => {
  const lot = await openLot(stage, {
    ends_at: new Date(app.clock.now().getTime() + 3 * HOUR_MS).toISOString(),
  });
  const instant = await openLot(stage, { design_id: lot.design.id, buy_now_cents: 9000 });
  const [ben, cid] = [await fanWith(stage, 50_000), await fanWith(stage, 50_000)];
  // Twice, so that the next bid would take the short way.
  expect(codeOf(await bid(app, ben, lot.id, { amount: 1000 }))).toBe('ok');
  expect(codeOf(await bid(app, ben, lot.id, { amount: 1100, max_cents: 1500 }))).toBe('ok');
  const id = await takeAway(lot.design.id);

  expect(codeOf(await bid(app, cid, lot.id, { amount: 3000 }))).toBe('auctions.hidden');
  expect(codeOf(await bid(app, ben, lot.id, { amount: 3000 }))).toBe('auctions.hidden');
  const at_once = await Promise.all([cid, ben, fan].map((who) => bid(app, who, lot.id, { amount: 3000 })));
  expect(at_once.map(codeOf)).toEqual(Array(3).fill('auctions.hidden'));
  const buying = { params: { id: instant.id }, body: { expected_price_cents: 9000 } };
  expect(codeOf(await app.call('POST /auctions/:id/buy-now', buying, keyed(cid.as)))).toBe('auctions.hidden');
  expect(await moneyOf(app, cid.id)).toEqual({ balance: 50_000, held: 0 });
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 50_000, held: 1500 });
  // Whoever has money in it sees how it stands; nobody else does.
  const params = { id: lot.id };
  expect((await app.ok('GET /auctions/:id', { params }, ben.as)).data).toMatchObject({
    cannot_bid: 'hidden',
    can: { bid: false, buy_now: false },
    mine: { leading: true },
  });
  expect(await app.call('GET /auctions/:id', { params }, cid.as)).toMatchObject({ status: 404 });
  expect(await app.call('GET /market-items/:id', { params })).toMatchObject({ status: 404 });
  expect(await app.call('GET /auctions/:id/bids', { params, query: {} }, cid.as)).toMatchObject({
    status: 404,
  });
  expect((await app.ok('GET /auctions/:id/bids', { params, query: {} }, ben.as)).data).not.toEqual([]);
  const inMarket = { params: { id: stage.club.id }, query: { tab: 'auctions' } as const };
  expect((await app.ok('GET /clubs/:id/market', inMarket, fan.as)).data).toEqual([]);
  expect(
    (await app.ok('GET /clubs/:id/auctions', { params: { id: stage.club.id }, query: {} }, fan.as)).data,
  ).toEqual([]);
  const managed = await app.ok(
    'GET /clubs/:id/auctions',
    { params: { id: stage.club.id }, query: {} },
    stage.owner.as,
  );
  expect(managed.data).toHaveLength(2);
  const body = { design_id: lot.design.id, title: 'Another', start_amount: 1000, ends_at: lot.ends_at };
  const opening = app.call(
    'POST /clubs/:id/auctions',
    { params: { id: stage.club.id }, body },
    keyed(stage.owner.as),
  );
  expect(codeOf(await opening)).toBe('items.design-hidden');

  await giveBack(id);
  expect(codeOf(await bid(app, cid, lot.id, { amount: 3000 }))).toBe('ok');
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 50_000, held: 0 });
});

/** Names of what is said to this person over the socket from now on. */
async function listen(who?: Somebody) {
  const auth = who === undefined ? {} : { token: who.as.token };
  const socket = connect(app.url, { transports: ['websocket'], auth, forceNew: true });
  sockets.push(socket);
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const watch = async (room: string): Promise<boolean> =>
    (await socket.emitWithAck('watch', { room })).ok === true;
  return { heard, watch };
}

test('its room is left by whoever may not see the auction any more, and closed to them', async () => {
  const ends_at = new Date(app.clock.now().getTime() + 24 * HOUR_MS).toISOString();
  const lot = await openLot(stage, { ends_at });
  const ben = await fanWith(stage, 50_000);
  expect(codeOf(await bid(app, ben, lot.id, { amount: 1000 }))).toBe('ok');
  const room = `auction:${lot.id}`;
  const [bidder, watcher, visitor, owner] = [
    await listen(ben),
    await listen(fan),
    await listen(),
    await listen(stage.owner),
  ];
  const all = [bidder, watcher, visitor, owner];
  for (const one of all) expect(await one.watch(room)).toBe(true);
  await takeAway(lot.design.id);
  const change = { params: { id: lot.id }, body: { title: 'Out of sight' } };
  await expect
    .poll(async () => {
      for (const one of all) one.heard.length = 0;
      await app.ok('PATCH /auctions/:id', change, stage.owner.as);
      await expect.poll(() => owner.heard).toContain('auctionChanged');
      return [watcher.heard, visitor.heard].flat();
    })
    .toEqual([]);
  expect(bidder.heard).toContain('auctionChanged');
  const late = await listen(await fanWith(stage, 0));
  for (const one of [watcher, visitor, late]) expect(await one.watch(room)).toBe(false);
  for (const one of [bidder, owner]) expect(await one.watch(room)).toBe(true);
});

test('its room is left by an admin who is one no more', async () => {
  const lot = await openLot(stage, {
    ends_at: new Date(app.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
  });
  const admin = await stage.make('admin');
  await takeAway(lot.design.id);
  const [demoted, owner] = [await listen(admin), await listen(stage.owner)];
  for (const one of [demoted, owner]) expect(await one.watch(`auction:${lot.id}`)).toBe(true);
  const params = { id: stage.club.id, user_id: admin.id };
  await app.ok('PUT /clubs/:id/members/:user_id/role', { params, body: { role: 'member' } }, stage.owner.as);
  const change = { params: { id: lot.id }, body: { title: 'Out of sight' } };
  await expect
    .poll(async () => {
      for (const one of [demoted, owner]) one.heard.length = 0;
      await app.ok('PATCH /auctions/:id', change, stage.owner.as);
      await expect.poll(() => owner.heard).toContain('auctionChanged');
      return demoted.heard.includes('auctionChanged');
    })
    .toBe(false);
});

test('an auction that ends out of sight is not sold: the hold is free and the copy the club’s', async () => {
  const lot = await openLot(stage);
  const ben = await fanWith(stage, 50_000);
  expect(codeOf(await bid(app, ben, lot.id, { amount: 4000 }))).toBe('ok');
  await takeAway(lot.design.id);
  app.clock.advance(2 * HOUR_MS);
  expect((await app.ok('GET /auctions/:id', { params: { id: lot.id } }, ben.as)).data.state).toBe('unsold');
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 50_000, held: 0 });
  expect(await holderOf(app, lot.item.id)).toEqual({ holder_id: null, state: 'held' });
  expect(codeOf(await bid(app, ben, lot.id, { amount: 9000 }))).toBe('auctions.ended');
});

test('a pool that holds it is closed to draws meanwhile, and names it to nobody', async () => {
  const pool = await openTestPool(app, { club: { id: stage.club.id, owner: stage.owner } });
  await makeAdult(app, fan.id);
  await chooseSeed(app, fan, pool.id);
  const made = await callDraw(app, fan, pool);
  assert(made.ok, 'an adult with credits draws');
  const [drawn] = made.body.data.draws;
  assert(drawn !== undefined, 'a draw draws');
  const { design_id: hidden } = drawn;
  const id = await takeAway(hidden);

  for (const count of [1, 10] as const)
    expect(codeOf(await callDraw(app, fan, pool, { count }))).toBe('gacha.hidden');
  expect(await moneyOf(app, fan.id)).toEqual({ balance: 50_000 - pool.price_cents, held: 0 });
  const seen = (await app.ok('GET /gacha/:id', { params: { id: pool.id } }, fan.as)).data;
  expect(seen).toMatchObject({ state: 'open', can: { draw: false }, cannot_because: 'hidden' });
  expect(seen.version?.entries.map(({ design }) => design.id)).not.toContain(hidden);
  expect(seen.version?.entries).toHaveLength(5);
  // Nor do the public pages: whoever drew it, and those who make it, still see what it is.
  const odds = async (as?: Somebody['as']) =>
    JSON.stringify((await app.ok('GET /gacha/:id/odds', { params: { id: pool.id } }, as)).data);
  expect(await odds()).not.toContain(hidden);
  expect(await odds(stage.owner.as)).toContain(hidden);
  const shownWith = async (as?: Somebody['as']) =>
    (await app.ok('GET /draws/:id/proof', { params: { id: drawn.id } }, as)).data.designs.map(
      (one) => one.id,
    );
  expect(await shownWith()).toEqual([]);
  expect(await shownWith(fan.as)).toEqual([hidden]);
  expect(await shownWith(stage.owner.as)).toEqual([hidden]);

  await giveBack(id);
  expect(codeOf(await callDraw(app, fan, pool))).toBe('ok');
});

test('holders keep what they have: it is in their inventory, and can be given on', async () => {
  const { copy, design_id } = await resold(stage, fan, 900);
  const kept = await putItem(app, design_id, fan.id);
  await takeAway(design_id);
  const { data } = await app.ok('GET /inventory', { query: { stacked: 'false' } }, fan.as);
  expect(data.map(({ item }) => item.id).toSorted()).toEqual([copy.item_id, kept.item_id].toSorted());
  const ben = await fanWith(stage, 0);
  const gift = { params: { id: kept.item_id }, body: { user_name: ben.user_name } };
  expect(codeOf(await app.call('POST /items/:id/gift', gift, keyed(fan.as)))).toBe('ok');
});
