// Owns: what a club does with its auctions, how they are listed and watched, and what becomes of them when a club or a person goes.

import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bid, fanWith, HOUR_MS, inMs, moneyOf, openLot } from '#app/testing/auctions.ts';
import { endClub } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';
import { closeDue } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';

const MINUTE = 60_000;
let app: TestApp;
let stage: Stage;
let world: Awaited<ReturnType<typeof makeWorld>>;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
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

describe('managing', () => {
  test('terms can be changed until it opens, words until it ends', async () => {
    const lot = await openLot(stage, { starts_at: inMs(app, MINUTE), reserve_cents: 2000 });
    const params = { id: lot.id };
    const { data } = await app.ok(
      'PATCH /auctions/:id',
      { params, body: { reserve_cents: 3000, title: 'A setlist' } },
      stage.owner.as,
    );
    expect(data).toMatchObject({ title: 'A setlist', management: { reserve_cents: 3000 } });
    app.clock.advance(MINUTE);
    for (const body of [{ reserve_cents: 4000 }, { start_amount: 500 }, { ends_at: inMs(app, 2 * HOUR_MS) }])
      expect(await app.call('PATCH /auctions/:id', { params, body }, stage.owner.as)).toMatchObject({
        error: { code: 'auctions.terms-fixed' },
      });
    await app.ok('PATCH /auctions/:id', { params, body: { story: 'It rained.' } }, stage.owner.as);
    const fan = await stage.make('member');
    expect(await app.call('PATCH /auctions/:id', { params, body: { story: '' } }, fan.as)).toMatchObject({
      error: { code: 'clubs.staff-only' },
    });
  });

  test('it can be called off before the first bid only', async () => {
    const [lot, other] = [await openLot(stage), await openLot(stage)];
    const ann = await fanWith(stage, 10_000);
    const { data } = await app.ok('POST /auctions/:id/cancel', { params: { id: lot.id } }, stage.owner.as);
    expect(data.state).toBe('cancelled');
    expect(await holderOf(lot.item.id)).toEqual({ holder_id: null, state: 'held' });
    expect(await bid(app, ann, lot.id, { amount: 1000 })).toMatchObject({
      error: { code: 'auctions.ended' },
    });
    await bid(app, ann, other.id, { amount: 1000 });
    expect(
      await app.call('POST /auctions/:id/cancel', { params: { id: other.id } }, stage.owner.as),
    ).toMatchObject({ error: { code: 'auctions.has-bids' } });
  });

  test.each([
    ['reserve-below-start', { reserve_cents: 999 }],
    ['buy-now-below-reserve', { reserve_cents: 3000, buy_now_cents: 2999 }],
    ['too-short', { ends_at: '2026-11-15T12:01:00Z' }],
    ['too-long', { ends_at: '2027-11-15T12:01:00Z' }],
  ])('%s is refused', async (problem, terms) => {
    const design_id = await putDesign(app, { club_id: stage.club.id });
    const body = { design_id, title: 'A lot', start_amount: 1000, ends_at: inMs(app, HOUR_MS), ...terms };
    const answer = await app.call(
      'POST /clubs/:id/auctions',
      { params: { id: stage.club.id }, body },
      keyed(stage.owner.as),
    );
    expect(answer).toMatchObject({ error: { code: 'auctions.terms-uneven', details: { problem } } });
  });

  test('a ticket is not auctioned past its own end, also by moving the end of the auction', async () => {
    const until = new Date(app.clock.now().getTime() + 3 * HOUR_MS);
    const ticket = { redeem: { from: app.clock.now(), until } };
    const lot = await openLot(
      stage,
      { starts_at: inMs(app, HOUR_MS), ends_at: inMs(app, 2 * HOUR_MS) },
      ticket,
    );
    const body = { ends_at: until.toISOString() };
    expect(
      await app.call('PATCH /auctions/:id', { params: { id: lot.id }, body }, stage.owner.as),
    ).toMatchObject({
      error: { code: 'auctions.not-auctionable', details: { problem: 'over-before-the-end' } },
    });
  });

  test('another club’s design, a draft and an edition that is out are refused', async () => {
    const foreign = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
    const designs = [
      await putDesign(app, { club_id: foreign.club.id }),
      await putDesign(app, { club_id: stage.club.id, state: 'draft' }),
      await putDesign(app, { club_id: stage.club.id, edition_size: 1 }),
    ];
    await openLot(stage, { design_id: designs[2] ?? '' });
    const codes = [];
    for (const design_id of designs) {
      const body = { design_id, title: 'A lot', start_amount: 1000, ends_at: inMs(app, HOUR_MS) };
      const answer = await app.call(
        'POST /clubs/:id/auctions',
        { params: { id: stage.club.id }, body },
        keyed(stage.owner.as),
      );
      codes.push(answer.ok ? 'ok' : answer.error.code);
    }
    expect(codes).toEqual(['items.design-not-found', 'items.design-not-live', 'items.sold-out']);
  });
});

test('lists: a club’s open and past ones by key, in a fixed number of queries', async () => {
  const lots: Awaited<ReturnType<typeof openLot>>[] = [];
  for (const minutes of [50, 10, 30, 20])
    lots.push(await openLot(stage, { ends_at: inMs(app, minutes * MINUTE) }));
  const ids = async (query: object) => {
    const { data, next_cursor } = await app.ok('GET /clubs/:id/auctions', {
      params: { id: stage.club.id },
      query,
    });
    return { ids: data.map(({ id }) => lots.findIndex((lot) => lot.id === id)), next_cursor };
  };
  const first = await ids({ limit: 3 });
  expect(first.ids).toEqual([1, 3, 2]);
  expect((await ids({ limit: 3, cursor: first.next_cursor })).ids).toEqual([0]);
  const read = (limit: number) => () =>
    app.ok('GET /clubs/:id/auctions', { params: { id: stage.club.id }, query: { limit } });
  expect((await countQueries(read(4))).queries).toHaveLength((await countQueries(read(1))).queries.length);
  app.clock.advance(25 * MINUTE);
  await runJob();
  expect((await ids({ when: 'past' })).ids).toEqual([3, 1]);
  expect((await ids({})).ids).toEqual([2, 0]);
});

test('those who manage sales see who bought and for what; nobody else does', async () => {
  const [won, bought] = [await openLot(stage), await openLot(stage, { buy_now_cents: 6000 })];
  const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
  await bid(app, ann, won.id, { amount: 1500 });
  await app.ok(
    'POST /auctions/:id/buy-now',
    { params: { id: bought.id }, body: { expected_price_cents: 6000 } },
    keyed(ben.as),
  );
  app.clock.advance(2 * HOUR_MS);
  await runJob();
  const salesSeenBy = async (as: object) => {
    const { data } = await app.ok(
      'GET /clubs/:id/auctions',
      { params: { id: stage.club.id }, query: { when: 'past' } },
      as,
    );
    return new Map(data.map(({ id, sale }) => [id, sale]));
  };
  const owners = [stage.owner, await stage.make('seller')];
  for (const { as } of owners) {
    const sales = await salesSeenBy(as);
    expect(sales.get(won.id)).toMatchObject({ order_id: won.id, buyer: { id: ann.id }, paid_cents: 1500 });
    expect(sales.get(bought.id)).toMatchObject({ buyer: { id: ben.id }, paid_cents: 6000 });
    expect((await app.ok('GET /orders/:id', { params: { id: won.id } }, as)).data.title).toBe(won.title);
    expect((await look(won.id, { as })).sale).toMatchObject({ buyer: { id: ann.id } });
  }
  for (const { as } of [ann, await stage.make('moderator')]) {
    expect([...(await salesSeenBy(as)).values()]).toEqual([null, null]);
    expect((await look(won.id, { as })).sale).toBeNull();
  }
  await app.platform.db.query({
    text: `insert into account_deletions (user_id, state, asked_at, due_at) values ($1, 'done', now(), now())`,
    values: [ann.id],
  });
  expect((await salesSeenBy(stage.owner.as)).get(won.id)).toMatchObject({ buyer: null, paid_cents: 1500 });
});

test('watchers see a bid at once; whoever was outbid is told', async () => {
  const lot = await openLot(stage);
  const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
  const heard: { name: string; payload: { amount?: number } }[] = [];
  const socket = connect(app.url, {
    transports: ['websocket'],
    auth: { token: ann.as.token },
    forceNew: true,
  });
  sockets.push(socket);
  // The inbox tells of the same event by one of its own.
  socket.onAny(
    (name: string, payload: object) => name.startsWith('auction') && heard.push({ name, payload }),
  );
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  expect(await socket.emitWithAck('watch', { room: `auction:${lot.id}` })).toEqual({ ok: true });
  await bid(app, ann, lot.id, { amount: 1000 });
  await bid(app, ben, lot.id, { amount: 2000 });
  await expect
    .poll(() => heard.map(({ name }) => name).sort())
    .toEqual(['auctionBid', 'auctionBid', 'auctionOutbid']);
  const last = heard.findLast(({ name }) => name === 'auctionBid');
  expect(last?.payload).toMatchObject({
    auction_id: lot.id,
    amount: 2000,
    next_amount: 2100,
    bid_count: 2,
    leader: { id: ben.id },
    bids: [{ seq: 2, amount: 2000, user: { id: ben.id } }],
  });
  const hidden = await world.stage({ role: 'owner', visibility: 'private', fresh: true });
  const room = `auction:${(await openLot(hidden)).id}`;
  expect(await socket.emitWithAck('watch', { room })).toEqual({ ok: false });
});

test('of bids one right after the other watchers hear the first at once and all of them, the last ones together', async () => {
  const lot = await openLot(stage);
  const [ann, ben] = [await fanWith(stage, 100_000), await fanWith(stage, 100_000)];
  const heard: { amount: number; bids: { seq: number; at: string }[] }[] = [];
  const socket = connect(app.url, {
    transports: ['websocket'],
    auth: { token: ann.as.token },
    forceNew: true,
  });
  sockets.push(socket);
  socket.on('auctionBid', (told) => heard.push(told));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  await socket.emitWithAck('watch', { room: `auction:${lot.id}` });
  for (let turn = 1; turn <= 8; turn += 1)
    await bid(app, turn % 2 ? ann : ben, lot.id, { amount: turn * 1000 });
  const last = () => heard.at(-1)?.bids.at(-1)?.seq;
  await expect.poll(last).toBe(8);
  expect(heard.at(-1)?.amount).toBe(8000);
  const seqs = heard.flatMap(({ bids }) => bids.map(({ seq }) => seq));
  expect(seqs).toEqual(Array.from({ length: 8 }, (_, at) => at + 1));
});

test('a club that closes takes no bids at once; at its end leaders win and the rest is called off', async () => {
  const [lot, idle] = [
    await openLot(stage, { ends_at: inMs(app, 20 * 24 * HOUR_MS) }),
    await openLot(stage, { ends_at: inMs(app, 20 * 24 * HOUR_MS) }),
  ];
  const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
  await bid(app, ann, lot.id, { amount: 3000 });
  const confirm = { params: { id: stage.club.id }, body: { confirm_handle: stage.club.handle } };
  await app.ok('POST /clubs/:id/deletion', confirm, stage.owner.as);
  expect(await bid(app, ben, lot.id, { amount: 4000 })).toMatchObject({ error: { code: 'clubs.closing' } });
  app.clock.advance(14 * 24 * HOUR_MS);
  expect(await endClub(app.platform, stage.club.id)).toBe(true);
  const { rows } = await app.platform.db.query<{ state: string }>({
    text: 'select state from auctions where id = any($1) order by state',
    values: [[lot.id, idle.id]],
  });
  expect(rows).toEqual([{ state: 'cancelled' }, { state: 'settled' }]);
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 7000, held: 0 });
});

test('an account that is erased leads nothing, and its money is free; its export names what it bid', async () => {
  const lot = await openLot(stage);
  const ann = await fanWith(stage, 10_000);
  await bid(app, ann, lot.id, { amount: 3000 });
  expect(await exportUser(app.platform, ann.id)).toMatchObject({
    auctions: [{ auction_id: lot.id, highest_cents: 3000, bids: 1, won: false }],
  });
  // Said before they decide.
  const { value } = (await app.ok('GET /users/me/deletion', {}, ann.as)).data;
  expect(value).toMatchObject({ credits_cents: 10_000, held_cents: 3000, leading: 1 });
  await app.platform.db.transaction((tx) => eraseUser(tx, ann.id, app.platform));
  // Nobody else has bid: there is no next.
  expect(await look(lot.id)).toMatchObject({ state: 'unsold' });
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 0 });
});
