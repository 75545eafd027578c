// Tests that the badge of a hidden achievement tells nothing to whoever has not earned it: in lists, by its id, shared, in conditions.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putBadge } from '#app/testing/badges.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { describe } from '#domains/conditions/public/describe.ts';
import { grantBadge } from './public/grant-badge.ts';
import { sharedBadge } from './shared-page.ts';

const secret = {
  name: 'Stayed until dawn',
  description: 'Forty nights in a row',
  shape: 'burst',
  icon: 'flame',
  hue: 12,
  stages: 3,
  of_achievement: true,
  hidden: true,
} as const;
const telling = /Stayed until dawn|Forty nights|burst|flame|"hue":12\b|"stages":3/;

let app: TestApp;
let stage: Stage;
let earner: Somebody;
let other: Somebody;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  stage = await (await makeWorld(app)).stage({ role: 'member', visibility: 'public', fresh: false });
  [earner, other] = [await stage.make('member'), await stage.make('member')];
  id = await putBadge(app, { club_id: stage.club.id, ...secret });
  const cause = { kind: 'achievement', id: 'a1' } as const;
  const given = { badge_id: id, user_id: earner.id, stage: 2, cause, at: app.platform.clock.now() };
  await app.platform.db.transaction((tx) => grantBadge(tx, given));
});
afterAll(() => app.stop());

test('the club’s list shows it to whoever has it and to its makers, and to nobody else', async () => {
  const plain = await putBadge(app, { club_id: stage.club.id });
  const ids = async (viewer?: Somebody) => {
    const params = { id: stage.club.id };
    const { data } = await app.ok('GET /clubs/:id/badges', { params }, viewer?.as);
    // Made in one moment of the clock: which of the two comes first is chance.
    return data.map((badge) => badge.id).sort();
  };
  expect(await ids()).toEqual([plain]);
  expect(await ids(other)).toEqual([plain]);
  expect(await ids(earner)).toEqual([plain, id].sort());
  expect(await ids(stage.owner)).toEqual([plain, id].sort());
});

test('by its id it is a hidden badge, until it is earned', async () => {
  const read = async (viewer?: Somebody) =>
    (await app.ok('GET /badges/:id', { params: { id } }, viewer?.as)).data;
  for (const viewer of [undefined, other]) {
    const seen = await read(viewer);
    expect(seen).toMatchObject({ name: 'Hidden badge', stages: 1, stage: 0, grants: [] });
    expect(JSON.stringify(seen)).not.toMatch(telling);
  }
  expect(await read(earner)).toMatchObject({ name: secret.name, stage: 2, stages: 3 });
  expect(await read(stage.owner)).toMatchObject({ name: secret.name, stages: 3 });
});

test('on its holder’s profile and as they share it, others see that there is one', async () => {
  const profile = async (viewer?: Somebody) =>
    (await app.ok('GET /users/:id/badges', { params: { id: earner.id } }, viewer?.as)).data;
  const shared = async (viewer?: Somebody) => {
    const params = { id, user: earner.user_name };
    return (await app.ok('GET /badges/:id/of/:user', { params }, viewer?.as)).data.badge;
  };
  for (const viewer of [undefined, other])
    for (const seen of [(await profile(viewer))[0], await shared(viewer)]) {
      expect(seen).toMatchObject({ id, name: 'Hidden badge', stage: 1, stages: 1 });
      expect(JSON.stringify(seen)).not.toMatch(telling);
    }
  expect((await profile(earner))[0]).toMatchObject({ name: secret.name, stage: 2 });
  expect(await shared(earner)).toMatchObject({ name: secret.name, stage: 2 });
  const page = await sharedBadge.load(app.platform, `${id}~${earner.user_name}`);
  expect(page).toMatchObject({ title: 'Hidden badge' });
  expect(JSON.stringify(page)).not.toMatch(telling);
});

test('a condition that asks for it names it to whoever has it and to those who write it', async () => {
  const label = async (viewerId?: string | null) =>
    describe(app.platform.db, { kind: 'badge', badge_id: id }, stage.club.id, viewerId);
  expect(await label(null)).toMatchObject({ label: 'Hidden badge' });
  expect(await label(other.id)).toMatchObject({ label: 'Hidden badge', met: false });
  expect(await label(earner.id)).toMatchObject({ label: secret.name, met: true });
  expect(await label()).toMatchObject({ label: secret.name });
});
