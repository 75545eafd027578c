// Races on the real database: 200 buy the last token under the cap, a price that changes while they buy, one person with one key, and
// many who send what they have at once.
import { randomUUID } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeRace, MANY, openRace, type Race, tally } from '#app/testing/races.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { openToken, rewardTokens, tokensOf } from '#app/testing/tokens.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { withIdempotency } from '#platform/idempotency/idempotency.ts';
import { buyTokens } from './actions/buy-tokens.ts';
import { sendTokens } from './actions/send-tokens.ts';
import { announcePrice } from './actions/set-price.ts';
import { auditTokens } from './audit.store.ts';

const DAY_MS = 86_400_000;
let race: Race;
let app: TestApp;
let crowd: Race['crowd'];
beforeAll(async () => {
  race = await openRace(100_000);
  ({ app, crowd } = race);
}, 60_000);
afterAll(async () => {
  expect(await auditTokens(app.platform.db)).toEqual([]);
  await closeRace(race);
});

/** A new club with a token. */
async function withToken(terms?: Parameters<typeof openToken>[1]): Promise<Stage> {
  const stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
  await openToken(stage, terms);
  return stage;
}

/** Two of the crowd. */
function twoFans(): [SignedIn, SignedIn] {
  const [one, other] = crowd;
  assert(one !== undefined && other !== undefined, 'a crowd has several');
  return [one, other];
}

function buyAs(
  of: Stage,
  actor: SignedIn,
  {
    amount = 1,
    price = 50,
    key = randomUUID() as string,
  }: { amount?: number; price?: number; key?: string } = {},
) {
  const call = {
    user_id: actor.user_id,
    endpoint: 'POST /clubs/:id/token/buy',
    key,
    body_hash: `${of.club.id}-${amount}-${price}`,
  };
  const wanted = { club: of.club.id, amount, expected_price_cents: price };
  return app.platform.db.transaction((tx) =>
    withIdempotency(tx, call, () => buyTokens(app.platform, tx, actor, wanted)),
  );
}

function sendAs(
  of: Stage,
  actor: SignedIn,
  { key = randomUUID() as string, ...to }: { user_name: string; amount: number; key?: string },
  platform = app.platform,
) {
  const call = {
    user_id: actor.user_id,
    endpoint: 'POST /clubs/:id/token/send',
    key,
    body_hash: `${of.club.id}-${to.user_name}-${to.amount}`,
  };
  return sendTokens(platform, actor, { club: of.club.id, ...to, idempotency: call });
}

async function spentBy(of: Stage): Promise<number[]> {
  const { rows } = await app.platform.db.query<{ paid: number }>({
    text: `select sum(m.amount)::bigint as paid from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
      where t.club_id = $1 and m.asset_id = 'credits' and t.kind = 'token' group by t.id`,
    values: [of.club.id],
  });
  return rows.map(({ paid }) => paid);
}

test('the last token under the cap: one of 200 has it, and the others paid nothing', async () => {
  const of = await withToken({ cap: 100 });
  await rewardTokens(of, race.stage.owner.id, 99);
  expect(await tally(crowd.map((actor) => buyAs(of, actor)))).toEqual({ ok: 1, 'tokens.cap-reached': 199 });
  expect(await spentBy(of)).toEqual([50]);
  const { rows } = await app.platform.db.query<{ given_out: number; held: number }>({
    text: `select given_out, (select sum(balance)::bigint from ledger_balances
        where asset_id = 'token:' || $1 and owner_kind = 'user') as held from tokens where club_id = $1::uuid`,
    values: [of.club.id],
  });
  expect(rows[0]).toEqual({ given_out: 100, held: 100 });
}, 60_000);

test('purchases and rewards of the club share one cap', async () => {
  const of = await withToken({ cap: 100 });
  const [buyers, winners] = [crowd.slice(0, 100), crowd.slice(100)];
  const counts = await tally([
    ...buyers.map((actor) => buyAs(of, actor)),
    ...winners.map((actor) => rewardTokens(of, actor.user_id, 1)),
  ]);
  expect(counts).toEqual({ ok: 100, 'tokens.cap-reached': 100 });
}, 60_000);

test('a price that takes effect while 200 buy: each paid the price that they saw, or nothing', async () => {
  const of = await withToken({ cap: 1000 });
  const [owner] = twoFans();
  await announcePrice(
    app.platform,
    { ...owner, user_id: of.owner.id },
    { club: of.club.id, price_cents: 55 },
  );
  const effective = app.clock.now().getTime() + DAY_MS;
  app.clock.advance(DAY_MS - 1);
  const before = crowd.map((actor, at) => buyAs(of, actor, { price: at % 2 === 0 ? 50 : 55 }));
  const counted = tally(before);
  // Some have bought by now, and some wait still.
  await before[10];
  app.clock.advance(1);
  const counts = await counted;
  expect((counts.ok ?? 0) + (counts['tokens.price-changed'] ?? 0)).toBe(MANY);
  expect(counts.ok).toBeGreaterThan(0);
  const { rows } = await app.platform.db.query<{ at: Date; paid: number }>({
    text: `select t.at, sum(m.amount)::bigint as paid from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
      where t.club_id = $1 and m.asset_id = 'credits' and t.kind = 'token' group by t.id`,
    values: [of.club.id],
  });
  expect(rows).toHaveLength(counts.ok ?? 0);
  for (const { at, paid } of rows) expect(paid).toBe(at.getTime() < effective ? 50 : 55);
}, 60_000);

test('200 announcements at once: one waits', async () => {
  const of = await withToken();
  const [someone] = twoFans();
  const owner = { ...someone, user_id: of.owner.id };
  const work = crowd.map((_, at) =>
    announcePrice(app.platform, owner, { club: of.club.id, price_cents: 51 + (at % 5) }),
  );
  expect(await tally(work)).toEqual({ ok: 1, 'tokens.price-waiting': 199 });
}, 60_000);

test('the same key 200 times at once buys once', async () => {
  const of = await withToken();
  const [fan] = twoFans();
  const answers = await Promise.all(
    Array.from({ length: MANY }, () => buyAs(of, fan, { amount: 3, key: 'one-key-for-all' })),
  );
  expect(new Set(answers.map(({ transfer_id }) => transfer_id)).size).toBe(1);
  expect(await tokensOf(app, of.club.id, fan.user_id)).toBe(3);
}, 60_000);

test('what somebody has goes out once, however many they send it to at once', async () => {
  const of = await withToken();
  const [fan] = twoFans();
  await rewardTokens(of, fan.user_id, 50);
  const { rows: names } = await app.platform.db.query<{ user_name: string }>({
    text: 'select user_name from users where id = any ($1) and id <> $2',
    values: [crowd.map(({ user_id }) => user_id), fan.user_id],
  });
  const work = names.map(({ user_name }) => sendAs(of, fan, { user_name, amount: 2 }));
  expect(await tally(work)).toEqual({ ok: 25, 'tokens.not-enough': 174 });
  expect(await tokensOf(app, of.club.id, fan.user_id)).toBe(0);
}, 60_000);

test('everybody sends to everybody at once: nobody waits for ever, and nothing is lost', async () => {
  const of = await withToken();
  const few = crowd.slice(0, 20);
  for (const { user_id } of few) await rewardTokens(of, user_id, 20);
  const { rows: names } = await app.platform.db.query<{ id: string; user_name: string }>({
    text: 'select id, user_name from users where id = any ($1)',
    values: [few.map(({ user_id }) => user_id)],
  });
  const work = few.flatMap((actor) =>
    names
      .filter(({ id }) => id !== actor.user_id)
      .map(({ user_name }) => sendAs(of, actor, { user_name, amount: 1 })),
  );
  expect(await tally(work)).toEqual({ ok: 380 });
  for (const { user_id } of few) expect(await tokensOf(app, of.club.id, user_id)).toBe(20);
}, 60_000);

test('the same key from two servers at once sends once, and everybody is answered alike; another order with it is refused', async () => {
  const of = await withToken();
  const [fan, friend] = twoFans();
  await rewardTokens(of, fan.user_id, 50);
  const { rows: names } = await app.platform.db.query<{ user_name: string }>({
    text: 'select user_name from users where id = $1',
    values: [friend.user_id],
  });
  const [{ user_name } = { user_name: '' }] = names;
  // Each has a writer of its own, as another process has.
  const servers = [app.platform, { ...app.platform }, { ...app.platform }, { ...app.platform }];
  const given = { user_name, amount: 3, key: randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, at) => sendAs(of, fan, given, servers[at % servers.length])),
  );
  expect(new Set(answers.map(({ transfer_id }) => transfer_id)).size).toBe(1);
  expect(await tokensOf(app, of.club.id, fan.user_id)).toBe(47);
  expect(await tally([sendAs(of, fan, { ...given, amount: 4 })])).toEqual({
    'idempotency-key-reused': 1,
  });
  // What is refused frees its key: with more tokens the same call goes through.
  const much = { user_name, amount: 48, key: randomUUID() };
  expect(await tally([sendAs(of, fan, much)])).toEqual({ 'tokens.not-enough': 1 });
  await rewardTokens(of, fan.user_id, 1);
  expect(await tally([sendAs(of, fan, much)])).toEqual({ ok: 1 });
  expect(await tokensOf(app, of.club.id, fan.user_id)).toBe(0);
}, 60_000);
