// Tests what a cancelled event pays back: the club's price to whoever holds the ticket now, once, with the income in reserve until then.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubMoney, fanWith, moneyOf } from '#app/testing/auctions.ts';
import { keyed, putItem } from '#app/testing/items.ts';
import { buy, holderOf, listCopy, openShops, type Shops } from '#app/testing/market.ts';
import { auditSales } from '#app/testing/orders.ts';
import { runJob } from '#app/testing/run-job.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { clubAccount, outside } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { auditEvents } from './audit.store.ts';
import { findEvent } from './events.store.ts';
import { jobs } from './jobs.ts';
import { settle } from './settle.ts';
import { cancel, DAY_MS, soldEvent } from './testing/calls.ts';

let shops: Shops;
let app: TestApp;
beforeAll(async () => {
  shops = await openShops();
  app = shops.app;
});
afterAll(async () => {
  expect(await auditEvents(app.platform.db)).toEqual([]);
  expect(await auditSales(app)).toEqual([]);
  await shops.close();
});

async function work(): Promise<void> {
  for (const job of jobs.filter(({ name }) => name !== 'events.doors-soon')) await runJob(app.platform, job);
}
async function bought(fan: Somebody, listing: { id: string }): Promise<string> {
  const answer = await buy(app, fan, listing.id, 2000);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.body.data.item_id;
}
const balance = async (fan: Somebody) => (await moneyOf(app, fan.id)).balance;
const told = (stage: Stage, id: string) =>
  app.ok('GET /events/:id', { params: { id } }, stage.owner.as).then(({ data }) => data);

test('the buyer gets the whole price back, from the club and from the platform’s fee, and the ticket is void', async () => {
  const stage = await shops.fresh();
  const { event, listing } = await soldEvent(stage);
  const fan = await fanWith(stage, 5000);
  const item = await bought(fan, listing);
  expect([await balance(fan), await clubMoney(app, stage.club.id)]).toEqual([3000, 1800]);
  expect(await cancel(stage, event.id)).toMatchObject({
    ...{ tickets: 1, paid_tickets: 1, back_cents: 2000, by_club_cents: 1800, by_platform_cents: 200 },
  });
  expect(await told(stage, event.id)).toMatchObject({ status: 'cancelled', reason: 'The singer is ill.' });
  expect((await buy(app, await fanWith(stage, 5000), listing.id, 2000)).ok).toBe(false);
  await work();
  await work();
  expect([await balance(fan), await clubMoney(app, stage.club.id)]).toEqual([5000, 0]);
  expect(await holderOf(app, item)).toEqual({ holder_id: null, state: 'burned' });
  expect((await findEvent(app.platform.db, event.id))?.paid_back_at).not.toBeNull();
  const { data: orders } = await app.ok('GET /orders', { query: {} }, fan.as);
  expect(orders).toMatchObject([{ state: 'refunded' }]);
});

test('after a resale the present holder gets the club’s price, not what they paid, and the first buyer nothing more', async () => {
  const stage = await shops.fresh();
  const { event, listing } = await soldEvent(stage);
  const [first, second] = [await fanWith(stage, 2000), await fanWith(stage, 9000)];
  const item = await bought(first, listing);
  const resale = await listCopy(app, first, item, 8000);
  if (!resale.ok) throw new Error(resale.error.code);
  expect((await buy(app, second, resale.body.data.id, 8000)).ok).toBe(true);
  const before = await balance(first);
  await cancel(stage, event.id);
  await work();
  expect([await balance(first), await balance(second)]).toEqual([before, 3000]);
});

test('a ticket that is up for resale goes back to its holder, who is paid; a given and a used one are treated as they were paid for', async () => {
  const stage = await shops.fresh();
  const { event, listing, design_id } = await soldEvent(stage);
  const [up, used, friend, invited] = [
    await fanWith(stage, 2000),
    await fanWith(stage, 2000),
    await fanWith(stage, 0),
    await fanWith(stage, 0),
  ];
  const listed = await bought(up, listing);
  await listCopy(app, up, listed, 5000);
  const given = await bought(used, listing);
  await app.ok(
    'POST /items/:id/gift',
    { params: { id: given }, body: { user_name: friend.user_name } },
    keyed(used.as),
  );
  await app.platform.db.query({
    text: `update items set state = 'redeemed', event = 'redeemed', moved_at = $2 where id = $1`,
    values: [given, app.clock.now()],
  });
  const free = await putItem(app, design_id, invited.id);
  expect(await cancel(stage, event.id)).toMatchObject({ tickets: 3, paid_tickets: 2, back_cents: 4000 });
  await work();
  expect([await balance(up), await balance(used), await balance(friend), await balance(invited)]).toEqual([
    2000, 0, 2000, 0,
  ]);
  expect(await holderOf(app, listed)).toEqual({ holder_id: null, state: 'burned' });
  expect(await holderOf(app, given)).toEqual({ holder_id: friend.id, state: 'redeemed' });
  expect(await holderOf(app, free.item_id)).toEqual({ holder_id: null, state: 'burned' });
});

test('where the club has too little, the rest is paid back as soon as money comes in', async () => {
  const stage = await shops.fresh();
  const { event, listing } = await soldEvent(stage);
  const fan = await fanWith(stage, 2000);
  await bought(fan, listing);
  const move = (amount: number, to: 'bank' | 'club') => {
    const ends = [clubAccount(stage.club.id), outside('demo')] as const;
    const [from, into] = to === 'bank' ? ends : [ends[1], ends[0]];
    return postTransfer(app.platform.db, {
      kind: 'adjustment',
      moves: [{ from, to: into, asset_id: 'credits', amount }],
      cause: { kind: 'adjustment', id: `${to}-${stage.club.id}` },
      ...{ club_id: null, actor_id: null, key: null, at: app.clock.now() },
    });
  };
  await move(1000, 'bank');
  await cancel(stage, event.id);
  await work();
  expect(await balance(fan)).toBe(0);
  expect((await findEvent(app.platform.db, event.id))?.paid_back_at).toBeNull();
  await move(500, 'club');
  await move(500, 'club');
  app.clock.advance(DAY_MS);
  await work();
  expect(await balance(fan)).toBe(2000);
});

test('a sum that changed since it was shown is shown again; a draft and what is over are not cancelled', async () => {
  const stage = await shops.fresh();
  const { event, listing } = await soldEvent(stage);
  await bought(await fanWith(stage, 2000), listing);
  const body = { reason: 'Rain', expected_back_cents: 0 };
  const ask = () => app.call('POST /events/:id/cancel', { params: { id: event.id }, body }, stage.owner.as);
  expect(await ask()).toMatchObject({
    error: { code: 'events.summary-changed', details: { back_cents: 2000 } },
  });
  app.clock.advance(12 * DAY_MS);
  expect(await ask()).toMatchObject({ error: { code: 'events.over' } });
  expect((await told(stage, event.id)).status).toBe('over');
});

test('income from tickets stays in reserve until a day after doors, however long ago it was paid', async () => {
  const stage = await shops.fresh();
  const starts = new Date(app.clock.now().getTime() + 40 * DAY_MS);
  const times = {
    doors_at: null,
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + DAY_MS / 12).toISOString(),
  };
  const { listing } = await soldEvent(stage, times);
  await bought(await fanWith(stage, 2000), listing);
  const revenue = { params: { id: stage.club.id }, query: {} };
  const payable = async () =>
    (await app.ok('GET /clubs/:id/revenue', revenue, stage.owner.as)).data.payable_cents;
  app.clock.advance(20 * DAY_MS);
  expect(await payable()).toBe(0);
  app.clock.advance(20.5 * DAY_MS);
  expect(await payable()).toBe(0);
  app.clock.advance(DAY_MS);
  expect(await payable()).toBe(1800);
});

test('a club that closes cancels what is to come, and waits until it is paid back', async () => {
  const stage = await shops.fresh();
  const { event, listing } = await soldEvent(stage);
  const fan = await fanWith(stage, 2000);
  await bought(fan, listing);
  const { platform } = app;
  const end = () => platform.db.transaction((tx) => settle(platform, tx, stage.club.id));
  expect(await end()).toBe('waiting');
  await work();
  expect(await balance(fan)).toBe(2000);
  expect(await end()).toBe('settled');
  expect((await findEvent(platform.db, event.id))?.state).toBe('cancelled');
});
