// Owns what is proved of a lead that passes on: who gets it, at which price, what is held, and what leaving a club does not change.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bid, clubMoney, fanWith, HOUR_MS, moneyOf, openLot } from '#app/testing/auctions.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { auditAuctions } from './audit.store.ts';
import { closeDue } from './jobs.ts';
import { passLead } from './pass-on.rules.ts';
import { eraseUser } from './personal-data.ts';

let app: TestApp;
let stage: Stage;
let world: Awaited<ReturnType<typeof makeWorld>>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  expect(await auditAuctions(app.platform.db)).toEqual([]);
  await app.stop();
});
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
});

const look = async (id: string, as: object = {}) =>
  (await app.ok('GET /auctions/:id', { params: { id } }, as)).data;
const erase = async (who: Somebody) => {
  await app.platform.db.query({
    text: 'update users set erasing_at = now() where id = $1',
    values: [who.id],
  });
  await app.platform.db.transaction((tx) => eraseUser(tx, who.id, app.platform));
};
const holderOf = async (itemId: string) =>
  (
    await app.platform.db.query<{ holder_id: string | null; state: string }>({
      text: 'select holder_id, state from items where id = $1',
      values: [itemId],
    })
  ).rows[0];

/** Ben offers up to $30, Cleo $20; Ann leads with up to $90. */
async function contested(money = 10_000) {
  const lot = await openLot(stage);
  const [ann, ben, cleo] = [
    await fanWith(stage, 10_000),
    await fanWith(stage, money),
    await fanWith(stage, 10_000),
  ];
  await bid(app, cleo, lot.id, { amount: 1000, max_cents: 2000 });
  await bid(app, ben, lot.id, { amount: 1500, max_cents: 3000 });
  await bid(app, ann, lot.id, { amount: 4000, max_cents: 9000 });
  return { lot, ann, ben, cleo };
}

test('the next bidder leads at what it would cost without the one who left, and exactly their maximum is held', async () => {
  const { lot, ann, ben, cleo } = await contested();
  const mailbox = openMailbox(app);
  expect(await look(lot.id)).toMatchObject({ next_amount: 4200 });
  await erase(ann);
  const now = await look(lot.id, ben.as);
  // Cleo's maximum of $20 and the least step above it.
  expect(now.bid_history.at(-1)).toMatchObject({ amount: 2100, passed_on: true, user: { id: ben.id } });
  expect(now).toMatchObject({
    state: 'live',
    next_amount: 2205,
    bid_count: 3,
    mine: { leading: true, max_cents: 3000 },
  });
  expect(await moneyOf(app, ann.id)).toEqual({ balance: 10_000, held: 0 });
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 10_000, held: 3000 });
  expect(await moneyOf(app, cleo.id)).toEqual({ balance: 10_000, held: 0 });
  const letter = mailbox.to(ben.email).find(({ subject }) => subject.includes('highest bidder'));
  expect(letter?.text).toContain('$21.00');
  expect(letter?.text).toContain('$30.00');
  expect(letter?.text).not.toContain(ann.user_name);
  // Bidding goes on from there, and the winner pays what stands last in the history.
  expect(await bid(app, cleo, lot.id, { amount: 2204 })).toMatchObject({
    error: { code: 'auctions.bid-too-low', details: { next_amount: 2205 } },
  });
  await bid(app, cleo, lot.id, { amount: 2500 });
  app.clock.advance(2 * HOUR_MS);
  await closeDue.run(app.platform, {}, new AbortController().signal);
  expect(await look(lot.id)).toMatchObject({ state: 'settled', sold_cents: 2625 });
  expect(await holderOf(lot.item.id)).toEqual({ holder_id: ben.id, state: 'held' });
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 10_000 - 2625, held: 0 });
  expect(await clubMoney(app, stage.club.id)).toBeGreaterThan(0);
});

test('who cannot pay any more is passed over; where nobody can, it is unsold and the copy the club’s again', async () => {
  const { lot, ann, ben, cleo } = await contested(3000);
  const other = await openLot(stage);
  // Ben was outbid, and holds his money for another auction by now.
  await bid(app, ben, other.id, { amount: 2500 });
  await erase(ann);
  expect((await look(lot.id)).bid_history.at(-1)).toMatchObject({ amount: 1000, user: { id: cleo.id } });
  expect(await moneyOf(app, cleo.id)).toEqual({ balance: 10_000, held: 2000 });
  await erase(cleo);
  expect(await look(lot.id)).toMatchObject({ state: 'unsold' });
  expect(await holderOf(lot.item.id)).toEqual({ holder_id: null, state: 'held' });
  expect(await moneyOf(app, cleo.id)).toEqual({ balance: 10_000, held: 0 });
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 3000, held: 2500 });
});

test('one bidder with the money for one of two auctions gets one of them', async () => {
  const [one, two] = [await openLot(stage), await openLot(stage)];
  const [ann, ben] = [await fanWith(stage, 10_000), await fanWith(stage, 3000)];
  for (const lot of [one, two]) {
    await bid(app, ben, lot.id, { amount: 2000 });
    await bid(app, ann, lot.id, { amount: 3000 });
  }
  await erase(ann);
  const states = [await look(one.id), await look(two.id)].map(({ state }) => state).sort();
  expect(states).toEqual(['live', 'unsold']);
  expect(await moneyOf(app, ben.id)).toEqual({ balance: 3000, held: 2000 });
});

test('nobody gets it who may not bid: staff by now, banned, or going themselves', async () => {
  const { lot, ann, ben, cleo } = await contested();
  const params = { id: stage.club.id, user_id: ben.id };
  await app.ok('PUT /clubs/:id/members/:user_id/ban', { params, body: { reason: 'Spam' } }, stage.owner.as);
  await app.platform.db.query({
    text: 'update users set closing_at = now() where id = $1',
    values: [cleo.id],
  });
  await erase(ann);
  expect(await look(lot.id)).toMatchObject({ state: 'unsold' });
  for (const fan of [ben, cleo]) expect((await moneyOf(app, fan.id)).held).toBe(0);
});

test('an auction that has just ended passes on too, and is settled with the next bidder', async () => {
  const { lot, ann, ben } = await contested();
  app.clock.advance(2 * HOUR_MS);
  await app.platform.db.query({
    text: `update auctions set state = 'ended', ended_at = ends_at where id = $1`,
    values: [lot.id],
  });
  await erase(ann);
  await closeDue.run(app.platform, {}, new AbortController().signal);
  expect(await look(lot.id)).toMatchObject({ state: 'settled', sold_cents: 2100 });
  expect(await holderOf(lot.item.id)).toEqual({ holder_id: ben.id, state: 'held' });
});

test('leaving the club changes no bid', async () => {
  const lot = await openLot(stage);
  const ann = await fanWith(stage, 10_000, 'member');
  await bid(app, ann, lot.id, { amount: 2000 });
  await app.ok('POST /clubs/:id/leave', { params: { id: stage.club.id } }, ann.as);
  expect((await look(lot.id, ann.as)).mine).toMatchObject({ leading: true });
  app.clock.advance(2 * HOUR_MS);
  await closeDue.run(app.platform, {}, new AbortController().signal);
  expect(await holderOf(lot.item.id)).toEqual({ holder_id: ann.id, state: 'held' });
});

test('a price falls by no other hand', async () => {
  const { lot, ann } = await contested();
  const run = (text: string) => app.platform.db.query({ text, values: [lot.id] });
  await expect(run('update auctions set price = price - 100 where id = $1')).rejects.toMatchObject({
    code: '23001',
  });
  await expect(
    run(
      'update auctions set price = price - 100, rises = rises + 1, passed_on = passed_on + 1 where id = $1',
    ),
  ).rejects.toMatchObject({ code: '23001' });
  await expect(run('update auctions set passed_on = passed_on + 1 where id = $1')).rejects.toMatchObject({
    code: '23001',
  });
  await erase(ann);
});

const facts = {
  state: 'live',
  start_amount: 1000,
  reserve_amount: null,
  starts_at: 0,
  ends_at: 600_000,
  hard_end_at: 1_000_000,
  price: 5000,
  leader_id: 'ann',
  leader_max: 9000,
  rises: 7,
  bid_count: 5,
} as const;

test.each([
  ['alone: the start', { next: 3000, named: null, runnerUp: null, reserve: null }, 1000],
  ['alone: what was named openly', { next: 3000, named: 2500, runnerUp: null, reserve: null }, 2500],
  ['a step above the runner-up', { next: 3000, named: null, runnerUp: 2000, reserve: null }, 2100],
  ['never above the own maximum', { next: 2050, named: null, runnerUp: 2000, reserve: null }, 2050],
  ['a tie costs the maximum', { next: 2000, named: null, runnerUp: 2000, reserve: null }, 2000],
  ['the reserve where it is within reach', { next: 3000, named: null, runnerUp: 2000, reserve: 2800 }, 2800],
  ['below the reserve where it is not', { next: 2500, named: null, runnerUp: 2000, reserve: 2800 }, 2100],
])('%s', (_, { next, named, runnerUp, reserve }, price) => {
  const passed = passLead(
    { ...facts, reserve_amount: reserve },
    {
      next: { user_id: 'ben', max: next, named },
      runnerUp: runnerUp === null ? undefined : { user_id: 'cleo', max: runnerUp, named: null },
      now: 590_000,
    },
  );
  expect(passed.facts).toMatchObject({ price, leader_id: 'ben', leader_max: next, rises: 8, bid_count: 5 });
  expect(passed.facts.ends_at).toBe(710_000);
  expect(passed.rise).toMatchObject({ seq: 8, amount: price, passed_on: true });
});
