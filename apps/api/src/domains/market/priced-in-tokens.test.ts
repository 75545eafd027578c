// Tests a store that sells for fan tokens: paid to the issuer with the copy, refunded from there, beside what is sold for credits, and
// many who buy at once spend no more than they have.

import type { CallInput } from '@stagepass/contract/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinedMember } from '#app/testing/clubs.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { inStore, openShops, type Shops } from '#app/testing/market.ts';
import { codeOf } from '#app/testing/mission-calls.ts';
import { auditSales } from '#app/testing/orders.ts';
import { openMailbox, type Registered } from '#app/testing/people.ts';
import { openToken, rewardTokens, tokensOf, whatTokensMiss } from '#app/testing/tokens.ts';
import type { Stage } from '#app/testing/world.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { openByPrice } from './open-by-price.store.ts';

let shops: Shops;
let stage: Stage;
let symbol: string;
beforeAll(async () => {
  shops = await openShops();
  stage = await shops.fresh();
  ({ symbol } = await openToken(stage, { cap: 100_000 }));
}, 60_000);
afterAll(async () => {
  const { db } = shops.app.platform;
  expect(await auditSales(shops.app)).toEqual([]);
  expect(await whatTokensMiss(db)).toEqual([]);
  expect(await auditLedger(db)).toMatchObject({ found: 0, differences: [] });
  await shops.close();
});

async function fanWith(tokens: number): Promise<Registered> {
  const fan = await joinedMember(stage.app, openMailbox(stage.app), stage.club.id);
  if (tokens > 0) await rewardTokens(stage, fan.id, tokens);
  return fan;
}
const forTokens = (price_tokens: number, wanted: Parameters<typeof inStore>[1] = {}) =>
  inStore(stage, { price_cents: undefined, price_tokens, ...wanted });
const buy = (fan: Pick<Registered, 'as'>, id: string, expected_price_cents: number) =>
  stage.app.call('POST /listings/:id/buy', { params: { id }, body: { expected_price_cents } }, keyed(fan.as));
const books = async () =>
  (await stage.app.ok('GET /clubs/:id/token/supply', { params: { id: stage.club.id } })).data;
const held = (fan: Registered) => tokensOf(stage.app, stage.club.id, fan.id);

test('tokens go back to the issuer with the copy, and nobody earns anything', async () => {
  const fan = await fanWith(50);
  const listing = await forTokens(12);
  expect(listing).toMatchObject({ price_cents: 12, token: { symbol } });
  const quote = await stage.app.ok('GET /market-items/:id/quote', { params: { id: listing.id } }, fan.as);
  expect(quote.data).toMatchObject({ total_cents: 12, fee_cents: 0, to_seller_cents: 0 });
  const before = await books();
  expect(codeOf(await buy(fan, listing.id, 11))).toBe('market.price-changed');
  const bought = await buy(fan, listing.id, 12);
  expect(bought).toMatchObject({ ok: true, body: { data: { paid_cents: 12, number: 1 } } });
  expect(await held(fan)).toBe(38);
  const after = await books();
  expect([after.given_out - before.given_out, after.spent - before.spent]).toEqual([0, 12]);
  const { rows } = await stage.app.platform.db.query<{ paid_cents: number; paid_tokens: number }>({
    text: `select (payload ->> 'paid_cents')::int as paid_cents, (payload ->> 'paid_tokens')::int as paid_tokens
      from outbox_events where name = 'market.item-sold' and payload ->> 'listing_id' = $1`,
    values: [listing.id],
  });
  expect(rows).toEqual([{ paid_cents: 0, paid_tokens: 12 }]);
  // It is no price of the day, and nothing that one could compare with dollars.
  const { data: prices } = await stage.app.ok('GET /item-designs/:id/prices', {
    params: { id: listing.design.id },
  });
  expect(prices).toMatchObject({ sales: 0, floor_cents: null });
});

test('a refund takes the same tokens from the issuer, and the copy back into the store', async () => {
  const fan = await fanWith(20);
  const listing = await forTokens(20, { stock: 1 });
  const bought = await buy(fan, listing.id, 20);
  const [before, item_id] = [await books(), bought.ok ? bought.body.data.item_id : ''];
  const { data: own } = await stage.app.ok('GET /orders', {}, fan.as);
  const order = own.find((one) => one.asset_id === `token:${stage.club.id}`);
  expect(order).toMatchObject({ paid_cents: 20, token: { symbol } });
  const body = { reason: 'Sent twice' };
  await stage.app.ok(
    'POST /orders/:id/refund',
    { params: { id: order?.id ?? '' }, body },
    keyed(stage.owner.as),
  );
  expect(await held(fan)).toBe(20);
  const after = await books();
  expect([after.given_out, after.spent - before.spent]).toEqual([before.given_out, -20]);
  const { rows } = await stage.app.platform.db.query<{ state: string }>({
    text: 'select state from items where id = $1',
    values: [item_id],
  });
  expect(rows).toEqual([{ state: 'escrowed' }]);
});

test('a listing has one price, in a token that is there, and stays priced in it', async () => {
  const other = await shops.fresh();
  const design_id = await putDesign(stage.app, { club_id: other.club.id });
  const put = (prices: { price_cents?: number; price_tokens?: number }) =>
    stage.app.call(
      'POST /clubs/:id/listings',
      { params: { id: other.club.id }, body: { design_id, ...prices } },
      keyed(other.owner.as),
    );
  expect(codeOf(await put({ price_tokens: 5 }))).toBe('tokens.not-found');
  expect(codeOf(await put({}))).toBe('market.listing-uneven');
  expect(codeOf(await put({ price_cents: 500, price_tokens: 5 }))).toBe('market.listing-uneven');
  const listing = await forTokens(5);
  const change = (body: { price_cents?: number; price_tokens?: number }) =>
    stage.app.call('PATCH /listings/:id', { params: { id: listing.id }, body }, stage.owner.as);
  expect(codeOf(await change({ price_cents: 500 }))).toBe('market.listing-uneven');
  expect(await change({ price_tokens: 7 })).toMatchObject({ ok: true, body: { data: { price_cents: 7 } } });
  const inCredits = await inStore(stage);
  const body = { price_tokens: 7 };
  const refused = stage.app.call(
    'PATCH /listings/:id',
    { params: { id: inCredits.id }, body },
    stage.owner.as,
  );
  expect(codeOf(await refused)).toBe('market.listing-uneven');
});

test('many who buy at once, for tokens and for credits, pay what they have and no more', async () => {
  const [forSome, forCredits] = [await forTokens(10, { stock: 8 }), await inStore(stage, { stock: 8 })];
  const fans: Registered[] = [];
  for (let at = 0; at < 10; at += 1) {
    const fan = await fanWith(at < 3 ? 9 : 25);
    await giveCredits(stage.app.platform.db, { user_id: fan.id, amount: 2000 });
    fans.push(fan);
  }
  const work = fans.flatMap((fan) => [
    buy(fan, forSome.id, 10),
    buy(fan, forSome.id, 10),
    buy(fan, forSome.id, 10),
    buy(fan, forCredits.id, 2000),
  ]);
  const codes = (await Promise.all(work)).map(codeOf);
  const count = (code: string | undefined) => codes.filter((one) => one === code).length;
  expect(count(undefined)).toBe(16);
  expect(count('tokens.not-enough') + count('market.sold') + count('ledger.not-enough')).toBe(24);
  let left = 0;
  for (const fan of fans) left += await held(fan);
  expect(left).toBe(3 * 9 + 7 * 25 - 80);
  expect(await Promise.all(fans.slice(0, 3).map(held))).toEqual([9, 9, 9]);
});

describe('sorted by price', () => {
  type Asked = NonNullable<CallInput<'GET /clubs/:id/market'>['query']>;
  let shop: Stage;
  let names: Map<string, string>;
  beforeAll(async () => {
    shop = await shops.fresh();
    await openToken(shop, { cap: 100_000 });
    const prices = [
      ['$3', { price_cents: 300 }],
      ['$90', { price_cents: 9000 }],
      ['$9', { price_cents: 900 }],
      ['1 token', { price_cents: undefined, price_tokens: 1 }],
      ['500 tokens', { price_cents: undefined, price_tokens: 500 }],
      ['400 tokens', { price_cents: undefined, price_tokens: 400 }],
    ] as const;
    names = new Map();
    for (const [name, price] of prices) names.set((await inStore(shop, price)).id, name);
  });

  async function read(query: Asked) {
    const { data, next_cursor } = await shop.app.ok('GET /clubs/:id/market', {
      params: { id: shop.club.id },
      query,
    });
    const found = data.map((entry) => (entry.type === 'listing' ? names.get(entry.listing.id) : undefined));
    return { found, next_cursor };
  }

  test.each([
    [{ sort: 'cheapest' }, ['$3', '$9', '$90', '1 token', '400 tokens', '500 tokens']],
    [{ sort: 'dearest' }, ['$90', '$9', '$3', '500 tokens', '400 tokens', '1 token']],
    [{ sort: 'cheapest', paid_in: 'token' }, ['1 token', '400 tokens', '500 tokens']],
    [{ sort: 'dearest', paid_in: 'credits' }, ['$90', '$9', '$3']],
  ] as const)('%o stands in each kind of price by itself, page by page', async (query, expected) => {
    expect((await read(query)).found).toEqual(expected);
    for (const limit of [1, 2, 3, 4]) {
      const seen: unknown[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await read({ ...query, limit, ...(cursor == null ? {} : { cursor }) });
        seen.push(...page.found);
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen).toEqual(expected);
    }
  });

  test.each(['cheapest', 'dearest'] as const)(
    'a page by price (%s) is a walk along its index',
    async (sort) => {
      const { db } = shop.app.platform;
      const crowd = await shops.fresh();
      await openToken(crowd, { cap: 100_000 });
      await inStore(crowd);
      await inStore(crowd, { price_cents: undefined, price_tokens: 7 });
      await db.query({
        text: `insert into listings (id, club_id, kind, asset_id, design_id, price, rank, state, created_by, created_at)
        select gen_random_uuid(), l.club_id, l.kind, l.asset_id, l.design_id, 100 + n, l.rank, l.state, l.created_by, l.created_at
        from listings l, generate_series(1, 3000) n where l.club_id = $1`,
        values: [crowd.club.id],
      });
      await db.query({ text: 'analyze listings' });
      await db.query({ text: 'analyze item_designs' });
      const after = { place: 1, price: 2000, id: crowd.club.id };
      const filter = {
        club_id: crowd.club.id,
        kind: 'store',
        viewer_id: null,
        sort,
        now: shop.app.clock.now(),
      } as const;
      const { text, values } = openByPrice(filter, { after, limit: 25 });
      const { rows } = await db.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan( Backward)? using listings_by_asset_and_price/);
      expect(plan).toMatch(/Index Cond: .*asset_id = .*ROW\(l?_?1?\.?price, /);
      await db.query({ text: 'delete from listings where club_id = $1', values: [crowd.club.id] });
    },
  );
});
