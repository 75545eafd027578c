// Owns: a ticket or coupon goes on sale only where it can be redeemed: in the store, an auction, a pack and by a fan.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fanWith, HOUR_MS, inMs } from '#app/testing/auctions.ts';
import { keyed, putDesign, putItem, type WantedDesign } from '#app/testing/items.ts';
import { listCopy, look, openShops, type Shops } from '#app/testing/market.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';

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

const codeOf = (answered: { ok: boolean; error?: { code: string } }) =>
  answered.ok ? 'ok' : answered.error?.code;

/** Each way to put a design on sale, answering the code of its refusal. */
const ways = {
  store: async (design_id: string) => {
    const call = { params: { id: stage.club.id }, body: { design_id, price_cents: 2000 } };
    return codeOf(await app.call('POST /clubs/:id/listings', call, keyed(stage.owner.as)));
  },
  auction: async (design_id: string) => {
    const body = { design_id, title: 'One of them', start_amount: 500, ends_at: inMs(app, HOUR_MS) };
    const call = { params: { id: stage.club.id }, body };
    return codeOf(await app.call('POST /clubs/:id/auctions', call, keyed(stage.owner.as)));
  },
  pack: async (design_id: string) => {
    const params = { id: stage.club.id };
    const { data } = await app.ok('POST /clubs/:id/gacha', { params, body: { name: 'Tin' } }, stage.owner.as);
    const body = { price_cents: 50, entries: [{ design_id, weight: 1 }], opens_at: null };
    const answered = await app.call(
      'POST /gacha/:id/versions',
      { params: { id: data.id }, body },
      stage.owner.as,
    );
    if (answered.ok) return 'ok';
    const { code, details } = answered.error as {
      code: string;
      details?: { problems: { problem: string }[] };
    };
    return details?.problems[0]?.problem === 'not-redeemable' ? 'items.cannot-be-redeemed' : code;
  },
  resale: async (design_id: string) => {
    const ann = await fanWith(stage, 0);
    const { item_id } = await putItem(app, design_id, ann.id);
    return codeOf(await listCopy(app, ann, item_id, 1000));
  },
};

describe.each(Object.entries(ways))('%s', (_way, sell) => {
  test.each(['ticket', 'coupon'] as const)('a %s only where it can be redeemed', async (kind) => {
    const design = (more: Partial<WantedDesign>) => putDesign(app, { club_id: stage.club.id, kind, ...more });
    expect(await sell(await design({}))).toBe('items.cannot-be-redeemed');
    const redeem = { from: new Date(app.clock.now().getTime() + 48 * HOUR_MS) };
    expect(await sell(await design({ redeem }))).toBe('ok');
  });

  test('anything else is asked for no place', async () => {
    expect(await sell(await putDesign(app, { club_id: stage.club.id, kind: 'perk' }))).toBe('ok');
  });
});

test('a coupon that has expired cannot be resold', async () => {
  const redeem = { until: new Date(app.clock.now().getTime() - HOUR_MS) };
  expect(await ways.resale(await putDesign(app, { club_id: stage.club.id, kind: 'coupon', redeem }))).toBe(
    'items.cannot-be-redeemed',
  );
});

test('a listing says place, times and whether it can change hands', async () => {
  const from = new Date(app.clock.now().getTime() + 48 * HOUR_MS);
  const design_id = await putDesign(app, { club_id: stage.club.id, redeem: { place: 'Paper Hall', from } });
  const call = { params: { id: stage.club.id }, body: { design_id, price_cents: 2000 } };
  const { data } = await app.ok('POST /clubs/:id/listings', call, keyed(stage.owner.as));
  const redeemable = {
    ...{ place: 'Paper Hall', from: from.toISOString(), transfer_closes_at: from.toISOString() },
    ...{ starts_at: null, address: '', gate: '' },
  };
  expect(await look(app, data.id)).toMatchObject({ listing: { design: { transferable: true, redeemable } } });
  const { data: market } = await app.ok('GET /clubs/:id/market', {
    params: { id: stage.club.id },
    query: {},
  });
  expect(market[0]).toMatchObject({ listing: { design: { redeemable } } });
});
