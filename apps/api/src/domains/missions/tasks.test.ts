// Tests the list of single open steps over HTTP: by deadline, with what waits, paged by key, in a fixed number of queries.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, inMs } from '#app/testing/auctions.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { doStep, publishedMission, reading } from '#app/testing/missions.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type World } from '#app/testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  app.clock.set('2026-11-17T12:00:00Z');
  world = await makeWorld(app);
});
afterAll(() => app.stop());

const newStage = () => world.stage({ role: 'owner', visibility: 'public', fresh: true });
const tasks = async (fan: Somebody, query: { cursor?: string; limit?: number } = {}) =>
  app.ok('GET /tasks', { query }, fan.as);

test('steps of all clubs by deadline, in order inside a mission; passed ones are gone', async () => {
  const [one, other] = [await newStage(), await newStage()];
  const fan = await one.make('member');
  await app.ok('POST /clubs/:id/join', { params: { id: other.club.id }, body: {} }, fan.as);
  const endless = await publishedMission(app, { id: one.club.id, owner: one.owner }, { title: 'Endless' });
  const late = await publishedMission(
    app,
    { id: one.club.id, owner: one.owner },
    { title: 'Late', closes_at: inMs(app, 30 * HOUR_MS) },
  );
  const soon = await publishedMission(
    app,
    { id: other.club.id, owner: other.owner },
    { title: 'Soon', steps: [reading, reading], waits: true, closes_at: inMs(app, 2 * HOUR_MS) },
  );
  const { data } = await tasks(fan);
  expect(data.map((task) => [task.mission_title, task.number, task.state])).toEqual([
    ['Soon', 1, 'open'],
    ['Soon', 2, 'waits'],
    ['Late', 1, 'open'],
    ['Endless', 1, 'open'],
  ]);
  expect(data.map(({ due_at }) => due_at)).toEqual([
    inMs(app, 2 * HOUR_MS),
    inMs(app, 2 * HOUR_MS),
    inMs(app, 30 * HOUR_MS),
    null,
  ]);
  await doStep(app, soon.steps[0] ?? '', fan);
  await doStep(app, late.steps[0] ?? '', fan);
  const left = (await tasks(fan)).data;
  expect(left.map(({ id, state }) => [id, state])).toEqual([
    [soon.steps[1], 'open'],
    [endless.steps[0], 'open'],
  ]);
});

test('what ran out of time can be gone on with', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const club = { id: stage.club.id, owner: stage.owner };
  const { id, steps } = await publishedMission(app, club, { steps: [reading, reading], finish_within_h: 1 });
  await doStep(app, steps[0] ?? '', fan);
  await app.platform.db.query({
    text: `update mission_parts set state = 'expired', expires_at = $2, has_slot = false where mission_id = $1`,
    values: [id, inMs(app, -HOUR_MS)],
  });
  expect((await tasks(fan)).data).toMatchObject([{ id: steps[1], state: 'open', due_at: null }]);
});

test('pages go on by key, and no step comes twice', async () => {
  const { club, owner, make } = await newStage();
  const fan = await make('member');
  for (let at = 0; at < 3; at += 1)
    await publishedMission(app, { id: club.id, owner }, { steps: [reading, reading] });
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await tasks(fan, { limit: 4, ...(cursor === undefined ? {} : { cursor }) });
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

test('a daily mission is due when the day ends where the club is, and comes back with the next', async () => {
  const { club, owner, make } = await newStage();
  await app.platform.db.query({
    text: `update clubs set time_zone = 'Asia/Tokyo' where id = $1`,
    values: [club.id],
  });
  const fan = await make('member');
  const { steps } = await publishedMission(app, { id: club.id, owner }, { repeat: 'daily' });
  expect((await tasks(fan)).data).toMatchObject([{ due_at: '2026-11-17T15:00:00.000Z' }]);
  await doStep(app, steps[0] ?? '', fan);
  expect((await tasks(fan)).data).toEqual([]);
  app.clock.advance(4 * HOUR_MS);
  expect((await tasks(fan)).data).toMatchObject([{ id: steps[0], due_at: '2026-11-18T15:00:00.000Z' }]);
  app.clock.advance(-4 * HOUR_MS);
});

test('a mission for a tier one does not have is locked, and one without a slot is not asked for', async () => {
  const { club, owner, make } = await newStage();
  const [fan, first] = [await make('member'), await make('member')];
  await publishedMission(app, { id: club.id, owner }, { private: true });
  const full = await publishedMission(app, { id: club.id, owner }, { slots: 1, steps: [reading, reading] });
  await doStep(app, full.steps[0] ?? '', first);
  expect((await tasks(fan)).data).toMatchObject([{ state: 'locked' }]);
  // Who has the slot goes on.
  expect((await tasks(first)).data.map(({ id }) => id)).toContain(full.steps[1]);
});

test('the number of queries does not grow with the list', async () => {
  const { club, owner, make } = await newStage();
  const fan = await make('member');
  const asked = async () => (await countQueries(() => tasks(fan))).queries.length;
  await publishedMission(app, { id: club.id, owner });
  const one = await asked();
  for (let at = 0; at < 4; at += 1) await publishedMission(app, { id: club.id, owner });
  expect((await tasks(fan)).data).toHaveLength(5);
  expect(await asked()).toBe(one);
});
