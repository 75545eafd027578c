// Owns: an auction from its opening to its end over HTTP: who may bid, what is held, what moves when, and what never does.
import { currentAuctionPrice } from '@stagepass/base/auction-price.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bid, clubMoney, fanWith, HOUR_MS, inMs, moneyOf, openLot } from '#app/testing/auctions.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';
import { closeDue } from './jobs.ts';

const MINUTE = 60_000;
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

const look = async (id: string, as?: { as: object }) =>
  (await app.ok('GET /auctions/:id', { params: { id } }, as?.as)).data;
const holderOf = async (itemId: string) => {
  const { rows } = await app.platform.db.query<{ holder_id: string | null; state: string }>({
    text: 'select holder_id, state from items where id = $1',
    values: [itemId],
  });
  return rows[0];
};
const runJob = () => closeDue.run(app.platform, {}, new AbortController().signal);

const setClosing = (at: Date | null) =>
  app.platform.db.query({
    text: 'update clubs set delete_after = $2 where id = $1',
    values: [stage.club.id, at],
  });

describe('bidding', () => {
  test('holds the maximum of who leads, and frees it when somebody offers more', async () => {
    const lot = await openLot(stage);
    const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
    const first = await bid(app, ann, lot.id, { amount: 1000, max_cents: 4000 });
    expect(first).toMatchObject({
      status: 201,
      body: { data: { outcome: 'leading', amount: 1000, next_amount: 1050, held_cents: 4000, bid_count: 1 } },
    });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 4000 });
    const [hold] = (await app.ok('GET /wallet/holds', {}, ann.as)).data;
    const { design, item, title } = await look(lot.id, ann);
    expect(hold).toMatchObject({
      amount_cents: 4000,
      item: { name: title, number: item.number, edition_size: design.edition_size },
      // The maximum is held; what others see is the current bid.
      current_bid_cents: 1000,
    });
    // Found by the name of what it is held for.
    const find = async (q: string) => (await app.ok('GET /wallet/holds', { query: { q } }, ann.as)).data;
    expect(await find(title.toUpperCase())).toHaveLength(1);
    expect(await find('no such item')).toEqual([]);
    expect(await bid(app, ben, lot.id, { amount: 2000 })).toMatchObject({
      body: { data: { outcome: 'outbid', amount: 2100, held_cents: 0 } },
    });
    expect(await moneyOf(app, ben.id)).toEqual({ balance: 10_000, held: 0 });
    await bid(app, ben, lot.id, { amount: 5000 });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 0 });
    expect(await moneyOf(app, ben.id)).toEqual({ balance: 10_000, held: 5000 });

    const seen = await look(lot.id, ben);
    expect(currentAuctionPrice(seen)).toBe(5000);
    expect(seen.bid_history.map(({ amount, automatic }) => [amount, automatic])).toEqual([
      [1000, false],
      [2000, false],
      [2100, true],
      [4000, true],
      [5000, false],
    ]);
    expect(seen.mine).toEqual({ leading: true, outbid: false, max_cents: 5000, won: false });
    expect((await look(lot.id, ann)).mine).toMatchObject({ leading: false, outbid: true, max_cents: null });
    expect((await look(lot.id)).mine).toBeNull();
  });

  test('the same key again answers what the first one did, and with another body is refused', async () => {
    const lot = await openLot(stage);
    const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
    const call = { params: { id: lot.id }, body: { amount: 1000 } };
    const as = keyed(ann.as);
    const first = await app.ok('POST /auctions/:id/bids', call, as);
    await bid(app, ben, lot.id, { amount: 3000 });
    // Without its key it would be too low by now.
    expect(await app.ok('POST /auctions/:id/bids', call, as)).toEqual(first);
    expect((await look(lot.id)).bid_count).toBe(2);
    const other = { ...call, body: { amount: 9000 } };
    expect(await app.call('POST /auctions/:id/bids', other, as)).toMatchObject({
      error: { code: 'idempotency-key-reused' },
    });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 0 });
    // Also where nobody is let in any more.
    await setClosing(new Date(app.clock.now().getTime() + HOUR_MS));
    expect(await app.ok('POST /auctions/:id/bids', call, as)).toEqual(first);
    expect(await bid(app, ann, lot.id, { amount: 9000 })).toMatchObject({ error: { code: 'clubs.closing' } });
    await setClosing(null);
  });

  test('what cannot be paid is refused, also where it would be beaten at once', async () => {
    const lot = await openLot(stage);
    const [ann, poor] = [await fanWith(stage, 10_000), await fanWith(stage, 1500)];
    expect(await bid(app, poor, lot.id, { amount: 1600 })).toMatchObject({
      status: 409,
      error: { code: 'ledger.not-enough', details: { missing_cents: 100 } },
    });
    await bid(app, ann, lot.id, { amount: 1000, max_cents: 9000 });
    expect(await bid(app, poor, lot.id, { amount: 1600 })).toMatchObject({
      error: { code: 'ledger.not-enough' },
    });
    expect(await look(lot.id)).toMatchObject({ bid_count: 1 });
    // Who leads may use what is held for raising it.
    expect(await bid(app, ann, lot.id, { amount: 1000, max_cents: 10_000 })).toMatchObject({ ok: true });
    expect(await bid(app, ann, lot.id, { amount: 1000, max_cents: 10_001 })).toMatchObject({
      error: { code: 'ledger.not-enough', details: { missing_cents: 1 } },
    });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 10_000 });
  });

  test.each([
    ['negative', -1000],
    ['zero', 0],
    ['a fraction', 1000.5],
    ['huge', 1e15],
    ['no number', 'lots'],
    ['too small', 49],
    ['beyond $50,000', 5_000_001],
  ])('%s is no amount', async (_, amount) => {
    const lot = await openLot(stage);
    const ann = await fanWith(stage, 10_000);
    expect(await bid(app, ann, lot.id, { amount: amount as number })).toMatchObject({ status: 400 });
    expect(await bid(app, ann, lot.id, { amount: 1000, max_cents: amount as number })).toMatchObject({
      status: 400,
    });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 0 });
  });

  test('a maximum below the bid, a bid below the step and a bid on the own lead are refused', async () => {
    const lot = await openLot(stage);
    const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
    expect(await bid(app, ann, lot.id, { amount: 2000, max_cents: 1999 })).toMatchObject({
      error: { code: 'auctions.maximum-too-low' },
    });
    await bid(app, ann, lot.id, { amount: 2000 });
    expect(await bid(app, ben, lot.id, { amount: 2099 })).toMatchObject({
      error: { code: 'auctions.bid-too-low', details: { next_amount: 2100 } },
    });
    expect(await bid(app, ann, lot.id, { amount: 2000 })).toMatchObject({
      error: { code: 'auctions.already-leading' },
    });
  });

  test('guests and members may; staff, the banned and strangers to a private club may not', async () => {
    const lot = await openLot(stage);
    const inside = await world.stage({ role: 'owner', visibility: 'private', fresh: true });
    const closed = await openLot(inside);
    const codes: (string | undefined)[] = [];
    for (const role of ['guest', 'member', 'admin', 'banned', 'muted'] as const) {
      const fan = await stage.make(role);
      const answer = await bid(app, fan, lot.id, { amount: 1000 });
      codes.push(answer.ok ? 'ok' : answer.error.code);
    }
    expect(codes).toEqual([
      'ledger.not-enough',
      'ledger.not-enough',
      'items.staff-receive-nothing',
      'clubs.banned',
      'ledger.not-enough',
    ]);
    expect(await bid(app, stage.owner, lot.id, { amount: 1000 })).toMatchObject({
      error: { code: 'items.staff-receive-nothing' },
    });
    const guest = await fanWith(stage, 10_000);
    expect(await bid(app, guest, closed.id, { amount: 1000 })).toMatchObject({
      error: { code: 'clubs.members-only' },
    });
    expect(await app.call('GET /auctions/:id', { params: { id: closed.id } }, guest.as)).toMatchObject({
      error: { code: 'clubs.members-only' },
    });
    expect(
      await bid(app, await fanWith(inside, 10_000, 'member'), closed.id, { amount: 1000 }),
    ).toMatchObject({
      ok: true,
    });
  });
});

describe('time', () => {
  test('nothing before it opens and nothing at its end, and a late bid moves the end', async () => {
    const lot = await openLot(stage, { starts_at: inMs(app, MINUTE), ends_at: inMs(app, HOUR_MS) });
    const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
    expect(lot.state).toBe('scheduled');
    expect(await bid(app, ann, lot.id, { amount: 1000 })).toMatchObject({
      error: { code: 'auctions.not-open-yet' },
    });
    app.clock.advance(HOUR_MS - MINUTE);
    const answer = await bid(app, ann, lot.id, { amount: 1000 });
    expect(answer).toMatchObject({ body: { data: { ends_at: inMs(app, 2 * MINUTE) } } });
    app.clock.advance(2 * MINUTE);
    expect(await bid(app, ben, lot.id, { amount: 2000 })).toMatchObject({
      error: { code: 'auctions.ended' },
    });
    expect(await look(lot.id, ann)).toMatchObject({
      state: 'settled',
      mine: { won: true },
      sold_cents: 1000,
    });
  });

  test('a clock that is put back neither opens it again nor takes a bid', async () => {
    const lot = await openLot(stage);
    const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
    await bid(app, ann, lot.id, { amount: 1000 });
    app.clock.advance(HOUR_MS);
    await look(lot.id);
    app.clock.advance(-HOUR_MS);
    expect(await bid(app, ben, lot.id, { amount: 2000 })).toMatchObject({
      error: { code: 'auctions.ended' },
    });
    expect(await look(lot.id)).toMatchObject({ state: 'settled', bid_count: 1 });

    // In a running one time stands still until the clock has caught up.
    const second = await openLot(stage);
    app.clock.advance(HOUR_MS - MINUTE);
    const extended = await bid(app, ann, second.id, { amount: 1000 });
    app.clock.advance(-30 * MINUTE);
    expect(await bid(app, ben, second.id, { amount: 2000 })).toMatchObject({
      ok: true,
      body: { data: { ends_at: extended.ok ? extended.body.data.ends_at : '' } },
    });
    const { bid_history } = await look(second.id);
    expect(bid_history[1]?.at).toBe(bid_history[0]?.at);
    app.clock.advance(30 * MINUTE);
  });
});

describe('the end', () => {
  test('the winner has the copy, the club the price less the fee, and nothing is held: once', async () => {
    const lot = await openLot(stage);
    const ann = await fanWith(stage, 10_000);
    await bid(app, ann, lot.id, { amount: 3000, max_cents: 8000 });
    app.clock.advance(HOUR_MS);
    await Promise.all([runJob(), look(lot.id), look(lot.id), runJob()]);
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 7000, held: 0 });
    expect(await clubMoney(app, stage.club.id)).toBe(2700);
    expect(await holderOf(lot.item.id)).toEqual({ holder_id: ann.id, state: 'held' });
    const seen = await look(lot.id, stage.owner);
    expect(seen).toMatchObject({ state: 'settled', sold_cents: 3000, management: { earned_cents: 2700 } });
    const { data } = await app.ok('GET /auctions', { query: { when: 'past' } }, ann.as);
    expect(data.map(({ id, mine }) => [id, mine?.won])).toEqual([[lot.id, true]]);
  });

  test('below the reserve nothing is sold, and the copy goes up again', async () => {
    const design_id = await putDesign(app, { club_id: stage.club.id, edition_size: 1 });
    const lot = await openLot(stage, { design_id, reserve_cents: 5000 });
    const ann = await fanWith(stage, 10_000);
    await bid(app, ann, lot.id, { amount: 3000 });
    expect(await look(lot.id, ann)).toMatchObject({ reserve: 'not-met', management: null });
    expect((await look(lot.id, stage.owner)).management?.reserve_cents).toBe(5000);
    app.clock.advance(HOUR_MS);
    await runJob();
    expect(await look(lot.id)).toMatchObject({ state: 'unsold', sold_cents: null });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 0 });
    const again = await openLot(stage, { design_id });
    expect(again.item).toEqual(lot.item);
  });

  test('whoever came to run the club meanwhile wins nothing', async () => {
    const lot = await openLot(stage);
    const ann = await fanWith(stage, 10_000, 'member');
    await bid(app, ann, lot.id, { amount: 3000 });
    const params = { id: stage.club.id, user_id: ann.id };
    await app.ok('PUT /clubs/:id/members/:user_id/role', { params, body: { role: 'admin' } }, stage.owner.as);
    app.clock.advance(HOUR_MS);
    expect(await look(lot.id)).toMatchObject({ state: 'unsold' });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 0 });
  });

  test('buying at once ends it, until the first bid', async () => {
    const lot = await openLot(stage, { buy_now_cents: 6000 });
    const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
    const call = (price: number) => ({ params: { id: lot.id }, body: { expected_price_cents: price } });
    expect(await app.call('POST /auctions/:id/buy-now', call(5000), keyed(ann.as))).toMatchObject({
      error: { code: 'auctions.buy-now-gone' },
    });
    const as = keyed(ann.as);
    const { data } = await app.ok('POST /auctions/:id/buy-now', call(6000), as);
    expect(data).toMatchObject({ item_id: lot.item.id, paid_cents: 6000 });
    // Also where nobody is let in any more.
    await setClosing(new Date(app.clock.now().getTime() + HOUR_MS));
    expect((await app.ok('POST /auctions/:id/buy-now', call(6000), as)).data).toEqual(data);
    expect(await app.call('POST /auctions/:id/buy-now', call(6000), keyed(ann.as))).toMatchObject({
      error: { code: 'clubs.closing' },
    });
    await setClosing(null);
    expect(await holderOf(lot.item.id)).toEqual({ holder_id: ann.id, state: 'held' });
    expect(await moneyOf(app, ann.id)).toEqual({ balance: 4000, held: 0 });
    expect(await clubMoney(app, stage.club.id)).toBe(5400);
    expect(await bid(app, ben, lot.id, { amount: 9000 })).toMatchObject({
      error: { code: 'auctions.ended' },
    });

    const second = await openLot(stage, { buy_now_cents: 6000 });
    await bid(app, ben, second.id, { amount: 1000 });
    const late = { ...call(6000), params: { id: second.id } };
    expect(await app.call('POST /auctions/:id/buy-now', late, keyed(ann.as))).toMatchObject({
      error: { code: 'auctions.buy-now-gone' },
    });
    expect((await look(second.id)).buy_now_cents).toBeNull();
  });
});
