// Owns: what is somebody else's, over, of another asset, or told by a clock that went back: a clear error, nothing changed.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { issuerOf, userAccount } from '#domains/ledger/public/account-ref.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { openTokenAsset } from '#domains/ledger/public/open-asset.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { bid, fanWith, HOUR_MS, moneyOf, openLot } from './testing/auctions.ts';
import { codeOf } from './testing/doors.ts';
import { callDraw, chooseSeed, makeAdult, openTestPool, type TestPool } from './testing/gacha.ts';
import { keyed, putDesign, putItem } from './testing/items.ts';
import { buy, holderOf, inStore, listCopy, openShops, type Shops } from './testing/market.ts';
import { newPhone } from './testing/phones.ts';
import type { TestApp } from './testing/test-app.ts';
import type { Somebody, Stage } from './testing/world.ts';

let shops: Shops;
let app: TestApp;
let stage: Stage;
let fan: Somebody;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
});
afterAll(async () => {
  expect(await auditItems(app.platform.db)).toEqual([]);
  expect(await auditLedger(app.platform.db)).toMatchObject({ found: 0 });
  await shops.close();
});
beforeEach(async () => {
  stage = await shops.fresh();
  fan = await fanWith(stage, 50_000, 'member');
});

test('a number that only JSON can write is none', async () => {
  const lot = await openLot(stage);
  for (const amount of ['1e400', '-1e400', '1000.0000000001', '0x3E8', '1_000', '١٠٠٠']) {
    const { headers, token } = keyed(fan.as);
    const response = await fetch(`${app.url}/api/auctions/${lot.id}/bids`, {
      method: 'POST',
      headers: { ...headers, authorization: token, 'content-type': 'application/json' },
      body: `{"amount":${amount}}`,
    });
    expect({ amount, status: response.status }).toEqual({ amount, status: 400 });
  }
  expect(await moneyOf(app, fan.id)).toEqual({ balance: 50_000, held: 0 });
});

test('somebody else’s copy: not listed, quoted, given, burned, used or bound', async () => {
  const thief = await fanWith(stage, 0, 'member');
  const design = await putDesign(app, { club_id: stage.club.id, redeem: { place: 'Paper Hall' } });
  const { item_id } = await putItem(app, design, fan.id);
  const params = { id: item_id };
  const phone = await newPhone(app, thief);
  const tries = [
    listCopy(app, thief, item_id, 1000),
    app.call('GET /items/:id/listing-quote', { params, query: { price_cents: 1000 } }, thief.as),
    app.call('POST /items/:id/gift', { params, body: { user_name: thief.user_name } }, keyed(thief.as)),
    app.call('POST /items/:id/burn', { params }, keyed(thief.as)),
    app.call('PUT /items/:id/use', { params, body: { in_use: true } }, thief.as),
    app.call('POST /items/:id/key', { params, body: { key_id: phone.key_id } }, thief.as),
  ];
  expect((await Promise.all(tries)).map(codeOf)).toEqual(Array(6).fill('items.not-yours'));
  expect(await holderOf(app, item_id)).toEqual({ holder_id: fan.id, state: 'held' });
});

test('a design of another club is none here: not sold, auctioned, drawn or granted', async () => {
  const design_id = await putDesign(app, { club_id: stage.club.id });
  const other = await shops.fresh();
  const params = { id: other.club.id };
  const as = keyed(other.owner.as);
  const store = await app.call(
    'POST /clubs/:id/listings',
    { params, body: { design_id, price_cents: 900 } },
    as,
  );
  const ends_at = new Date(app.clock.now().getTime() + HOUR_MS).toISOString();
  const lot = { design_id, title: 'A lot', start_amount: 900, ends_at };
  const auction = await app.call('POST /clubs/:id/auctions', { params, body: lot }, keyed(other.owner.as));
  const grant = { to: 'names' as const, user_names: [fan.user_name] };
  const granted = await app.call(
    'POST /item-designs/:id/grants',
    { params: { id: design_id }, body: grant },
    keyed(other.owner.as),
  );
  expect([store, auction, granted].map(codeOf)).toEqual([
    'items.design-not-found',
    'items.design-not-found',
    'clubs.staff-only',
  ]);
  const { data: pool } = await app.ok(
    'POST /clubs/:id/gacha',
    { params, body: { name: 'Tin' } },
    other.owner.as,
  );
  const version = { price_cents: 100, entries: [{ design_id, weight: 1 }] };
  const announced = await app.call(
    'POST /gacha/:id/versions',
    { params: { id: pool.id }, body: version },
    other.owner.as,
  );
  expect(codeOf(announced)).toBe('gacha.entries-refused');
});

test('an auction that has ended: no bid, no buying at once, no change, no calling off', async () => {
  const lot = await openLot(stage, { buy_now_cents: 9000 });
  app.clock.advance(2 * HOUR_MS);
  const params = { id: lot.id };
  const tries = [
    await bid(app, fan, lot.id, { amount: 3000 }),
    await app.call(
      'POST /auctions/:id/buy-now',
      { params, body: { expected_price_cents: 9000 } },
      keyed(fan.as),
    ),
    await app.call('PATCH /auctions/:id', { params, body: { title: 'Late' } }, stage.owner.as),
    await app.call('POST /auctions/:id/cancel', { params }, stage.owner.as),
  ];
  expect(tries.map(codeOf)).toEqual(Array(4).fill('auctions.ended'));
  expect(await moneyOf(app, fan.id)).toEqual({ balance: 50_000, held: 0 });
});

describe('another asset', () => {
  async function tokenPool(at: Stage): Promise<TestPool> {
    await openTokenAsset(app.platform.db, at.club.id);
    const params = { id: at.club.id };
    const { data } = await app.ok('POST /clubs/:id/gacha', { params, body: { name: 'Tin' } }, at.owner.as);
    const design_id = await putDesign(app, { club_id: at.club.id });
    const body = { price_cents: 40, asset: 'token' as const, entries: [{ design_id, weight: 1 }] };
    await app.ok('POST /gacha/:id/versions', { params: { id: data.id }, body }, at.owner.as);
    return { id: data.id, price_cents: 40, designs: new Map() };
  }
  const tokensOf = async (clubId: string) => {
    const { rows } = await app.platform.db.query<{ balance: number }>({
      text: `select balance from ledger_balances where owner_kind = 'user' and owner_id = $1 and asset_id = $2`,
      values: [fan.id, `token:${clubId}`],
    });
    return rows[0]?.balance ?? 0;
  };
  const giveTokens = (clubId: string, amount: number) =>
    postTransfer(app.platform.db, {
      ...{ kind: 'reward', cause: { kind: 'reward', id: 'r' }, club_id: clubId, actor_id: null, key: null },
      moves: [{ from: issuerOf(clubId), to: userAccount(fan.id), asset_id: `token:${clubId}`, amount }],
      at: app.clock.now(),
    });

  test('credits pay no draw that costs tokens, nor another club’s tokens, and tokens pay nothing that costs credits', async () => {
    const pool = await tokenPool(stage);
    const elsewhere = await shops.fresh();
    await tokenPool(elsewhere);
    await makeAdult(app, fan.id);
    await chooseSeed(app, fan, pool.id);
    await giveTokens(elsewhere.club.id, 500);
    expect(codeOf(await callDraw(app, fan, pool))).toBe('ledger.not-enough');
    expect(await moneyOf(app, fan.id)).toEqual({ balance: 50_000, held: 0 });
    expect(await tokensOf(elsewhere.club.id)).toBe(500);

    await giveTokens(stage.club.id, 40);
    expect(codeOf(await callDraw(app, fan, pool))).toBe('ok');
    expect([await tokensOf(stage.club.id), await moneyOf(app, fan.id)]).toEqual([
      0,
      { balance: 50_000, held: 0 },
    ]);

    const poor = await fanWith(stage, 0, 'member');
    fan = poor;
    await giveTokens(stage.club.id, 100_000);
    const listing = await inStore(stage);
    expect(codeOf(await buy(app, poor, listing.id, 2000))).toBe('ledger.not-enough');
    const lot = await openLot(stage);
    expect(codeOf(await bid(app, poor, lot.id, { amount: 1000 }))).toBe('ledger.not-enough');
    expect(await tokensOf(stage.club.id)).toBe(100_000);
  });

  test('a pool is not priced in a token that the club has not', async () => {
    const params = { id: stage.club.id };
    const { data } = await app.ok('POST /clubs/:id/gacha', { params, body: { name: 'Tin' } }, stage.owner.as);
    const design_id = await putDesign(app, { club_id: stage.club.id });
    const body = { price_cents: 40, asset: 'token' as const, entries: [{ design_id, weight: 1 }] };
    const answered = await app.call(
      'POST /gacha/:id/versions',
      { params: { id: data.id }, body },
      stage.owner.as,
    );
    expect(codeOf(answered)).toBe('gacha.token-missing');
  });
});

test('a clock that was put back turns nothing round: lines go on, ended stays ended, nothing is done twice', async () => {
  const listing = await inStore(stage);
  const pool = await openTestPool(app, { club: { id: stage.club.id, owner: stage.owner } });
  await makeAdult(app, fan.id);
  await chooseSeed(app, fan, pool.id);
  const lot = await openLot(stage);
  expect(codeOf(await bid(app, fan, lot.id, { amount: 1000 }))).toBe('ok');
  app.clock.advance(2 * HOUR_MS);
  expect((await app.ok('GET /auctions/:id', { params: { id: lot.id } }, fan.as)).data.state).toBe('settled');
  const as = keyed(fan.as);
  const call = { params: { id: listing.id }, body: { expected_price_cents: 2000 } };
  const { data: first } = await app.ok('POST /listings/:id/buy', call, as);
  const day_ms = 24 * HOUR_MS;
  try {
    app.clock.advance(-day_ms);
    expect((await app.ok('POST /listings/:id/buy', call, as)).data).toEqual(first);
    expect(codeOf(await bid(app, fan, lot.id, { amount: 9000 }))).toBe('auctions.ended');
    expect(codeOf(await buy(app, fan, listing.id, 2000))).toBe('ok');
    expect(codeOf(await callDraw(app, fan, pool))).toBe('ok');
    expect(codeOf(await listCopy(app, fan, first.item_id, 900))).toBe('ok');
    const { data } = await app.ok('GET /wallet/statement', { query: {} }, fan.as);
    const balances = data.flatMap((line) => ('balance_cents' in line ? [line.balance_cents] : []));
    // The newest line first, each with the balance that the one before it left.
    expect(balances).toEqual(balances.toSorted((a, b) => a - b));
    expect(await moneyOf(app, fan.id)).toMatchObject({ balance: balances[0] });
  } finally {
    app.clock.advance(day_ms);
  }
});
