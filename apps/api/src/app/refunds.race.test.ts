// Races of refunds on the real database: one refund of many, and against everything else that moves the copy or the money.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giftItem } from '#domains/items/actions/gift-item.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { requestPayout } from '#domains/ledger/actions/request-payout.ts';
import { insertIdentityChecked } from '#domains/ledger/payouts.store.ts';
import { buyListing } from '#domains/market/actions/buy-listing.ts';
import { openListing } from '#domains/market/actions/keep-store.ts';
import { refundOrder } from '#domains/orders/actions/refund-order.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { clubMoney, fanWith, moneyOf, openLot } from './testing/auctions.ts';
import { buy, holderOf, inStore, listCopy } from './testing/market.ts';
import { auditSales, type Bought, putOrder } from './testing/orders.ts';
import { closeRace, MANY, openRace, type Race, tally } from './testing/races.ts';
import type { TestApp } from './testing/test-app.ts';
import type { Somebody, Stage } from './testing/world.ts';

const DAY_MS = 86_400_000;
let race: Race;
let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  race = await openRace(100_000);
  ({ app, stage } = race);
}, 60_000);
afterAll(async () => {
  expect(await auditSales(app)).toEqual([]);
  await closeRace(race);
});

function actorOf({ id }: Somebody): SignedIn {
  const session = { session_id: id, verified: true, operator: false, suspended: false };
  return { kind: 'user', user_id: id, stepped_up_at: app.clock.now(), ...session };
}

function refundNow(order_id: string): Promise<string> {
  const given = { order_id, reason: 'Called off' };
  return app.platform.db.transaction((tx) => refundOrder(app.platform, tx, actorOf(stage.owner), given));
}

/** Exactly one of both happened, and what the buyer has tells which. */
async function expectOneOutcome(
  { buyer, item_id }: Bought,
  { refunds, others }: { refunds: Record<string, number>; others: Record<string, number> },
): Promise<void> {
  expect((refunds['ok'] ?? 0) + (others['ok'] ?? 0)).toBe(1);
  const copy = await holderOf(app, item_id);
  const { balance } = await moneyOf(app, buyer.id);
  if (refunds['ok'] === 1) {
    expect(balance).toBe(5000);
    expect(copy).toEqual({ holder_id: null, state: 'escrowed' });
  } else {
    expect(balance).toBe(3000);
    expect(copy?.state).not.toBe('escrowed');
  }
}

/** All 200 try to buy it; one of them has the copy. */
async function expectOneBuyer(listing_id: string, item_id: string): Promise<void> {
  const outcomes = await tally(
    race.crowd.map((actor) => {
      const { user_id } = actor;
      const call = { user_id, endpoint: 'POST /listings/:id/buy', key: randomUUID(), body_hash: 'x' };
      return buyListing(app.platform, actor, { listing_id, expected_price_cents: 2000, idempotency: call });
    }),
  );
  expect(outcomes).toEqual({ ok: 1, 'market.sold': 199 });
  const copy = await holderOf(app, item_id);
  expect(race.crowd.map(({ user_id }) => user_id)).toContain(copy?.holder_id);
}

test('200 refunds of one order at once: one pays, 199 are told that it is refunded', async () => {
  const bought = await putOrder(stage);
  const before = await clubMoney(app, stage.club.id);
  const outcomes = await tally(Array.from({ length: MANY }, () => refundNow(bought.order_id)));
  expect(outcomes).toEqual({ ok: 1, 'orders.already-refunded': 199 });
  expect(await moneyOf(app, bought.buyer.id)).toEqual({ balance: 5000, held: 0 });
  expect(before - (await clubMoney(app, stage.club.id))).toBe(1800);
  expect(await holderOf(app, bought.item_id)).toEqual({ holder_id: null, state: 'escrowed' });
}, 60_000);

test.each(Array.from({ length: 8 }, (_, at) => at))('a refund against a gift, round %i', async () => {
  const bought = await putOrder(stage);
  const friend = await stage.make('guest');
  const gift = { id: bought.item_id, user_name: friend.user_name };
  const [refunds, others] = await Promise.all([
    tally([refundNow(bought.order_id)]),
    tally([app.platform.db.transaction((tx) => giftItem(app.platform, tx, actorOf(bought.buyer), gift))]),
  ]);
  await expectOneOutcome(bought, { refunds, others });
});

test.each(Array.from({ length: 8 }, (_, at) => at))('a refund against a redemption, round %i', async () => {
  const bought = await putOrder(stage);
  const holder_id = bought.buyer.id;
  const redeem = () =>
    app.platform.db.transaction((tx) =>
      moveItem(tx, {
        item_id: bought.item_id,
        from: { holder_id, state: 'held' },
        to: { holder_id, state: 'redeemed' },
        event: 'redeemed',
        at: app.clock.now(),
      }),
    );
  const [others, refunds] = await Promise.all([tally([redeem()]), tally([refundNow(bought.order_id)])]);
  await expectOneOutcome(bought, { refunds, others });
});

test.each(Array.from({ length: 8 }, (_, at) => at))('a refund against a listing, round %i', async () => {
  const bought = await putOrder(stage);
  const [listed, refunds] = await Promise.all([
    listCopy(app, bought.buyer, bought.item_id, 900),
    tally([refundNow(bought.order_id)]),
  ]);
  await expectOneOutcome(bought, { refunds, others: listed.ok ? { ok: 1 } : {} });
});

test('a refund while the buyer’s listing is bought: the resale wins, and money and copy are where it put them', async () => {
  const bought = await putOrder(stage);
  const listed = await listCopy(app, bought.buyer, bought.item_id, 900);
  expect(listed.ok).toBe(true);
  const id = listed.ok ? listed.body.data.id : '';
  const fan = await fanWith(stage, 5000);
  const [sale, refunds] = await Promise.all([
    buy(app, fan, id, 900),
    tally(Array.from({ length: 20 }, () => refundNow(bought.order_id))),
  ]);
  expect(sale.ok).toBe(true);
  expect(refunds['ok']).toBeUndefined();
  expect(await holderOf(app, bought.item_id)).toEqual({ holder_id: fan.id, state: 'held' });
});

test('refunds against a payout of all that is there: the balance is never below zero, and nobody is paid twice', async () => {
  const { platform } = app;
  const orders: Bought[] = [];
  for (let more = 0; more < 6; more += 1) orders.push(await putOrder(stage));
  // Past the reserve, all of it can be paid out.
  app.clock.advance(15 * DAY_MS);
  const total = await clubMoney(app, stage.club.id);
  const owner = actorOf(stage.owner);
  await insertIdentityChecked(platform.db, {
    user_id: owner.user_id,
    checked_by: owner.user_id,
    at: app.clock.now(),
  });
  const payout = requestPayout(platform, owner, {
    club_id: stage.club.id,
    amount_cents: total,
    to: { holder: 'World', iban: 'DE89370400440532013000', country: 'DE' },
    idempotency: { user_id: owner.user_id, endpoint: 'payout', key: randomUUID(), body_hash: 'x' },
  });
  const [refunds, paid] = await Promise.all([
    tally(orders.map(({ order_id }) => refundNow(order_id))),
    tally([payout]),
  ]);
  const refunded = refunds['ok'] ?? 0;
  expect(refunded + (refunds['orders.balance-short'] ?? 0)).toBe(6);
  expect(await clubMoney(app, stage.club.id)).toBe(total - refunded * 1800 - (paid['ok'] ?? 0) * total);
  const back = await Promise.all(orders.map(async ({ buyer }) => (await moneyOf(app, buyer.id)).balance));
  expect(back.filter((balance) => balance === 5000)).toHaveLength(refunded);
}, 60_000);

test('200 buy the one copy that came back: one has it, under its old number', async () => {
  const listing = await inStore(stage, { stock: 1 }, { edition_size: 1 });
  const bought = await putOrder(stage, { listing_id: listing.id });
  await refundNow(bought.order_id);
  await expectOneBuyer(listing.id, bought.item_id);
}, 60_000);

test('the one copy of the club is put into ten listings and auctions at once, then 200 buy it: one each', async () => {
  const ended = await inStore(stage, {}, { edition_size: 1 });
  const bought = await putOrder(stage, { listing_id: ended.id });
  await app.ok('DELETE /listings/:id', { params: { id: ended.id } }, stage.owner.as);
  await refundNow(bought.order_id);
  const design_id = ended.design.id;
  const terms = { stock: null, per_fan_limit: null, opens_at: null, closes_at: null, condition: null };
  const listings: string[] = [];
  const put = () =>
    app.platform.db.transaction(async (tx) => {
      const listing = { design_id, price_cents: 2000, club_copies: 1, ...terms };
      const id = await openListing(app.platform, tx, actorOf(stage.owner), { club: stage.club.id, listing });
      listings.push(id);
    });
  const lots: string[] = [];
  const auction = () =>
    openLot(stage, { design_id }).then(
      ({ id }) => lots.push(id),
      () => Promise.reject(new Error('no copy for an auction')),
    );
  await Promise.allSettled(Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? put() : auction())));
  const { rows } = await app.platform.db.query<{ place_kind: string; place_id: string }>({
    text: 'select place_kind, place_id from items where design_id = $1',
    values: [design_id],
  });
  expect(rows).toHaveLength(1);
  const [copy] = rows;
  expect([...listings, ...lots]).toContain(copy?.place_id);
  if (copy?.place_kind === 'auction') {
    await app.ok('POST /auctions/:id/cancel', { params: { id: copy.place_id } }, stage.owner.as);
    await put();
  }
  const listing_id = copy?.place_kind === 'auction' ? (listings.at(-1) ?? '') : (copy?.place_id ?? '');
  await expectOneBuyer(listing_id, bought.item_id);
}, 60_000);
