// Tests fan tokens over HTTP: making one, its price, buying, sending, its books and its history, and what leaves with a person.
import { nextPriceBounds } from '@stagepass/base/token-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubMoney, fanWith, moneyOf } from '#app/testing/auctions.ts';
import { keyed } from '#app/testing/items.ts';
import { openShops, type Shops } from '#app/testing/market.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import {
  buyTokens,
  freshSymbol,
  openToken,
  rewardTokens,
  sendTokens,
  tokensOf,
} from '#app/testing/tokens.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import type { Executor } from '#platform/db/executor.ts';
import { auditTokens } from './audit.store.ts';
import { eraseUser, exportUser } from './personal-data.ts';

const HOUR_MS = 3_600_000;
let shops: Shops;
let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
  stage = await shops.fresh();
});
afterAll(async () => {
  expect(await auditTokens(app.platform.db)).toEqual([]);
  expect(await auditLedger(app.platform.db)).toMatchObject({ found: 0 });
  await shops.close();
});

const at = ({ club }: Stage) => ({ params: { id: club.id } });
const look = async (of: Stage, fan?: Somebody) =>
  (await app.ok('GET /clubs/:id/token', at(of), fan?.as)).data;
const code = (answer: { ok: boolean; error?: { code: string } }) => (answer.ok ? 'ok' : answer.error?.code);
const announce = (of: Stage, price_cents: number) =>
  app.call('PUT /clubs/:id/token/price', { ...at(of), body: { price_cents } }, of.owner.as);

test('a club makes one token; its symbol is nobody else’s', async () => {
  const other = await shops.fresh();
  expect(await app.call('GET /clubs/:id/token', at(stage))).toMatchObject({
    status: 404,
    error: { code: 'tokens.not-found' },
  });
  const symbol = freshSymbol();
  expect(await openToken(stage, { symbol, name: 'Velvet', cap: 500, price_cents: 42 })).toMatchObject({
    symbol,
    name: 'Velvet',
    cap: 500,
    given_out: 0,
    left: 500,
    price_cents: 42,
    next_price: null,
    may: { buy: false, send: true, manage: true },
  });
  const body = { symbol, name: 'Another', cap: 500, price_cents: 42 };
  expect(code(await app.call('POST /clubs/:id/token', { ...at(stage), body }, keyed(stage.owner.as)))).toBe(
    'tokens.exists',
  );
  expect(code(await app.call('POST /clubs/:id/token', { ...at(other), body }, keyed(other.owner.as)))).toBe(
    'tokens.symbol-taken',
  );
});

test.each(['VE', 'VELVETS', 'velv', 'VE1', 'VÉLV'])('%s is no symbol', async (symbol) => {
  const other = await shops.fresh();
  const body = { symbol, name: 'Velvet', cap: 500, price_cents: 42 };
  const answer = await app.call('POST /clubs/:id/token', { ...at(other), body }, keyed(other.owner.as));
  expect(code(answer)).toBe('invalid-input');
});

test('a price moves by a tenth at most, is announced, and holds a day later', async () => {
  const of = await shops.fresh();
  await openToken(of, { price_cents: 50 });
  const { least_cents, most_cents } = nextPriceBounds(50);
  for (const price of [least_cents - 1, most_cents + 1, 50])
    expect(await announce(of, price)).toMatchObject({
      error: { code: 'tokens.price-step', details: { least_cents, most_cents } },
    });
  const from = new Date(app.clock.now().getTime() + 24 * HOUR_MS).toISOString();
  expect(await announce(of, most_cents)).toMatchObject({
    ok: true,
    body: { data: { price_cents: 50, next_price: { price_cents: 55, from } } },
  });
  expect(await announce(of, least_cents)).toMatchObject({
    error: { code: 'tokens.price-waiting', details: { price_cents: 55, from } },
  });
  app.clock.advance(24 * HOUR_MS - 1);
  expect(await look(of)).toMatchObject({ price_cents: 50 });
  app.clock.advance(1);
  expect(await look(of)).toMatchObject({ price_cents: 55, next_price: null });
  expect((await announce(of, 60)).ok).toBe(true);
});

test('an announced price can be canceled until it holds', async () => {
  const of = await shops.fresh();
  await openToken(of);
  const withdraw = () => app.call('DELETE /clubs/:id/token/price', at(of), of.owner.as);
  expect(code(await withdraw())).toBe('tokens.no-price-change');
  await announce(of, 55);
  expect(await withdraw()).toMatchObject({ body: { data: { price_cents: 50, next_price: null } } });
  app.clock.advance(25 * HOUR_MS);
  expect(await look(of)).toMatchObject({ price_cents: 50 });
  await announce(of, 45);
  app.clock.advance(24 * HOUR_MS);
  expect(code(await withdraw())).toBe('tokens.no-price-change');
  expect(await look(of)).toMatchObject({ price_cents: 45 });
});

test('a purchase: credits to the club and the house, tokens to the fan, both in the statement', async () => {
  const of = await shops.fresh();
  const { symbol } = await openToken(of);
  const fan = await fanWith(of, 1000);
  expect(await buyTokens(of, fan, { amount: 10 })).toMatchObject({
    status: 201,
    body: { data: { amount: 10, paid_cents: 500, balance: 10 } },
  });
  expect(await moneyOf(app, fan.id)).toEqual({ balance: 500, held: 0 });
  expect(await clubMoney(app, of.club.id)).toBe(450);
  await rewardTokens(of, fan.id, 4);
  expect(await look(of, fan)).toMatchObject({
    given_out: 14,
    left: 986,
    mine: { balance: 14, bought: 10, earned: 4, received: 0 },
    may: { buy: true, send: true, manage: false },
  });
  const asset = `token:${of.club.id}`;
  const lines = (await app.ok('GET /wallet/statement', { query: { asset } }, fan.as)).data;
  expect(lines.map(({ kind, amount_cents, balance_cents }) => [kind, amount_cents, balance_cents])).toEqual([
    ['reward', 4, 14],
    ['token', 10, 10],
  ]);
  const [paid] = (await app.ok('GET /wallet/statement', { query: { asset: 'credits' } }, fan.as)).data;
  expect(paid).toMatchObject({ kind: 'token', amount_cents: -500, text: `10 × ${symbol} fan token` });
  const receipt = (
    await app.ok('GET /wallet/transfers/:id', { params: { id: paid?.transfer_id ?? '' } }, fan.as)
  ).data.receipt;
  expect(receipt).toMatchObject({ seller: { kind: 'club' }, total_cents: 500 });
  const own = (await app.ok('GET /tokens', {}, fan.as)).data;
  expect(own).toEqual([
    { club: expect.objectContaining({ id: of.club.id }), symbol, name: 'Thanks', balance: 14 },
  ]);
  // Members who hold none find it there too.
  const member = await of.make('member');
  expect((await app.ok('GET /tokens', {}, member.as)).data).toMatchObject([{ symbol, balance: 0 }]);
  const stranger = await of.make('guest');
  expect((await app.ok('GET /tokens', {}, stranger.as)).data).toEqual([]);
});

test('nothing is charged where the price is another one, the cap is near, or the money is short', async () => {
  const of = await shops.fresh();
  await openToken(of, { cap: 100 });
  const fan = await fanWith(of, 10_000);
  const poor = await fanWith(of, 40);
  expect(await buyTokens(of, fan, { price: 45 })).toMatchObject({
    error: { code: 'tokens.price-changed', details: { price_cents: 50 } },
  });
  expect(await buyTokens(of, fan, { amount: 101 })).toMatchObject({
    error: { code: 'tokens.cap-reached', details: { left: 100 } },
  });
  expect(await buyTokens(of, poor)).toMatchObject({
    error: { code: 'ledger.not-enough', details: { missing_cents: 10 } },
  });
  expect(await moneyOf(app, fan.id)).toEqual({ balance: 10_000, held: 0 });
  expect(await look(of)).toMatchObject({ given_out: 0 });
  expect((await buyTokens(of, fan, { amount: 100 })).ok).toBe(true);
  expect(await look(of)).toMatchObject({ given_out: 100, left: 0 });
});

test('who was not told that it is no investment buys nothing', async () => {
  const of = await shops.fresh();
  await openToken(of);
  const fan = await fanWith(of, 1000);
  const body = { amount: 1, expected_price_cents: 50 };
  for (const not_an_investment of [undefined, false])
    expect(
      code(
        await app.call(
          'POST /clubs/:id/token/buy',
          { ...at(of), body: { ...body, not_an_investment: not_an_investment as unknown as true } },
          keyed(fan.as),
        ),
      ),
    ).toBe('invalid-input');
});

test('a pause and a limit of the fan’s own hold for tokens too', async () => {
  const of = await shops.fresh();
  await openToken(of);
  const fan = await fanWith(of, 1000);
  const friend = await of.make('member');
  const limits = { day_cents: 60, month_cents: null };
  await app.ok('PUT /wallet/limits', { body: limits }, fan.as);
  expect(code(await buyTokens(of, fan, { amount: 2 }))).toBe('ledger.limit-reached');
  expect((await buyTokens(of, fan)).ok).toBe(true);
  await app.ok('POST /wallet/exclusion', { body: { days: 1 } }, fan.as);
  expect(code(await buyTokens(of, fan))).toBe('ledger.excluded');
  expect(code(await sendTokens(of, fan, friend.user_name))).toBe('ledger.excluded');
});

test('tokens go from fan to fan, once for a key, and never more than there are', async () => {
  const of = await shops.fresh();
  await openToken(of);
  const [ann, ben] = [await of.make('member'), await of.make('guest')];
  await rewardTokens(of, ann.id, 10);
  const call = { ...at(of), body: { user_name: ben.user_name, amount: 4 } };
  const as = keyed(ann.as);
  const first = await app.ok('POST /clubs/:id/token/send', call, as);
  expect(first.data).toMatchObject({ amount: 4, balance: 6 });
  expect(await app.ok('POST /clubs/:id/token/send', call, as)).toEqual(first);
  expect(await sendTokens(of, ann, ben.user_name, 7)).toMatchObject({
    error: { code: 'tokens.not-enough', details: { missing: 1 } },
  });
  expect([await tokensOf(app, of.club.id, ann.id), await tokensOf(app, of.club.id, ben.id)]).toEqual([6, 4]);
  expect(await look(of, ben)).toMatchObject({ mine: { balance: 4, received: 4, bought: 0 } });
  const asset = `token:${of.club.id}`;
  const person = async (fan: Somebody) =>
    (await app.ok('GET /wallet/statement', { query: { asset } }, fan.as)).data[0]?.person?.user_name;
  expect([await person(ann), await person(ben)]).toEqual([ben.user_name, ann.user_name]);
  // Nothing was given out by it.
  expect(await look(of)).toMatchObject({ given_out: 10 });
});

test('nobody sends to themselves, across a block, to staff, to the banned or out of a private club', async () => {
  const of = await shops.fresh('private');
  await openToken(of);
  const ann = await of.make('member');
  await rewardTokens(of, ann.id, 10);
  const sent = async (to: Somebody) => code(await sendTokens(of, ann, to.user_name));
  expect(await sent(ann)).toBe('users.own-account');
  expect(await sent(of.owner)).toBe('tokens.staff-receive-nothing');
  expect(await sent(await of.make('seller'))).toBe('tokens.staff-receive-nothing');
  expect(await sent(await of.make('banned'))).toBe('tokens.receiver-outside');
  expect(await sent(await of.make('guest'))).toBe('tokens.receiver-outside');
  expect(await sent(await of.make('suspended'))).toBe('users.not-found');
  const apart = await of.make('member');
  await app.platform.db.query({
    text: 'insert into user_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())',
    values: [apart.id, ann.id],
  });
  expect(await sent(apart)).toBe('users.not-found');
  expect(await sent(await of.make('member'))).toBe('ok');
});

test('the books: what was given out is held or spent, and the moves add up to the issuer’s balance', async () => {
  const of = await shops.fresh();
  const { symbol } = await openToken(of);
  const fan = await fanWith(of, 1000);
  await buyTokens(of, fan, { amount: 5 });
  await rewardTokens(of, fan.id, 7, 'reward-once');
  await rewardTokens(of, fan.id, 7, 'reward-once');
  const { data: books } = await app.ok('GET /clubs/:id/token/supply', at(of));
  expect(books).toMatchObject({ symbol, given_out: 12, held: 12, spent: 0, issuer: { balance: -12 } });
  const first = await app.ok('GET /clubs/:id/token/moves', { ...at(of), query: { limit: 1 } });
  const rest = await app.ok('GET /clubs/:id/token/moves', {
    ...at(of),
    query: { cursor: first.next_cursor ?? '' },
  });
  const moves = [...first.data, ...rest.data];
  expect(moves.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['reward', -7],
    ['token', -5],
  ]);
  const [line] = (await app.ok('GET /wallet/statement', { query: { asset: `token:${of.club.id}` } }, fan.as))
    .data;
  expect(line?.transfer_id).toBe(moves[0]?.transfer_id);
  const proof = (
    await app.ok('GET /wallet/transfers/:id', { params: { id: line?.transfer_id ?? '' } }, fan.as)
  ).data.proof[0];
  expect(proof).toMatchObject({ digest: moves[0]?.digest, other_account_id: books.issuer.account_id });
});

test('history: prices from when they held, supply by days, with what held before the days began', async () => {
  const of = await shops.fresh();
  const fan = await of.make('member');
  await openToken(of);
  const made = app.clock.now().toISOString();
  await rewardTokens(of, fan.id, 3);
  app.clock.advance(48 * HOUR_MS);
  await announce(of, 55);
  await rewardTokens(of, fan.id, 2);
  app.clock.advance(24 * HOUR_MS);
  const today = app.clock.now().toISOString();
  await announce(of, 60);
  const { data } = await app.ok('GET /clubs/:id/token/history', { ...at(of), query: { days: 2 } });
  expect(data).toEqual({
    from: data.from,
    to: today.slice(0, 10),
    prices: [
      { price_cents: 50, from: made },
      { price_cents: 55, from: today },
    ],
    supply: [{ day: data.from, given_out: 5 }],
  });
  const lastDay = await app.ok('GET /clubs/:id/token/history', { ...at(of), query: { days: 1 } });
  expect(lastDay.data.supply).toEqual(data.supply);
  const all = await app.ok('GET /clubs/:id/token/history', { ...at(of), query: { days: 30 } });
  expect(all.data.supply).toEqual([{ day: made.slice(0, 10), given_out: 3 }, ...data.supply]);
});

test('a condition asks how many tokens somebody holds', async () => {
  const of = await shops.fresh();
  const { symbol } = await openToken(of);
  const fan = await of.make('member');
  await rewardTokens(of, fan.id, 9);
  const condition = { kind: 'token' as const, at_least: 10 };
  const body = {
    title: 'Who may?',
    options: [{ label: 'Yes' }, { label: 'No' }],
    closes_at: new Date(app.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    condition,
  };
  const { id } = (await app.ok('POST /clubs/:id/votes', { ...at(of), body }, of.owner.as)).data;
  const asked = async () => (await app.ok('GET /votes/:id', { params: { id } }, fan.as)).data.condition;
  await app.ok('POST /votes/:id/open', { params: { id } }, of.owner.as);
  expect(await asked()).toEqual({ ...condition, label: symbol, met: false, have: 9 });
  await rewardTokens(of, fan.id, 1);
  expect(await asked()).toEqual({ ...condition, label: symbol, met: true, have: 10 });
  const without = await shops.fresh();
  expect(code(await app.call('POST /clubs/:id/votes', { ...at(without), body }, without.owner.as))).toBe(
    'conditions.unknown-part',
  );
});

test('what somebody holds is in their export, and goes back to the issuer with the account', async () => {
  const of = await shops.fresh();
  const { symbol } = await openToken(of);
  const fan = await of.make('member');
  await rewardTokens(of, fan.id, 8);
  const { platform } = app;
  expect(await exportUser(platform, fan.id)).toEqual({
    held: [{ club_id: of.club.id, symbol, name: 'Thanks', balance: 8 }],
  });
  await platform.db.transaction((tx) => eraseUser(tx, fan.id, platform));
  expect(await tokensOf(app, of.club.id, fan.id)).toBe(0);
  expect((await app.ok('GET /clubs/:id/token/supply', at(of))).data).toMatchObject({
    given_out: 8,
    held: 0,
    spent: 8,
  });
});

test('the audit reads both sides at once: what is given out while it runs is no finding', async () => {
  const of = await shops.fresh();
  await openToken(of);
  const fan = await of.make('member');
  const { db } = app.platform;
  const meanwhile: Executor = {
    query: async (statement) => {
      const answer = await db.query(statement);
      await rewardTokens(of, fan.id, 1);
      return answer as never;
    },
  };
  expect(await auditTokens(meanwhile)).toEqual([]);
  expect(await tokensOf(app, of.club.id, fan.id)).toBeGreaterThan(0);
});

test('the audit finds a count that is not the ledger’s, and a price that jumped', async () => {
  const of = await shops.fresh();
  await openToken(of);
  const { id } = of.club;
  await app.platform.db
    .transaction(async (tx) => {
      await tx.query({
        text: 'update tokens set given_out = 1, promised = 2 where club_id = $1',
        values: [id],
      });
      await tx.query({
        text: `insert into token_prices (club_id, price, effective_at, announced_at)
          select $1, 60, effective_at + interval '1 day', effective_at from token_prices where club_id = $1`,
        values: [id],
      });
      expect((await auditTokens(tx)).filter(({ place }) => place.endsWith(id))).toEqual([
        { place: `token of club ${id}`, problem: 'counts 1 given out, the ledger 0' },
        { place: `token of club ${id}`, problem: 'counts 1 given out, its days 0' },
        { place: `token of club ${id}`, problem: 'counts 2 promised, those who promise 0' },
        { place: `token of club ${id}`, problem: 'went from 50 to 60 cents' },
      ]);
      throw new Error('undone');
    })
    .catch((error: Error) => {
      if (error.message !== 'undone') throw error;
    });
});
