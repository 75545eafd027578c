// Tests badges over HTTP: given once a stage, listed, pinned, seen as their owner allows, made and retired; asked for by conditions.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putBadge } from '#app/testing/badges.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { badges } from './domain.ts';
import { grantBadge } from './public/grant-badge.ts';

let app: TestApp;
let inside: Stage;
let hidden: Stage;
beforeAll(async () => {
  app = await startTestApp();
  const world = await makeWorld(app);
  inside = await world.stage({ role: 'member', visibility: 'public', fresh: false });
  hidden = await world.stage({ role: 'member', visibility: 'private', fresh: false });
});
afterAll(() => app.stop());

const cause = { kind: 'achievement', id: 'a1' } as const;

let moments = 0;

/** Each a moment later: badges of the same moment have no order. */
function give(badge_id: string, user_id: string, stage = 1) {
  moments += 1;
  const at = new Date(app.platform.clock.now().getTime() + moments);
  return app.platform.db.transaction((tx) => grantBadge(tx, { badge_id, user_id, stage, cause, at }));
}

test('a stage is given once, also by many at once, and fills those below it', async () => {
  const { club } = inside;
  const member = await inside.make('member');
  const badge = await putBadge(app, { club_id: club.id, stages: 3 });
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => give(badge, member.id, 2)));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await give(badge, member.id, 1)).toBe(false);
  expect(await give(badge, member.id, 3)).toBe(true);
  // More than it has.
  expect(await give(badge, member.id, 9)).toBe(false);
  const seen = await app.call('GET /badges/:id', { params: { id: badge } }, member.as);
  expect(seen).toMatchObject({
    ok: true,
    body: { data: { stage: 3, stages: 3, holders: 1, grants: [{ stage: 1 }, { stage: 2 }, { stage: 3 }] } },
  });
  expect(await badges.audit?.(app.platform.db)).toEqual([]);
});

test('one’s own come the newest first, by club where one is named', async () => {
  const { club } = inside;
  const fan = await inside.make('member');
  const first = await putBadge(app, { club_id: club.id, name: 'First' });
  const second = await putBadge(app, { club_id: hidden.club.id, name: 'Second' });
  await give(first, fan.id);
  await give(second, fan.id);
  const all = await app.call('GET /badges', { query: { limit: 1 } }, fan.as);
  if (!all.ok) throw new Error(all.error.code);
  expect(all.body.data.map(({ name }) => name)).toEqual(['Second']);
  const rest = await app.call('GET /badges', { query: { cursor: all.body.next_cursor ?? '' } }, fan.as);
  expect(rest).toMatchObject({ body: { data: [{ name: 'First' }], next_cursor: null } });
  const here = await app.call('GET /badges', { query: { club_id: club.id } }, fan.as);
  expect(here).toMatchObject({ body: { data: [{ name: 'First', stage: 1 }] } });
  expect(await app.call('GET /badge-counts', {}, fan.as)).toMatchObject({ body: { data: { total: 2 } } });
});

test('pins stand first on the profile; a badge one does not have cannot be pinned', async () => {
  const { club } = inside;
  const fan = await inside.make('member');
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push(await putBadge(app, { club_id: club.id, name }));
  for (const id of ids) await give(id, fan.id);
  const pins = [ids[1], ids[0]] as string[];
  expect(await app.call('PUT /badges/pins', { body: { badge_ids: pins } }, fan.as)).toMatchObject({
    body: {
      data: [
        { name: 'B', pinned: 0 },
        { name: 'A', pinned: 1 },
      ],
    },
  });
  const stranger = await putBadge(app, { club_id: club.id });
  const refused = await app.call('PUT /badges/pins', { body: { badge_ids: [stranger] } }, fan.as);
  expect(refused).toMatchObject({ status: 422, error: { code: 'badges.not-yours' } });
  const shown = await app.call('GET /users/:id/badges', { params: { id: fan.id } });
  expect(shown).toMatchObject({ body: { data: [{ name: 'B' }, { name: 'A' }, { name: 'C' }] } });
});

test('others see them as the owner allows, and none of a private club', async () => {
  const { club } = inside;
  const fan = await inside.make('member');
  await give(await putBadge(app, { club_id: club.id, name: 'Open' }), fan.id);
  await give(await putBadge(app, { club_id: hidden.club.id, name: 'Secret' }), fan.id);
  const named = async (viewer?: Somebody) => {
    const answer = await app.call('GET /users/:id/badges', { params: { id: fan.id } }, viewer?.as);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.body.data.map(({ name }) => name);
  };
  expect(await named()).toEqual(['Open']);
  expect(await named(fan)).toEqual(['Secret', 'Open']);
  const text = `update users set collection_for = 'nobody' where id = $1`;
  await app.platform.db.query({ text, values: [fan.id] });
  expect(await named()).toEqual([]);
});

test('a badge is made, changed once by each version, and retired; its holders keep it', async () => {
  const { club, owner } = inside;
  const look = { shape: 'hex', icon: 'star', hue: 200 } as const;
  const made = await app.call(
    'POST /clubs/:id/badges',
    {
      params: { id: club.id },
      body: { name: 'Page-turner', look },
    },
    owner.as,
  );
  if (!made.ok) throw new Error(made.error.code);
  const { id, version } = made.body.data;
  const change = (name: string) =>
    app.call('PUT /badges/:id', { params: { id }, body: { name, look, version } }, owner.as);
  expect(await change('Bookworm')).toMatchObject({
    body: { data: { name: 'Bookworm', version: version + 1 } },
  });
  expect(await change('Reader')).toMatchObject({ status: 409 });
  const fan = await inside.make('member');
  await give(id, fan.id);
  expect(await app.call('DELETE /badges/:id', { params: { id } }, owner.as)).toMatchObject({ ok: true });
  expect(await app.call('GET /badges/:id', { params: { id } }, fan.as)).toMatchObject({
    body: { data: { retired: true, stage: 1 } },
  });
  expect(await app.call('GET /badges/:id', { params: { id } })).toMatchObject({ status: 404 });
});

test('an achievement’s badge is changed with the achievement only', async () => {
  const { club, owner } = inside;
  const id = await putBadge(app, { club_id: club.id, of_achievement: true });
  const body = { name: 'Other', look: { shape: 'disc', icon: 'star', hue: 1 }, version: 1 } as const;
  const refused = { status: 409, error: { code: 'badges.of-achievement' } };
  expect(await app.call('PUT /badges/:id', { params: { id }, body }, owner.as)).toMatchObject(refused);
  expect(await app.call('DELETE /badges/:id', { params: { id } }, owner.as)).toMatchObject(refused);
});

test('a condition asks for a badge', async () => {
  const { club } = inside;
  const member = await inside.make('member');
  const badge_id = await putBadge(app, { club_id: club.id });
  const asks = () =>
    evaluate(app.platform.db, { kind: 'badge', badge_id }, { user_id: member.id, club_id: club.id });
  expect(await asks()).toBe(false);
  await give(badge_id, member.id);
  expect(await asks()).toBe(true);
});

test('what a person had goes out with their export and goes with them', async () => {
  const { club } = inside;
  const fan = await inside.make('member');
  await give(await putBadge(app, { club_id: club.id }), fan.id);
  expect(await badges.exportUser?.(app.platform, fan.id)).toMatchObject({ badges: [{ stage: 1 }] });
  await app.platform.db.transaction(async (tx) => badges.eraseUser?.(tx, fan.id, app.platform));
  expect(await badges.exportUser?.(app.platform, fan.id)).toEqual({ badges: [] });
});

test('the list of those to give leaves out what achievements give', async () => {
  const { club } = inside;
  const free = await putBadge(app, { club_id: club.id, name: 'Free' });
  const bound = await putBadge(app, { club_id: club.id, name: 'Bound', of_achievement: true });
  const ids = async (only: 'all' | 'free') => {
    const answer = await app.ok('GET /clubs/:id/badges', {
      params: { id: club.id },
      query: { only, limit: 50 },
    });
    return answer.data.map(({ id }) => id);
  };
  expect(await ids('all')).toEqual(expect.arrayContaining([free, bound]));
  expect(await ids('free')).toContain(free);
  expect(await ids('free')).not.toContain(bound);
});

test('a shared badge has a page of its own with a picture, as its owner allows', async () => {
  const { club } = inside;
  const fan = await inside.make('member');
  const id = await putBadge(app, { club_id: club.id, name: 'Away days', stages: 3 });
  const read = () => app.call('GET /badges/:id/of/:user', { params: { id, user: fan.user_name } });
  expect(await read()).toMatchObject({ status: 404 });
  await give(id, fan.id, 2);
  expect(await read()).toMatchObject({ body: { data: { badge: { stage: 2 }, user: { id: fan.id } } } });
  const picture = await fetch(`${app.url}/api/cards/badge/${id}~${fan.user_name}.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  const own = { params: { id, user: fan.user_name } };
  expect((await app.ok('GET /badges/:id/of/:user', own, fan.as)).data.shown).toBe(true);
  const text = `update users set collection_for = 'nobody' where id = $1`;
  await app.platform.db.query({ text, values: [fan.id] });
  expect(await read()).toMatchObject({ status: 404 });
  // Its owner still reads it, and learns that nobody else does.
  expect((await app.ok('GET /badges/:id/of/:user', own, fan.as)).data.shown).toBe(false);
  expect((await fetch(`${app.url}/api/cards/badge/${id}~${fan.user_name}.png`)).status).toBe(404);
});
