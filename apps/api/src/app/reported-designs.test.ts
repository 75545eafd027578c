// Owns: a design that three members of standing report is out of sight until somebody decides, unless it is under the hammer.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLot } from './testing/auctions.ts';
import { buy, inStore, openShops, type Shops } from './testing/market.ts';
import type { TestApp } from './testing/test-app.ts';
import type { Somebody, Stage } from './testing/world.ts';

const DAY_MS = 86_400_000;

let shops: Shops;
let app: TestApp;
let stage: Stage;
let operator: Somebody;
let members: Somebody[];
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
  operator = await (await shops.fresh()).make('operator');
});
afterAll(() => shops.close());
beforeEach(async () => {
  stage = await shops.fresh();
  members = [await stage.make('member'), await stage.make('member'), await stage.make('member')];
  app.clock.advance(8 * DAY_MS);
});

const report = (id: string, { as }: Somebody) =>
  app.ok('POST /reports', { body: { kind: 'item', id, reason: 'other' } }, as);

async function caseOf(designId: string) {
  const { data } = await app.ok('GET /operator/cases', { query: {} }, operator.as);
  return data.find((one) => one.subject.id === designId);
}

const reportsOn = async (designId: string) => (await caseOf(designId))?.reports;

const seenBy = async ({ as }: Somebody) =>
  (await app.ok('GET /clubs/:id/item-designs', { params: { id: stage.club.id }, query: {} }, as)).data.map(
    ({ id }) => id,
  );

test('two reports do nothing, the third takes it out of sight, and a dismissal brings it back', async () => {
  const { id: listing_id, design } = await inStore(stage);
  const [first, second, third] = members as [Somebody, Somebody, Somebody];
  await report(design.id, first);
  await report(design.id, second);
  await expect.poll(() => reportsOn(design.id)).toBe(2);
  expect(await seenBy(first)).toEqual([design.id]);

  await report(design.id, third);
  await expect.poll(() => caseOf(design.id)).toMatchObject({ reports: 3, hidden: true });
  expect(await seenBy(first)).toEqual([]);
  expect(await buy(app, first, listing_id, 2000)).toMatchObject({ error: { code: 'market.not-found' } });
  const made = await app.ok('GET /item-designs/:id', { params: { id: design.id } }, stage.owner.as);
  expect(made.data.management).toMatchObject({ hidden: { reason: '' }, can: { grant: false } });

  const id = (await caseOf(design.id))?.id ?? '';
  const body = { act: 'dismiss', reason: 'It is theirs.' } as const;
  await app.ok('PUT /cases/:id/decision', { params: { id }, body }, operator.as);
  expect(await seenBy(first)).toEqual([design.id]);
});

test('what stands in an auction waits in sight: who leads must not end the bidding by having it reported', async () => {
  const ends_at = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
  const { id, design } = await openLot(stage, { ends_at });
  for (const member of members) await report(design.id, member);
  await expect.poll(() => reportsOn(design.id)).toBe(3);
  expect(await caseOf(design.id)).toMatchObject({ hidden: false });
  const lot = await app.ok('GET /auctions/:id', { params: { id } }, members[0]?.as);
  expect(lot.data).toMatchObject({ state: 'live', can: { bid: true } });
});
