// Tests the running order over HTTP: a line of each kind, open and done, and queries that do not grow with clubs.
import type { TodayKind, TodayLineOf } from '@stagepass/contract/fronts/today.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bid, fanWith, HOUR_MS, inMs, openLot } from '#app/testing/auctions.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { chooseSeed, draw, makeAdult, openTestPool } from '#app/testing/gacha.ts';
import { putDesign, putItem } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { doStep, publishedMission, reading } from '#app/testing/missions.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  app.clock.set('2026-11-17T12:00:00Z');
  world = await makeWorld(app);
});
afterAll(() => app.stop());

const newStage = (): Promise<Stage> => world.stage({ role: 'owner', visibility: 'public', fresh: true });
const today = async (fan: Pick<Somebody, 'as'>) => (await app.ok('GET /home/today', {}, fan.as)).data;
async function line<Kind extends TodayKind>(
  fan: Somebody,
  kind: Kind,
): Promise<TodayLineOf<Kind> | undefined> {
  const { lines } = await today(fan);
  return lines.find((one): one is TodayLineOf<Kind> => one.kind === kind);
}

test('somebody in no club has nothing, and is said to be new', async () => {
  const fan = await (await newStage()).make('guest');
  expect(await today(fan)).toMatchObject({ lines: [], first: null, clubs: 0 });
});

test('a check-in is open until it is made, and stamped with its streak then', async () => {
  const { club, make } = await newStage();
  const fan = await make('member');
  expect(await line(fan, 'checkin')).toMatchObject({ done: false, streak: 0, club: { id: club.id }, xp: 75 });
  await app.ok('POST /clubs/:id/checkins', { params: { id: club.id }, body: {} }, fan.as);
  expect(await line(fan, 'checkin')).toMatchObject({
    done: true,
    streak: 1,
    at: app.clock.now().toISOString(),
  });
  expect((await today(fan)).first).toBeNull();
});

test('a streak without a freeze is at risk until the day ends where the club is', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const day = (ago: number) =>
    new Date(app.clock.now().getTime() - ago * 24 * HOUR_MS).toISOString().slice(0, 10);
  await app.platform.db.query({
    text: `insert into checkins select $1, $2, d, 'made', now() from unnest($3::date[]) d`,
    values: [stage.club.id, fan.id, [day(1), day(2)]],
  });
  expect(await line(fan, 'checkin')).toMatchObject({ at_risk: true, streak: 2, urgency: 'soon' });
  await app.platform.db.query({
    text: `update clubs set time_zone = 'Asia/Tokyo' where id = $1`,
    values: [stage.club.id],
  });
  // There it is nine in the evening: the day ends at 15:00 UTC.
  expect(await line(fan, 'checkin')).toMatchObject({ at: '2026-11-17T14:59:00.000Z', urgency: 'now' });
});

test('a lot is open while somebody else leads, and done while they lead themselves', async () => {
  const stage = await newStage();
  const lot = await openLot(stage);
  const [fan, other] = [await fanWith(stage, 10_000), await fanWith(stage, 10_000)];
  await bid(app, fan, lot.id, { amount: 1000 });
  expect(await line(fan, 'lot')).toMatchObject({ done: true, price_cents: 1000 });
  await bid(app, other, lot.id, { amount: 2000 });
  const outbid = await line(fan, 'lot');
  expect(outbid).toMatchObject({
    done: false,
    urgency: 'now',
    title: lot.title,
    price_cents: 2000,
    next_cents: 2100,
  });
  expect((await today(fan)).first).toBe(outbid?.key);
  app.clock.advance(2 * HOUR_MS);
  expect(await line(fan, 'lot')).toBeUndefined();
});

test('a mission about to end, then one to go on with, then done', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const club = { id: stage.club.id, owner: stage.owner };
  const { id, steps } = await publishedMission(app, club, {
    steps: [reading, reading],
    closes_at: inMs(app, 5 * HOUR_MS),
  });
  expect(await line(fan, 'mission')).toMatchObject({
    stand: 'ends',
    mission_id: id,
    xp: 100,
    steps: 2,
    passed: 0,
  });
  await doStep(app, steps[0] ?? '', fan);
  expect(await line(fan, 'mission')).toMatchObject({ stand: 'continue', passed: 1, done: false });
  await doStep(app, steps[1] ?? '', fan);
  expect(await line(fan, 'mission')).toMatchObject({ stand: 'completed', passed: 2, done: true });
});

test('a mission without an end, or for others, is not offered before it is begun; with a condition it is once that is met', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const club = { id: stage.club.id, owner: stage.owner };
  await publishedMission(app, club);
  const closes_at = inMs(app, HOUR_MS);
  const hidden = await publishedMission(app, club, { private: true, closes_at });
  const condition = { kind: 'level', at_least: 2 } as const;
  const asking = await publishedMission(app, club, { condition, closes_at });
  expect(await line(fan, 'mission')).toBeUndefined();
  const give = { club_id: club.id, user_id: fan.id, amount: 100, cause: { kind: 'test', id: 'level 2' } };
  await app.platform.db.transaction((tx) => grantXp(app.platform, tx, give));
  const offered = async () =>
    (await today(fan)).lines.flatMap((one) => (one.kind === 'mission' ? [one.mission_id] : []));
  expect(await offered()).toEqual([asking.id]);
  const { rows } = await app.platform.db.query<{ id: string }>({
    text: `update tiers set benefits = '[{"type": "privateMission"}]' where club_id = $1 and rank = 2 returning id`,
    values: [club.id],
  });
  await app.platform.db.query({
    text: `insert into tier_grants (club_id, user_id, tier_id, source, granted_at) values ($1, $2, $3, 'hand', now())`,
    values: [club.id, fan.id, rows[0]?.id],
  });
  expect((await offered()).toSorted()).toEqual([asking.id, hidden.id].toSorted());
});

test('missions that somebody may not do keep none from the list that ends later', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const club = { id: stage.club.id, owner: stage.owner };
  for (let at = 0; at < 6; at += 1)
    await publishedMission(app, club, { private: true, closes_at: inMs(app, HOUR_MS) });
  const { id } = await publishedMission(app, club, { closes_at: inMs(app, 5 * HOUR_MS) });
  expect(await line(fan, 'mission')).toMatchObject({ stand: 'ends', mission_id: id });
});

test('conditions of many clubs are asked a bounded number of times', async () => {
  const fan = await (await newStage()).make('member');
  const condition = { kind: 'level', at_least: 2 } as const;
  const joinMore = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const { club, owner } = await newStage();
      await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: {} }, fan.as);
      await publishedMission(app, { id: club.id, owner }, { condition, closes_at: inMs(app, HOUR_MS) });
    }
  };
  const asked = async () => (await countQueries(() => today(fan))).queries.length;
  await joinMore(12);
  const twelve = await asked();
  await joinMore(3);
  expect(await asked()).toBe(twelve);
  // Fifteen clubs are founded over HTTP, each by an owner who registers.
}, 120_000);

test('a reward that waits can be claimed from the list', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const club = { id: stage.club.id, owner: stage.owner };
  const { id } = await publishedMission(app, club);
  await app.platform.db.query({
    text: `insert into mission_parts (id, mission_id, user_id, period, state, started_at, completed_at, reward_wait)
      values (gen_random_uuid(), $1, $2, '', 'completed', $3, $3, 'unclaimed')`,
    values: [id, fan.id, app.clock.now()],
  });
  expect(await line(fan, 'mission')).toMatchObject({ stand: 'claim', done: false, mission_id: id });
});

test('tickets of tonight stand together, and are done once all were used', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const design = await putDesign(app, { club_id: stage.club.id, kind: 'ticket' });
  await app.platform.db.query({
    text: `update item_designs set redeem_place = 'Boathouse Hall', redeem_gate = 'Gate B', redeem_from = $2,
      redeem_starts_at = $3, redeem_until = $4 where id = $1`,
    values: [design, inMs(app, 6 * HOUR_MS), inMs(app, 7 * HOUR_MS), inMs(app, 12 * HOUR_MS)],
  });
  const items = [await putItem(app, design, fan.id), await putItem(app, design, fan.id)];
  expect(await line(fan, 'ticket')).toMatchObject({
    count: 2,
    done: false,
    at: inMs(app, 7 * HOUR_MS),
    terms: { place: 'Boathouse Hall', gate: 'Gate B' },
  });
  await app.platform.db.query({
    text: `update items set state = 'redeemed', event = 'redeemed' where id = any ($1::uuid[])`,
    values: [items.map(({ item_id }) => item_id)],
  });
  expect(await line(fan, 'ticket')).toMatchObject({ done: true });
});

test('new odds of a pack that one draws from, with what changes', async () => {
  const stage = await newStage();
  const pool = await openTestPool(app, { club: { id: stage.club.id, owner: stage.owner } });
  const fan = await stage.make('member');
  await makeAdult(app, fan.id);
  await giveCredits(app.platform.db, { user_id: fan.id, amount: 10_000, at: app.clock.now() });
  await chooseSeed(app, fan, pool.id);
  const before = await line(fan, 'odds');
  await draw(app, fan, pool);
  await app.platform.db.query({
    text: `with fresh as (insert into gacha_versions (id, pool_id, n, first, price, asset_id, entries, design_ids, announced_at, opens_at)
        select gen_random_uuid(), pool_id, n + 1, false, price, asset_id, entries, design_ids, $2, $3 from gacha_versions
        where pool_id = $1 returning id)
      update gacha_pools set next_version_id = fresh.id, next_opens_at = $3 from fresh where gacha_pools.id = $1`,
    values: [pool.id, app.clock.now(), inMs(app, 24 * HOUR_MS)],
  });
  expect(before).toBeUndefined();
  expect(await line(fan, 'odds')).toMatchObject({ pool_id: pool.id, change: null, urgency: 'later' });
});

test('what somebody waits for stands there too', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const lot = await openLot(stage, { ends_at: inMs(app, 5 * HOUR_MS) });
  const params = { kind: 'auction', id: lot.id, moment: 'end' } as const;
  await app.ok('PUT /reminders/:kind/:id/:moment', { params }, fan.as);
  expect(await line(fan, 'reminder')).toMatchObject({
    of: 'auction',
    moment: 'end',
    title: lot.title,
    at: lot.ends_at,
  });
});

test('the number of queries is the same for one club and for forty', async () => {
  const fan = await (await newStage()).make('member');
  const asked = async () => (await countQueries(() => today(fan))).queries.length;
  const few = await asked();
  for (let at = 0; at < 8; at += 1) {
    const { club } = await newStage();
    await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: {} }, fan.as);
    await app.ok('POST /clubs/:id/checkins', { params: { id: club.id }, body: {} }, fan.as);
  }
  expect((await today(fan)).clubs).toBe(9);
  expect(await asked()).toBe(few);
  expect(few).toBeLessThanOrEqual(15);
});
