// Races on the real database: 200 buy the last token under the cap, a price that changes while they buy, one person with one key, and
// many who send what they have at once.
import { randomUUID } from 'node:crypto';
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

async function freshStage(): Promise<Stage> {
  return (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
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

async function spentBy(of: Stage): Promise<number[]> {
  const { rows } = await app.platform.db.query<{ paid: number }>({
    text: `select sum(m.amount)::bigint as paid from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
      where t.club_id = $1 and m.asset_id = 'credits' and t.kind = 'token' group by t.id`,
    values: [of.club.id],
  });
  return rows.map(({ paid }) => paid);
}

test('the last token under the cap: one of 200 has it, and the others paid nothing', async () => {
  const of = await freshStage();
  await openToken(of, { cap: 100 });
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
  const of = await freshStage();
  await openToken(of, { cap: 100 });
  const [buyers, winners] = [crowd.slice(0, 100), crowd.slice(100)];
  const counts = await tally([
    ...buyers.map((actor) => buyAs(of, actor)),
    ...winners.map((actor) => rewardTokens(of, actor.user_id, 1)),
  ]);
  expect(counts).toEqual({ ok: 100, 'tokens.cap-reached': 100 });
}, 60_000);

test('a price that takes effect while 200 buy: each paid the price that they saw, or nothing', async () => {
  const of = await freshStage();
  await openToken(of, { cap: 1000 });
  const [owner] = crowd;
  if (owner === undefined) throw new Error('a crowd has somebody');
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
  const of = await freshStage();
  await openToken(of);
  const [someone] = crowd;
  if (someone === undefined) throw new Error('a crowd has somebody');
  const owner = { ...someone, user_id: of.owner.id };
  const work = crowd.map((_, at) =>
    announcePrice(app.platform, owner, { club: of.club.id, price_cents: 51 + (at % 5) }),
  );
  expect(await tally(work)).toEqual({ ok: 1, 'tokens.price-waiting': 199 });
}, 60_000);

test('the same key 200 times at once buys once', async () => {
  const of = await freshStage();
  await openToken(of);
  const [fan] = crowd;
  if (fan === undefined) throw new Error('a crowd has somebody');
  const answers = await Promise.all(
    Array.from({ length: MANY }, () => buyAs(of, fan, { amount: 3, key: 'one-key-for-all' })),
  );
  expect(new Set(answers.map(({ transfer_id }) => transfer_id)).size).toBe(1);
  expect(await tokensOf(app, of.club.id, fan.user_id)).toBe(3);
}, 60_000);

test('what somebody has goes out once, however many they send it to at once', async () => {
  const of = await freshStage();
  await openToken(of);
  const [fan] = crowd;
  if (fan === undefined) throw new Error('a crowd has somebody');
  await rewardTokens(of, fan.user_id, 50);
  const { rows: names } = await app.platform.db.query<{ user_name: string }>({
    text: 'select user_name from users where id = any ($1) and id <> $2',
    values: [crowd.map(({ user_id }) => user_id), fan.user_id],
  });
  const work = names.map(({ user_name }) =>
    app.platform.db.transaction((tx) =>
      sendTokens(app.platform, tx, fan, { club: of.club.id, user_name, amount: 2 }),
    ),
  );
  expect(await tally(work)).toEqual({ ok: 25, 'tokens.not-enough': 174 });
  expect(await tokensOf(app, of.club.id, fan.user_id)).toBe(0);
}, 60_000);

test('everybody sends to everybody at once: nobody waits for ever, and nothing is lost', async () => {
  const of = await freshStage();
  await openToken(of);
  const few = crowd.slice(0, 20);
  for (const { user_id } of few) await rewardTokens(of, user_id, 20);
  const { rows: names } = await app.platform.db.query<{ id: string; user_name: string }>({
    text: 'select id, user_name from users where id = any ($1)',
    values: [few.map(({ user_id }) => user_id)],
  });
  const work = few.flatMap((actor) =>
    names
      .filter(({ id }) => id !== actor.user_id)
      .map(({ user_name }) =>
        app.platform.db.transaction((tx) =>
          sendTokens(app.platform, tx, actor, { club: of.club.id, user_name, amount: 1 }),
        ),
      ),
  );
  expect(await tally(work)).toEqual({ ok: 380 });
  for (const { user_id } of few) expect(await tokensOf(app, of.club.id, user_id)).toBe(20);
}, 60_000);
