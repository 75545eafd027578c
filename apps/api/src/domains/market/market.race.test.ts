// Races on the real database: 200 buy the last copy at once, in the store and from a fan, and one person with one key.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fanWith, moneyOf } from '#app/testing/auctions.ts';
import { manyActors } from '#app/testing/clubs.ts';
import { keyed, putDesign, putItem } from '#app/testing/items.ts';
import { giveCredits, whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { buyListing } from './actions/buy-listing.ts';
import { closeListing } from './actions/keep-store.ts';

const MANY = 200;
const RICH = 100_000;
let app: TestApp;
let stage: Stage;
let crowd: SignedIn[];
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: false });
  crowd = await manyActors(app, MANY);
  for (const { user_id } of crowd) await giveCredits(app.platform.db, { user_id, amount: RICH });
}, 60_000);
afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  expect(await auditLedger(app.platform.db)).toMatchObject({ found: 0, differences: [] });
  await app.stop();
});

function buyAs(actor: SignedIn, listing_id: string, price: number, key: string = randomUUID()) {
  const endpoint = 'POST /listings/:id/buy';
  const idempotency = { user_id: actor.user_id, endpoint, key, body_hash: `${listing_id}-${price}` };
  return buyListing(app.platform, actor, { listing_id, expected_price_cents: price, idempotency });
}

async function tally(work: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof Failure)) throw outcome.reason;
    const name = outcome.status === 'fulfilled' ? 'ok' : (outcome.reason as Failure).reason.code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
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

async function inStore(body: { stock?: number }, edition_size: number | null) {
  const design_id = await putDesign(app, { club_id: stage.club.id, edition_size });
  const call = { params: { id: stage.club.id }, body: { design_id, price_cents: 2000, ...body } };
  return (await app.ok('POST /clubs/:id/listings', call, keyed(stage.owner.as))).data;
}

test.each([
  ['in stock', { stock: 1 }, null],
  ['of the edition', {}, 1],
])(
  'the last copy %s: one wins, 199 are told so, and no money moved for them',
  async (_, body, edition) => {
    const listing = await inStore(body, edition);
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
  const first = await inStore({}, 10);
  const call = {
    params: { id: stage.club.id },
    body: { design_id: first.design.id, price_cents: 2000, per_fan_limit: 1 },
  };
  const { data: second } = await app.ok('POST /clubs/:id/listings', call, keyed(stage.owner.as));
  const work = crowd.map((actor, at) => buyAs(actor, at % 2 === 0 ? first.id : second.id, 2000));
  expect(await tally(work)).toEqual({ ok: 10, 'market.sold': 190 });
}, 60_000);

test('a fan’s copy: one of 200 has it, and the seller is paid once', async () => {
  const seller = await fanWith(stage, 0);
  const design_id = await putDesign(app, { club_id: stage.club.id });
  const copy = await putItem(app, design_id, seller.id);
  const { data: listing } = await app.ok(
    'POST /items/:id/listing',
    { params: { id: copy.item_id }, body: { price_cents: 4000 } },
    keyed(seller.as),
  );
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
  const copy = await putItem(app, await putDesign(app, { club_id: stage.club.id }), seller.id);
  const { data: listing } = await app.ok(
    'POST /items/:id/listing',
    { params: { id: copy.item_id }, body: { price_cents: 4000 } },
    keyed(seller.as),
  );
  const [someone] = crowd as [SignedIn];
  const own = { ...someone, user_id: seller.id };
  const buyers = crowd.slice(0, 20).map((actor) => buyAs(actor, listing.id, 4000));
  const back = tally([closeListing(app.platform, own, listing.id)]);
  const sales = await tally(buyers);
  const taken = (await back)['ok'] ?? 0;
  expect((sales['ok'] ?? 0) + taken).toBe(1);
}, 60_000);

test('the same key 200 times at once buys once', async () => {
  const listing = await inStore({}, null);
  const [fan] = crowd as [SignedIn];
  const before = await balances();
  const answers = await Promise.all(
    Array.from({ length: MANY }, () => buyAs(fan, listing.id, 2000, 'one-key-for-all')),
  );
  expect(new Set(answers.map(({ item_id }) => item_id)).size).toBe(1);
  expect(paid(before, await balances())).toEqual([2000]);
}, 60_000);
