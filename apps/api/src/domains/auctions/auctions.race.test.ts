// Races on one auction with real commits: 200 bids at once, two processes, the same key, bids across the end, buying at once.
import { randomUUID } from 'node:crypto';
import { untilWaiting } from '@stagepass/testkit/lock-waits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, inMs, moneyOf, openLot } from '#app/testing/auctions.ts';
import { closeRace, MANY, openRace, type Race, tally } from '#app/testing/races.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { buyNow } from './actions/buy-now.ts';
import { placeBid } from './actions/place-bid.ts';
import { auditAuctions } from './audit.store.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { eraseUser } from './personal-data.ts';

let race: Race;
let app: TestApp;
let stage: Stage;
let crowd: Race['crowd'];
beforeAll(async () => {
  race = await openRace(1_000_000);
  ({ app, stage, crowd } = race);
}, 60_000);
afterAll(() => closeRace(race));

interface Tried {
  auction_id: string;
  amount: number;
  max_cents?: number;
  key?: string;
}

function bidAs(actor: SignedIn, { key = randomUUID(), ...bid }: Tried, platform: Platform = app.platform) {
  const idempotency = {
    user_id: actor.user_id,
    endpoint: 'POST /auctions/:id/bids',
    key,
    body_hash: `${bid.amount}-${bid.max_cents}`,
  };
  return placeBid(platform, actor, { ...bid, idempotency });
}

interface Ended {
  state: string;
  price: number | null;
  leader_id: string | null;
  leader_max: number | null;
  ends_at: Date;
  bid_count: number;
  holds: { amount: number; user_id: string }[];
  bids: { seq: number; amount: number; at: Date }[];
}

/** The auction, everything that is held for it, and its whole history. */
async function stateOf(auctionId: string): Promise<Ended> {
  const { rows } = await app.platform.db.query<Ended>({
    text: `select a.state, a.price, a.leader_id, a.leader_max, a.ends_at, a.bid_count,
        (select coalesce(json_agg(json_build_object('amount', h.amount, 'user_id', l.owner_id)), '[]') from ledger_holds h
          join ledger_accounts l on l.id = h.account_id where h.cause_id = a.id::text and h.state = 'held') as holds,
        (select coalesce(json_agg(json_build_object('seq', b.seq, 'amount', b.amount, 'at', b.at) order by b.seq), '[]')
          from auction_bids b where b.auction_id = a.id) as bids
      from auctions a where a.id = $1`,
    values: [auctionId],
  });
  return rows[0] as Ended;
}

function expectRising({ bids, ends_at }: Ended): void {
  bids.forEach((rise, at) => {
    expect(rise.seq).toBe(at + 1);
    expect(rise.amount).toBeGreaterThan(bids[at - 1]?.amount ?? 0);
    expect(new Date(rise.at).getTime()).toBeLessThan(ends_at.getTime());
  });
}

/** Amounts and maximums all over the place, the same for each run. */
function scattered(at: number): { amount: number; max_cents?: number } {
  const amount = 1000 + ((at * 7919) % 997) * 100;
  return at % 3 === 0 ? { amount, max_cents: amount + ((at * 104_729) % 50_000) } : { amount };
}

test('200 bids at once: history strictly rises, and exactly the maximum of the leader is held', async () => {
  const lot = await openLot(stage);
  const counts = await tally(
    crowd.map((actor, at) => bidAs(actor, { auction_id: lot.id, ...scattered(at) })),
  );
  const taken = counts.ok ?? 0;
  expect(taken).toBeGreaterThan(2);
  expect(counts).toEqual({ ok: taken, 'auctions.bid-too-low': MANY - taken });
  const ended = await stateOf(lot.id);
  expectRising(ended);
  expect(ended.bid_count).toBe(taken);
  expect(ended.price).toBe(ended.bids.at(-1)?.amount);
  expect(ended.holds).toEqual([{ amount: ended.leader_max, user_id: ended.leader_id }]);
  await settled(lot.id);
}, 60_000);

test('two processes on one auction are right as well', async () => {
  const lot = await openLot(stage);
  // A platform of its own has writers of its own, on the same database.
  const other: Platform = { ...app.platform };
  const bids = crowd.map((actor, at) =>
    bidAs(actor, { auction_id: lot.id, ...scattered(at + 50) }, at % 2 === 0 ? app.platform : other),
  );
  const counts = await tally(bids);
  expect(Object.keys(counts).sort()).toEqual(['auctions.bid-too-low', 'ok']);
  const ended = await stateOf(lot.id);
  expectRising(ended);
  expect(ended.holds).toEqual([{ amount: ended.leader_max, user_id: ended.leader_id }]);
  await settled(lot.id);
}, 60_000);

test('the same key 200 times at once is one bid, in one process and in two', async () => {
  const lot = await openLot(stage);
  const other: Platform = { ...app.platform };
  const fan = crowd[0] as SignedIn;
  const again = Array.from({ length: MANY }, (_, at) =>
    bidAs(
      fan,
      { auction_id: lot.id, amount: 5000, key: 'one-key-for-all' },
      at % 2 === 0 ? app.platform : other,
    ),
  );
  const answers = await Promise.all(again);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await stateOf(lot.id)).toMatchObject({ bid_count: 1, price: 5000, holds: [{ amount: 5000 }] });
  await settled(lot.id);
}, 60_000);

test('a bid and somebody else who wait for each other both go on', async () => {
  const { id } = await openLot(stage, { ends_at: inMs(app, HOUR_MS) });
  const [ann, ben, cid] = crowd as readonly [SignedIn, SignedIn, SignedIn];
  // The lot is known to this process after these: the next bid takes the short way.
  await bidAs(ann, { auction_id: id, amount: 1000 });
  await bidAs(ben, { auction_id: id, amount: 2000 });
  let bid: Promise<unknown> | undefined;
  await app.platform.db.transaction(async (tx) => {
    await tx.query({
      text: `select from ledger_accounts where id = ledger_account_id('user', $1, 'credits') for no key update`,
      values: [ben.user_id],
    });
    // Chosen as the one to give way, this transaction runs again; the bid is past its wait then.
    if (bid === undefined) {
      bid = bidAs(cid, { auction_id: id, amount: 3000 });
      await untilWaiting(app.platform.db);
    }
    await tx.query({ text: 'select from auctions where id = $1 for no key update', values: [id] });
  });
  expect(await bid).toMatchObject({ outcome: 'leading', amount: 3000 });
});

test('bids across the end: none is taken after it, and it is settled once', async () => {
  const lot = await openLot(stage, { ends_at: inMs(app, HOUR_MS) });
  const before = crowd
    .slice(0, 100)
    .map((actor, at) => bidAs(actor, { auction_id: lot.id, ...scattered(at) }));
  await Promise.race(before);
  app.clock.advance(HOUR_MS);
  const after = crowd
    .slice(100)
    .map((actor, at) => bidAs(actor, { auction_id: lot.id, amount: 200_000 + at * 20_000 }));
  const looks = Array.from({ length: 20 }, () => bringUpToDate(app.platform, lot.id));
  const counts = await tally([...before, ...after, ...looks]);
  expect(['auctions.bid-too-low', 'auctions.ended', 'ok']).toEqual(
    expect.arrayContaining(Object.keys(counts)),
  );
  expect((await tally(after))['auctions.ended']).toBe(100);
  const ended = await stateOf(lot.id);
  expect(ended).toMatchObject({ state: 'settled', holds: [] });
  expectRising(ended);
  const { rows } = await app.platform.db.query<{ transfers: number; holder_id: string }>({
    text: `select (select count(*)::int from ledger_transfers where cause_kind = 'auction' and cause_id = $1::text) as transfers,
        (select holder_id from items where id = $2) as holder_id`,
    values: [lot.id, lot.item.id],
  });
  expect(rows[0]).toEqual({ transfers: 1, holder_id: ended.leader_id });
}, 60_000);

test('200 who buy at once: one wins, and nobody else has paid', async () => {
  const lot = await openLot(stage, { buy_now_cents: 50_000 });
  const owned = new Map(
    await Promise.all(crowd.map(async ({ user_id }) => [user_id, await moneyOf(app, user_id)] as const)),
  );
  const work = crowd.map((actor) =>
    app.platform.db.transaction((tx) =>
      buyNow(app.platform, tx, actor, { auction_id: lot.id, expected_price_cents: 50_000 }),
    ),
  );
  expect(await tally(work)).toEqual({ ok: 1, 'auctions.ended': MANY - 1 });
  const paid = [];
  for (const { user_id } of crowd) {
    const { balance, held } = await moneyOf(app, user_id);
    expect(held).toBe(owned.get(user_id)?.held);
    if (balance !== owned.get(user_id)?.balance) paid.push((owned.get(user_id)?.balance ?? 0) - balance);
  }
  expect(paid).toEqual([50_000]);
}, 60_000);

/** Ends it, so that what it holds is free for the next test. */
async function settled(auctionId: string): Promise<void> {
  app.clock.advance(2 * HOUR_MS);
  await bringUpToDate(app.platform, auctionId);
  expect(await stateOf(auctionId)).toMatchObject({ state: 'settled', holds: [] });
}

test('a fan with the money for one lot bids alone on eight at once: one is theirs, and no more than they have is held', async () => {
  const [first, fan] = crowd as [SignedIn, SignedIn];
  const lots = await Promise.all(Array.from({ length: 8 }, () => openLot(stage)));
  for (const lot of lots) await bidAs(first, { auction_id: lot.id, amount: 1000 });
  const { balance, held } = await moneyOf(app, fan.user_id);
  const all = balance - held;
  const tried = await Promise.allSettled(
    lots.map((lot) => bidAs(fan, { auction_id: lot.id, amount: all, max_cents: all })),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await moneyOf(app, fan.user_id)).toEqual({ balance, held: balance });
  for (const lot of lots) {
    const state = await stateOf(lot.id);
    expectRising(state);
    expect(state.holds).toEqual([{ amount: state.leader_max, user_id: state.leader_id }]);
  }
});

test('leaders go while 200 bid: every price follows the history, and exactly one maximum is held', async () => {
  const lots = await Promise.all(Array.from({ length: 3 }, () => openLot(stage)));
  // The first two have their money in the lots of the test before.
  const [first, ...others] = crowd.slice(2) as [SignedIn, ...SignedIn[]];
  const leaving = others.slice(0, 3);
  for (const lot of lots)
    for (const [at, actor] of [first, ...leaving].entries())
      await bidAs(actor, { auction_id: lot.id, amount: 2000 + at * 1000 });
  const erase = async ({ user_id }: SignedIn) => {
    await app.platform.db.query({
      text: 'update users set erasing_at = now() where id = $1',
      values: [user_id],
    });
    await app.platform.db.transaction((tx) => eraseUser(tx, user_id, app.platform));
  };
  const bids = others
    .slice(3)
    .map((actor, at) =>
      bidAs(actor, { auction_id: lots[at % 3]?.id ?? '', amount: 3000 + ((at * 37) % 61) * 100 }),
    );
  const counts = await tally([...bids, ...leaving.toReversed().map(erase)]);
  expect(['auctions.bid-too-low', 'ledger.not-enough', 'ok']).toEqual(
    expect.arrayContaining(Object.keys(counts)),
  );
  for (const lot of lots) {
    const now = await stateOf(lot.id);
    expect(now.price).toBe(now.bids.at(-1)?.amount);
    expect(now.holds).toEqual([{ amount: now.leader_max, user_id: now.leader_id }]);
    expect(leaving.map(({ user_id }) => user_id)).not.toContain(now.leader_id);
    await settled(lot.id);
  }
  expect(await auditAuctions(app.platform.db)).toEqual([]);
}, 60_000);
