// Races on the real database: 200 buy the last copy at once, in the store and from a fan, one person with one key, and what only
// some may buy.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fanWith, moneyOf } from '#app/testing/auctions.ts';
import { putDesign, putItem } from '#app/testing/items.ts';
import { inStore, resold } from '#app/testing/market.ts';
import { closeRace, MANY, openRace, type Race, tally } from '#app/testing/races.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { buyListing } from './actions/buy-listing.ts';
import { closeListing } from './actions/keep-store.ts';
import { lockListing, updateListing } from './listings.store.ts';

let race: Race;
let app: TestApp;
let stage: Stage;
let crowd: Race['crowd'];
beforeAll(async () => {
  race = await openRace(100_000);
  ({ app, stage, crowd } = race);
}, 60_000);
afterAll(() => closeRace(race));

function buyAs(actor: SignedIn, listing_id: string, price: number, key: string = randomUUID()) {
  const endpoint = 'POST /listings/:id/buy';
  const idempotency = { user_id: actor.user_id, endpoint, key, body_hash: `${listing_id}-${price}` };
  return buyListing(app.platform, actor, { listing_id, expected_price_cents: price, idempotency });
}

async function balances(): Promise<Map<string, number>> {
  const { rows } = await app.platform.db.query<{ owner_id: string; balance: number }>({
    text: `select owner_id, balance::bigint from ledger_balances where owner_kind = 'user' and owner_id = any($1)`,
    values: [crowd.map((actor) => actor.user_id)],
  });
  return new Map(rows.map((row) => [row.owner_id, row.balance]));
}

/** What each paid between two looks; nothing of those who paid nothing. */
function paid(before: Map<string, number>, after: Map<string, number>): number[] {
  return [...before].flatMap(([id, was]) => (was === after.get(id) ? [] : [was - (after.get(id) ?? 0)]));
}

test.each([
  ['in stock', { stock: 1 }, null],
  ['of the edition', {}, 1],
])(
  'the last copy %s: one wins, 199 are told so, and no money moved for them',
  async (_, body, edition) => {
    const listing = await inStore(stage, body, { edition_size: edition });
    const before = await balances();
    expect(await tally(crowd.map((actor) => buyAs(actor, listing.id, 2000)))).toEqual({
      ok: 1,
      'market.sold': 199,
    });
    expect(paid(before, await balances())).toEqual([2000]);
    const { rows } = await app.platform.db.query<{ copies: number; sales: number }>({
      text: `select (select count(*)::int from items where design_id = $1) as copies,
        (select count(*)::int from listing_sales where listing_id = $2) as sales`,
      values: [listing.design.id, listing.id],
    });
    expect(rows[0]).toEqual({ copies: 1, sales: 1 });
  },
  60_000,
);

test('two listings of one edition never sell more than there is', async () => {
  const first = await inStore(stage, {}, { edition_size: 10 });
  const second = await inStore(stage, { design_id: first.design.id, per_fan_limit: 1 });
  const work = crowd.map((actor, at) => buyAs(actor, at % 2 === 0 ? first.id : second.id, 2000));
  expect(await tally(work)).toEqual({ ok: 10, 'market.sold': 190 });
}, 60_000);

test('a fan’s copy: one of 200 has it, and the seller is paid once', async () => {
  const seller = await fanWith(stage, 0);
  const { listing } = await resold(stage, seller, 4000);
  const before = await balances();
  expect(await tally(crowd.map((actor) => buyAs(actor, listing.id, 4000)))).toEqual({
    ok: 1,
    'market.sold': 199,
  });
  expect(paid(before, await balances())).toEqual([4000]);
  expect(await moneyOf(app, seller.id)).toEqual({ balance: 3700, held: 0 });
}, 60_000);

test('one who takes a copy back while many buy it: sold or taken back, never both', async () => {
  const seller = await fanWith(stage, 0);
  const { listing } = await resold(stage, seller, 4000);
  const someone = crowd[0] as SignedIn;
  const own = { ...someone, user_id: seller.id };
  const buyers = crowd.slice(0, 20).map((actor) => buyAs(actor, listing.id, 4000));
  const back = tally([closeListing(app.platform, own, listing.id)]);
  const sales = await tally(buyers);
  const taken = (await back)['ok'] ?? 0;
  expect((sales['ok'] ?? 0) + taken).toBe(1);
}, 60_000);

test('the same key 200 times at once buys once', async () => {
  const listing = await inStore(stage);
  const fan = crowd[0] as SignedIn;
  const before = await balances();
  const answers = await Promise.all(
    Array.from({ length: MANY }, () => buyAs(fan, listing.id, 2000, 'one-key-for-all')),
  );
  expect(new Set(answers.map(({ item_id }) => item_id)).size).toBe(1);
  expect(paid(before, await balances())).toEqual([2000]);
}, 60_000);

test('200 at once where the club sells to some only: they alone get the copies that there are', async () => {
  const { platform } = app;
  const pass = await putDesign(app, { club_id: stage.club.id });
  const among = crowd.slice(0, 30);
  for (const { user_id } of among) await putItem(app, pass, user_id);
  const listing = await inStore(stage, { stock: 20, condition: { kind: 'item', design_id: pass } });
  const before = await balances();
  const work = crowd.toReversed().map((actor) => buyAs(actor, listing.id, 2000));
  const { ok, 'market.sold': gone, 'market.condition-unmet': unmet } = await tally(work);
  expect(ok).toBe(20);
  // Once the last is gone, that is what everybody is told.
  expect((gone ?? 0) + (unmet ?? 0)).toBe(180);
  expect(paid(before, await balances())).toEqual(Array(20).fill(2000));
  const { rows } = await platform.db.query<{ buyer_id: string }>({
    text: 'select buyer_id from listing_sales where listing_id = $1',
    values: [listing.id],
  });
  const allowed = new Set(among.map(({ user_id }) => user_id));
  expect(rows.filter(({ buyer_id }) => !allowed.has(buyer_id))).toEqual([]);
}, 60_000);

test('a condition that is set while buyers wait holds for all of them', async () => {
  const listing = await inStore(stage);
  const before = await balances();
  const waiting = await app.platform.db.transaction(async (tx) => {
    await lockListing(tx, listing.id);
    const work = crowd.slice(0, 50).map((actor) => buyAs(actor, listing.id, 2000));
    const answers = tally(work);
    await expect
      .poll(async () => {
        const { rows } = await app.platform.db.query<{ waits: number }>({
          text: `select count(*)::int as waits from pg_stat_activity
            where wait_event_type = 'Lock' and query like '%market_enter_stock%'`,
        });
        return rows[0]?.waits;
      })
      .toBeGreaterThan(0);
    await updateListing(tx, listing.id, { condition: JSON.stringify({ kind: 'level', at_least: 50 }) });
    return { answers };
  });
  expect(await waiting.answers).toEqual({ 'market.condition-unmet': 50 });
  expect(paid(before, await balances())).toEqual([]);
}, 60_000);
