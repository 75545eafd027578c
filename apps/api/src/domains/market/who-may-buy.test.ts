// Owns: who may buy in a store, where the club sells to some only: what each is told, and that nobody else gets a copy.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clubMoney, fanWith, moneyOf } from '#app/testing/auctions.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { keyed, putDesign, putItem } from '#app/testing/items.ts';
import { buy, inStore, look, openShops, resold, type Shops } from '#app/testing/market.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { grantTier } from '#domains/memberships/public/grant-tier.ts';

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

async function tierByHand(): Promise<string> {
  const body = { name: 'Side stage', hue: 1, reached_by: { by: 'hand' } as const, benefits: [] };
  const call = { params: { id: stage.club.id }, body };
  const { data } = await app.ok('POST /clubs/:id/tiers', call, stage.owner.as);
  return data.at(-1)?.id ?? '';
}

async function seatIn(tier_id: string, fan: Somebody): Promise<void> {
  const grant = { club_id: stage.club.id, user_id: fan.id, tier_id, source: 'hand' };
  await app.platform.db.transaction((tx) => grantTier(app.platform, tx, grant));
}

test('is told to everybody, and holds for everybody', async () => {
  const tier_id = await tierByHand();
  const listing = await inStore(stage, { condition: { kind: 'tier', tier_id } });
  const [member, seated] = [await fanWith(stage, 5000, 'member'), await fanWith(stage, 5000, 'member')];
  await seatIn(tier_id, seated);
  const guest = await fanWith(stage, 5000);
  const unverified = await stage.make('unverified');
  const banned = await stage.make('banned');
  const leaf = { kind: 'tier', tier_id, label: 'Side stage' };
  const rows = [
    [undefined, { cannot_buy: 'sign-in', locked: true, condition: { ...leaf, met: null } }, null],
    [unverified, { cannot_buy: 'verify-email', locked: true }, 'email-not-verified'],
    [guest, { cannot_buy: 'condition', locked: true }, 'market.condition-unmet'],
    [member, { cannot_buy: 'condition', condition: { ...leaf, met: false } }, 'market.condition-unmet'],
    [stage.owner, { cannot_buy: 'staff', management: {} }, 'items.staff-receive-nothing'],
    [banned, { cannot_buy: 'banned' }, 'clubs.banned'],
    [seated, { cannot_buy: null, locked: false, condition: { ...leaf, met: true } }, 'ok'],
  ] as const;
  for (const [who, shown, outcome] of rows) {
    expect(await look(app, listing.id, who), outcome ?? 'visitor').toMatchObject({ listing: shown });
    if (who === undefined) continue;
    const answer = await buy(app, who, listing.id, 2000);
    expect(answer.ok ? 'ok' : answer.error.code).toBe(outcome);
  }
  for (const refused of [member, guest])
    expect(await moneyOf(app, refused.id)).toEqual({ balance: 5000, held: 0 });
  expect(await clubMoney(app, stage.club.id)).toBe(1800);
});

test('any part will do; what must not be keeps out; who reaches it may', async () => {
  const design_id = await putDesign(app, { club_id: stage.club.id });
  const wanted: ConditionTree = {
    all: [
      {
        any: [
          { kind: 'item', design_id },
          { kind: 'level', at_least: 2 },
        ],
      },
      { not: { kind: 'xp', at_least: 5000 } },
    ],
  };
  const listing = await inStore(stage, { condition: wanted });
  const [ann, ben] = [await fanWith(stage, 9000, 'member'), await fanWith(stage, 9000, 'member')];
  const refused = { error: { code: 'market.condition-unmet' } };
  expect(await buy(app, ann, listing.id, 2000)).toMatchObject(refused);
  await putItem(app, design_id, ann.id);
  expect(await buy(app, ann, listing.id, 2000)).toMatchObject({ status: 201 });
  const grant = (amount: number, n: number) =>
    app.platform.db.transaction((tx) =>
      grantXp(app.platform, tx, {
        club_id: stage.club.id,
        user_id: ben.id,
        amount,
        cause: { kind: 'test', id: `who-may-${n}` },
      }),
    );
  await grant(100, 1);
  expect(await buy(app, ben, listing.id, 2000)).toMatchObject({ status: 201 });
  await grant(4900, 2);
  expect(await buy(app, ben, listing.id, 2000)).toMatchObject(refused);
});

test('is changed and taken away again; the answer to a purchase made before stays the same', async () => {
  const listing = await inStore(stage, { condition: { kind: 'level', at_least: 1 } });
  const ann = await fanWith(stage, 9000, 'member');
  const as = keyed(ann.as);
  const call = { params: { id: listing.id }, body: { expected_price_cents: 2000 } };
  const { data: bought } = await app.ok('POST /listings/:id/buy', call, as);
  const edit = (condition: ConditionTree | null) =>
    app.ok('PATCH /listings/:id', { params: { id: listing.id }, body: { condition } }, stage.owner.as);
  expect((await edit({ kind: 'level', at_least: 9 })).data.condition).toEqual({
    ...{ kind: 'level', at_least: 9 },
    ...{ label: '', met: false, have: 1 },
  });
  expect((await app.ok('POST /listings/:id/buy', call, as)).data).toEqual(bought);
  expect(await buy(app, ann, listing.id, 2000)).toMatchObject({ error: { code: 'market.condition-unmet' } });
  expect((await edit(null)).data).toMatchObject({ condition: null });
  expect(await buy(app, ann, listing.id, 2000)).toMatchObject({ status: 201 });
});

test('asks for nothing that is not in the club, and nothing of a resale', async () => {
  const elsewhere = await shops.fresh();
  const design_id = await putDesign(app, { club_id: elsewhere.club.id });
  const own = await putDesign(app, { club_id: stage.club.id });
  const condition: ConditionTree = { kind: 'item', design_id };
  const unknown = { error: { code: 'conditions.unknown-part' } };
  const body = { design_id: own, price_cents: 2000, condition };
  const call = { params: { id: stage.club.id }, body };
  expect(await app.call('POST /clubs/:id/listings', call, keyed(stage.owner.as))).toMatchObject(unknown);
  const listing = await inStore(stage);
  const change = { params: { id: listing.id }, body: { condition } };
  expect(await app.call('PATCH /listings/:id', change, stage.owner.as)).toMatchObject(unknown);
  const seller = await fanWith(stage, 0);
  const { listing: offered } = await resold(stage, seller, 4000);
  const theirs = { params: { id: offered.id }, body: { condition: null } };
  expect(await app.call('PATCH /listings/:id', theirs, seller.as)).toMatchObject({
    error: { code: 'market.resale-fixed' },
  });
  await expect(
    app.platform.db.query({
      text: `update listings set condition = '{"kind":"xp","at_least":1}' where id = $1`,
      values: [offered.id],
    }),
  ).rejects.toThrow('listings_condition');
});

test('a page of such listings costs as many queries as one', async () => {
  for (const at_least of [2, 3, 4]) await inStore(stage, { condition: { kind: 'level', at_least } });
  const ann = await fanWith(stage, 0, 'member');
  const read = async (limit: number) => {
    const call = { params: { id: stage.club.id }, query: { limit } };
    return countQueries(() => app.ok('GET /clubs/:id/market', call, ann.as));
  };
  const three = await read(3);
  expect(three.queries.length).toBe((await read(1)).queries.length);
  expect(three.answer.data).toMatchObject([
    { listing: { locked: true } },
    { listing: { locked: true } },
    { listing: { locked: true } },
  ]);
});
