// Orders over HTTP: every purchase has one, its buyer and the club see it each in their way, and a refund puts all of it back.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bid, clubMoney, fanWith, HOUR_MS, moneyOf, openLot } from '#app/testing/auctions.ts';
import { chooseSeed, draw, makeAdult, openTestPool } from '#app/testing/gacha.ts';
import { keyed } from '#app/testing/items.ts';
import {
  buy,
  holderOf,
  inStore,
  listCopy,
  look,
  openShops,
  resold,
  type Shops,
} from '#app/testing/market.ts';
import { auditSales, orderOf, putOrder, refund, seeOrder } from '#app/testing/orders.ts';
import { type Mailbox, openMailbox } from '#app/testing/people.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { unspentTopUps } from '#domains/ledger/public/unspent-top-ups.ts';

let shops: Shops;
let app: TestApp;
let stage: Stage;
let mailbox: Mailbox;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
  mailbox = openMailbox(app);
});
beforeEach(async () => {
  stage = await shops.fresh();
});
afterAll(async () => {
  expect(await auditSales(app)).toEqual([]);
  await shops.close();
});

const clubOrders = async (
  query: { q?: string; kind?: 'store' | 'pack'; refunded?: 'true'; days?: number } = {},
) => (await app.ok('GET /clubs/:id/orders', { params: { id: stage.club.id }, query }, stage.owner.as)).data;
const ownOrders = async (fan: Somebody, query: { q?: string; limit?: number; cursor?: string } = {}) =>
  app.ok('GET /orders', { query }, fan.as);

async function wonLot(fan: Somebody) {
  const lot = await openLot(stage, { buy_now_cents: 3000 });
  const call = { params: { id: lot.id }, body: { expected_price_cents: 3000 } };
  const { data } = await app.ok('POST /auctions/:id/buy-now', call, keyed(fan.as));
  return { lot, item_id: data.item_id };
}

test('a sale, an auction, a resale and packs are orders of their buyer, and the club sees who, what and the fee', async () => {
  const fan = await fanWith(stage, 100_000, 'member');
  await makeAdult(app, fan.id);
  const bought = await putOrder(stage, { buyer: fan, design: { name: 'House mug' } });
  app.clock.advance(1000);
  const { lot } = await wonLot(fan);
  app.clock.advance(1000);
  const seller = await fanWith(stage, 0);
  const { listing } = await resold(stage, seller, 4000, { name: 'Signed pick' });
  expect((await buy(app, fan, listing.id, 4000)).ok).toBe(true);
  const pool = await openTestPool(app, { club: { id: stage.club.id, owner: stage.owner } });
  await chooseSeed(app, fan, pool.id);
  app.clock.advance(1000);
  await draw(app, fan, pool, { count: 10 });

  const { data } = await ownOrders(fan);
  expect(data.map(({ kind, quantity, paid_cents, state }) => [kind, quantity, paid_cents, state])).toEqual([
    ['pack', 10, pool.price_cents * 10, 'opened'],
    ['resale', 1, 4000, 'paid'],
    ['auction', 1, 3000, 'paid'],
    ['store', 1, 2000, 'paid'],
  ]);
  expect(data.map(({ fee_cents, buyer }) => [fee_cents, buyer])).toEqual(Array(4).fill([null, null]));
  const rows = await clubOrders();
  const named = rows.map(({ title, buyer, fee_cents, to_club_cents }) => [
    title,
    buyer?.user_name,
    fee_cents,
    to_club_cents,
  ]);
  expect(named.slice(1)).toEqual([
    ['Signed pick', fan.user_name, 100, 200],
    [lot.title, fan.user_name, 300, 2700],
    ['House mug', fan.user_name, 200, 1800],
  ]);
  expect(await seeOrder(app, fan, bought.order_id)).toMatchObject({
    seen_as: 'buyer',
    refund: null,
    buyer_history: null,
  });
  expect(await seeOrder(app, stage.owner, bought.order_id)).toMatchObject({
    seen_as: 'club',
    refund: { refused: null },
    buyer_history: { orders: 4, refunds: 0 },
  });
  const call = { params: { id: stage.club.id }, query: { days: 7 } };
  const { data: sums } = await app.ok('GET /clubs/:id/order-summary', call, stage.owner.as);
  const paid = 2000 + 3000 + pool.price_cents * 10;
  expect(sums).toMatchObject({ paid_cents: paid, royalties_cents: 200, refunded_cents: 0 });
  expect(sums.paid_cents - sums.fee_cents).toBe(sums.to_club_cents);
  expect(sums.counts).toEqual({ all: 4, store: 1, auction: 1, resale: 1, pack: 1, station: 0, refunded: 0 });
});

test('an order is nobody’s but its buyer’s and the club’s', async () => {
  const { order_id, buyer } = await putOrder(stage);
  const stranger = await stage.make('member');
  const call = { params: { id: order_id } };
  expect(await app.call('GET /orders/:id', call, stranger.as)).toMatchObject({
    error: { code: 'orders.not-found' },
  });
  expect(await refund(app, stranger, order_id)).toMatchObject({ error: { code: 'orders.not-found' } });
  expect(await refund(app, buyer, order_id)).toMatchObject({ error: { code: 'clubs.staff-only' } });
  expect(await seeOrder(app, buyer, order_id)).toMatchObject({ id: order_id, state: 'paid' });
});

test('orders are searched by item, number and buyer, paged, and a search that finds nothing finds nothing', async () => {
  const listing = await inStore(stage, {}, { name: 'Crème mug' });
  const ann = await fanWith(stage, 50_000);
  const first = await putOrder(stage, { listing_id: listing.id, buyer: ann });
  for (let more = 0; more < 4; more += 1) await putOrder(stage, { listing_id: listing.id, buyer: ann });
  const other = await putOrder(stage, { design: { name: 'Poster' } });
  const { number } = await seeOrder(app, ann, first.order_id);
  expect(await clubOrders({ q: 'creme MUG' })).toHaveLength(5);
  expect((await clubOrders({ q: `#${number}` })).map(({ id }) => id)).toEqual([first.order_id]);
  expect((await clubOrders({ q: other.buyer.user_name })).map(({ title }) => title)).toEqual(['Poster']);
  expect(await clubOrders({ q: 'kettle' })).toEqual([]);
  const page = await ownOrders(ann, { limit: 3 });
  expect(page.data).toHaveLength(3);
  const rest = await ownOrders(ann, { limit: 3, cursor: page.next_cursor ?? '' });
  expect([rest.data.length, rest.next_cursor]).toEqual([2, null]);
  const found = await ownOrders(ann, { q: 'mug', limit: 2 });
  expect(found.data).toHaveLength(2);
  const later = await ownOrders(ann, { q: 'mug', limit: 10, cursor: found.next_cursor ?? '' });
  expect(new Set([...found.data, ...later.data].map(({ id }) => id)).size).toBe(5);
});

test('the file has a line for each order, and runs no formula', async () => {
  await putOrder(stage, { design: { name: '=HYPERLINK("http://x")' } });
  const { buyer } = await putOrder(stage, { design: { name: 'Poster, large' } });
  const call = { params: { id: stage.club.id } };
  const text = await app.ok('GET /clubs/:id/orders.csv', call, stage.owner.as);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('fee_cents,to_club_cents,buyer,buyer_user_name');
  expect(lines[1]).toContain('"Poster, large"');
  expect(lines[1]).toContain(buyer.user_name);
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://x"")"`);
  const own = await app.ok('GET /orders.csv', {}, buyer.as);
  expect(own.trim().split('\r\n')).toHaveLength(2);
  expect(own).not.toContain('fee_cents');
});

test('a refund gives price and fee back as credit, restocks the copy and tells the buyer why', async () => {
  const listing = await inStore(
    stage,
    { stock: 1, per_fan_limit: 1 },
    { edition_size: 1, name: 'House mug' },
  );
  const { order_id, buyer, item_id } = await putOrder(stage, { listing_id: listing.id });
  expect(await look(app, listing.id)).toMatchObject({ listing: { state: 'sold', left: 0 } });
  expect(await clubMoney(app, stage.club.id)).toBe(1800);

  const answer = await refund(app, stage.owner, order_id, 'The mug broke');
  expect(answer).toMatchObject({
    ok: true,
    body: { data: { state: 'refunded', refunded: { reason: 'The mug broke', by: { id: stage.owner.id } } } },
  });
  expect(await moneyOf(app, buyer.id)).toEqual({ balance: 5000, held: 0 });
  expect(await clubMoney(app, stage.club.id)).toBe(0);
  expect(await holderOf(app, item_id)).toEqual({ holder_id: null, state: 'escrowed' });
  expect(await look(app, listing.id)).toMatchObject({ listing: { state: 'open', left: 1, sold: 0 } });
  // Credit that came by no top-up: none of what came back can go to the card.
  const since = new Date(0);
  const unspent = await unspentTopUps(app.platform.db, { user_id: buyer.id, since });
  expect(unspent.reduce((sum, one) => sum + one.unspent, 0)).toBe(3000);
  const [letter] = mailbox.to(buyer.email).filter(({ subject }) => subject.includes('refunded'));
  expect(letter?.subject).toContain('$20.00');
  expect(letter?.text).toContain('The mug broke');
  expect(letter?.text).toContain(`/order/${order_id}`);
  expect(await seeOrder(app, buyer, order_id)).toMatchObject({
    state: 'refunded',
    refunded: { reason: 'The mug broke', by: null },
  });
  expect(await refund(app, stage.owner, order_id)).toMatchObject({
    error: { code: 'orders.already-refunded' },
  });

  // The same number is sold again, also to whoever had it before: their limit counts nothing any more.
  const again = await putOrder(stage, { listing_id: listing.id, buyer });
  expect([again.item_id, again.number]).toEqual([item_id, 1]);
  expect(again.order_id).not.toBe(order_id);
  expect(await look(app, listing.id)).toMatchObject({ listing: { state: 'sold', left: 0, sold: 1 } });
  expect(await refund(app, stage.owner, again.order_id)).toMatchObject({ ok: true });
});

test('a copy of an auction goes back to the club, and is the next one that is auctioned', async () => {
  const fan = await fanWith(stage, 10_000);
  const { lot, item_id } = await wonLot(fan);
  const answer = await refund(app, stage.owner, lot.id);
  expect(answer).toMatchObject({ ok: true });
  expect(await moneyOf(app, fan.id)).toEqual({ balance: 10_000, held: 0 });
  expect(await holderOf(app, item_id)).toEqual({ holder_id: null, state: 'held' });
  const next = await openLot(stage, { design_id: lot.design.id });
  expect(next.item.id).toBe(item_id);
  expect((await bid(app, fan, next.id, { amount: 1000 })).ok).toBe(true);
  app.clock.advance(2 * HOUR_MS);
});

test('where the listing has ended, the copy is in the club’s hand; ending it later releases what came back', async () => {
  const ended = await inStore(stage);
  const one = await putOrder(stage, { listing_id: ended.id });
  await app.ok('DELETE /listings/:id', { params: { id: ended.id } }, stage.owner.as);
  expect((await refund(app, stage.owner, one.order_id)).ok).toBe(true);
  expect(await holderOf(app, one.item_id)).toEqual({ holder_id: null, state: 'held' });

  const open = await inStore(stage);
  const two = await putOrder(stage, { listing_id: open.id });
  expect((await refund(app, stage.owner, two.order_id)).ok).toBe(true);
  expect(await holderOf(app, two.item_id)).toEqual({ holder_id: null, state: 'escrowed' });
  await app.ok('DELETE /listings/:id', { params: { id: open.id } }, stage.owner.as);
  expect(await holderOf(app, two.item_id)).toEqual({ holder_id: null, state: 'held' });
});

test('an admin refunds up to $50, the owner any amount', async () => {
  const admin = await stage.make('admin');
  const [dear, cheap] = [await putOrder(stage, { price: 5001 }), await putOrder(stage, { price: 5000 })];
  expect(await seeOrder(app, admin, dear.order_id)).toMatchObject({ refund: { refused: 'owner-only' } });
  expect(await refund(app, admin, dear.order_id)).toMatchObject({
    status: 403,
    error: { code: 'orders.owner-only', details: { limit_cents: 5000 } },
  });
  expect(await holderOf(app, dear.item_id)).toEqual({ holder_id: dear.buyer.id, state: 'held' });
  expect((await refund(app, admin, cheap.order_id)).ok).toBe(true);
  expect((await refund(app, stage.owner, dear.order_id)).ok).toBe(true);
});

test('whoever became an admin after buying cannot refund their own order', async () => {
  const { buyer, order_id } = await putOrder(stage);
  await app.platform.db.query({
    text: `insert into memberships (club_id, user_id, role, number, state, source, joined_at, scopes)
      select $1, $2, 'admin', 900000, 'active', 'open', now(), '{sales}'
      on conflict (club_id, user_id) do update set role = 'admin', scopes = '{sales}', state = 'active'`,
    values: [stage.club.id, buyer.id],
  });
  expect(await refund(app, buyer, order_id)).toMatchObject({ error: { code: 'orders.owner-only' } });
  expect((await refund(app, stage.owner, order_id)).ok).toBe(true);
});

test('stock can’t be set below what is sold and what came back', async () => {
  const { id } = await inStore(stage, { stock: 5 });
  const [one] = [await putOrder(stage, { listing_id: id }), await putOrder(stage, { listing_id: id })];
  await refund(app, stage.owner, one.order_id);
  const put = (stock: number) =>
    app.call('PATCH /listings/:id', { params: { id }, body: { stock } }, stage.owner.as);
  expect(await put(1)).toMatchObject({ error: { details: { problem: 'below-what-is-sold', sold: 2 } } });
  expect((await put(2)).ok).toBe(true);
});

test.each([
  ['listed', 'copy-listed', async (fan: Somebody, item: string) => (await listCopy(app, fan, item, 900)).ok],
  [
    'gifted',
    'copy-given-away',
    async (fan: Somebody, item: string) => {
      const friend = await stage.make('guest');
      const call = { params: { id: item }, body: { user_name: friend.user_name } };
      return (await app.call('POST /items/:id/gift', call, keyed(fan.as))).ok;
    },
  ],
  [
    'resold',
    'copy-resold',
    async (fan: Somebody, item: string) => {
      const listed = await listCopy(app, fan, item, 900);
      return listed.ok && (await buy(app, await fanWith(stage, 5000), listed.body.data.id, 900)).ok;
    },
  ],
  [
    'deleted',
    'copy-deleted',
    async (fan: Somebody, item: string) =>
      (await app.call('POST /items/:id/burn', { params: { id: item } }, keyed(fan.as))).ok,
  ],
])('a copy that is %s is not refunded: %s', async (_, code, act) => {
  const { order_id, buyer, item_id } = await putOrder(stage);
  expect(await act(buyer, item_id)).toBe(true);
  const before = await moneyOf(app, buyer.id);
  expect(await seeOrder(app, stage.owner, order_id)).toMatchObject({ refund: { refused: code } });
  expect(await refund(app, stage.owner, order_id)).toMatchObject({ error: { code: `orders.${code}` } });
  expect(await moneyOf(app, buyer.id)).toEqual(before);
  // Nothing of the refusal sticks: another order of the same listing is refunded.
  const other = await putOrder(stage);
  expect((await refund(app, stage.owner, other.order_id)).ok).toBe(true);
});

test('packs and resales are final', async () => {
  const fan = await fanWith(stage, 100_000, 'member');
  await makeAdult(app, fan.id);
  const pool = await openTestPool(app, { club: { id: stage.club.id, owner: stage.owner } });
  await chooseSeed(app, fan, pool.id);
  await draw(app, fan, pool);
  const { listing, copy } = await resold(stage, await fanWith(stage, 0), 4000);
  expect((await buy(app, fan, listing.id, 4000)).ok).toBe(true);
  const [pack] = await clubOrders({ kind: 'pack' });
  expect(await refund(app, stage.owner, pack?.id ?? '')).toMatchObject({
    error: { code: 'orders.packs-final' },
  });
  const resale = await orderOf(app, copy.item_id, fan.id);
  expect(await refund(app, stage.owner, resale)).toMatchObject({ error: { code: 'orders.resales-final' } });
});

test('where the club’s balance is short, the refund says by how much and changes nothing', async () => {
  const { order_id, item_id, buyer } = await putOrder(stage);
  await app.platform.db.query({
    text: `select ledger_post(gen_random_uuid(), 'payout', 'payout', 'test', $1, null, '{}', null, now(), '{club}', array[$2],
      '{outside}', '{bank}', '{credits}', '{1000}')`,
    values: [stage.club.id, stage.club.id],
  });
  expect(await seeOrder(app, stage.owner, order_id)).toMatchObject({
    refund: { refused: 'balance-short', missing_cents: 1000 },
  });
  expect(await refund(app, stage.owner, order_id)).toMatchObject({
    status: 409,
    error: { code: 'orders.balance-short', details: { missing_cents: 1000 } },
  });
  expect(await holderOf(app, item_id)).toEqual({ holder_id: buyer.id, state: 'held' });
  expect(await moneyOf(app, buyer.id)).toEqual({ balance: 3000, held: 0 });
});

test.each(['', '   ', 'x'.repeat(501)])(
  'a refund needs a reason of a sensible length: “%s”',
  async (reason) => {
    const { order_id, buyer } = await putOrder(stage);
    expect(await refund(app, stage.owner, order_id, reason)).toMatchObject({ status: 400 });
    expect(await moneyOf(app, buyer.id)).toEqual({ balance: 3000, held: 0 });
  },
);

test('the same key refunds once and answers the same; another body with it is refused', async () => {
  const { order_id, buyer } = await putOrder(stage);
  const as = keyed(stage.owner.as);
  const call = { params: { id: order_id }, body: { reason: 'Sold by mistake' } };
  const first = await app.ok('POST /orders/:id/refund', call, as);
  const second = await app.ok('POST /orders/:id/refund', call, as);
  expect(second.data.refunded).toEqual(first.data.refunded);
  expect(await moneyOf(app, buyer.id)).toEqual({ balance: 5000, held: 0 });
  const other = { ...call, body: { reason: 'Something else' } };
  expect(await app.call('POST /orders/:id/refund', other, as)).toMatchObject({
    error: { code: 'idempotency-key-reused' },
  });
});

test('an order stays as it was, whoever writes by hand', async () => {
  const { order_id } = await putOrder(stage);
  for (const text of ['update orders set paid = 1 where id = $1', 'delete from orders where id = $1'])
    await expect(app.platform.db.query({ text, values: [order_id] })).rejects.toThrow(/an order stays/);
  expect((await refund(app, stage.owner, order_id)).ok).toBe(true);
  const text = `update orders set refund_reason = 'another' where id = $1`;
  await expect(app.platform.db.query({ text, values: [order_id] })).rejects.toThrow(/an order stays/);
});
