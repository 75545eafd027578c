// Tests what Discover is told and what is suggested: over HTTP, on clubs of several kinds.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { setPageClubIds } from '#domains/pages/public/featured-clubs.ts';
import { setPage } from '#domains/pages/public/set-page.ts';
import { featureClub } from './public/feature-club.ts';

let app: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  await foundClub(app, mailbox, { name: 'Loud', handle: 'loud', category: 'music' });
  await foundClub(app, mailbox, { name: 'Louder', handle: 'louder', category: 'music' });
  await foundClub(app, mailbox, { name: 'Kettle', handle: 'kettle', category: 'cafes' });
  await foundClub(app, mailbox, { name: 'Hidden', handle: 'hidden-one', visibility: 'private' });
});
afterAll(() => app.stop());
// What is kept for a few seconds is gone with them.
beforeEach(() => app.clock.advance(60_000));

const discover = async (query: { category?: 'music' | 'cafes' | 'film' } = {}) =>
  (await app.ok('GET /fronts/discover', { query })).data;
const names = (clubs: { name: string }[]) => clubs.map((club) => club.name).sort();

test('everybody sees the public clubs, by kind if they like, and never the private one', async () => {
  const all = await discover();
  expect(names(all.newest)).toEqual(['Kettle', 'Loud', 'Louder']);
  expect(names(all.rising.map((one) => one.club))).toEqual(['Kettle', 'Loud', 'Louder']);
  expect(all.rising.every((one) => one.joined_this_week === 1)).toBe(true);
  expect(all.categories).toEqual([
    { category: 'music', clubs: 2 },
    { category: 'cafes', clubs: 1 },
  ]);
  expect(names((await discover({ category: 'music' })).newest)).toEqual(['Loud', 'Louder']);
  expect((await discover({ category: 'film' })).newest).toEqual([]);
  expect(JSON.stringify(all)).not.toContain('Hidden');
});

test('what the operator featured stands at the head; a private club cannot', async () => {
  expect(await featureClub(app.platform, { handle: 'kettle', on: true })).toBe(true);
  expect(await featureClub(app.platform, { handle: 'hidden-one', on: true })).toBe(false);
  expect(await featureClub(app.platform, { handle: 'nobody', on: true })).toBe(false);
  expect(names((await discover()).featured)).toEqual(['Kettle']);
  app.clock.advance(60_000);
  await featureClub(app.platform, { handle: 'kettle', on: false });
  expect(names((await discover()).featured)).toEqual(['Kettle', 'Loud', 'Louder']);
});

test('the second who asks costs no query', async () => {
  expect((await countQueries(() => discover())).queries).toHaveLength(6);
  expect((await countQueries(() => discover())).queries).toEqual([]);
});

test('suggested is what one is not in, nearest to what one is in first', async () => {
  const fan = await registerVerified(app, mailbox);
  const suggested = async () => (await app.ok('GET /fronts/suggested-clubs', {}, fan.as)).data;
  expect(names((await suggested()).map((one) => one.club))).toEqual(['Kettle', 'Loud', 'Louder']);
  await app.ok('POST /clubs/:id/join', { params: { id: 'loud' }, body: {} }, fan.as);
  expect((await suggested()).map((one) => [one.club.name, one.like_club])).toEqual([
    ['Louder', 'Loud'],
    ['Kettle', null],
  ]);
});

test('where no club of one’s own speaks for it, what one is into does', async () => {
  const fan = await registerVerified(app, mailbox);
  const suggested = async () => (await app.ok('GET /fronts/suggested-clubs', {}, fan.as)).data;
  await app.ok('PATCH /users/me', { body: { interests: ['music'] } }, fan.as);
  const near = await suggested();
  expect(near.map((one) => one.like_club)).toEqual([null, null, null]);
  // The first two are as lively as each other: either may stand before the other.
  expect(names(near.slice(0, 2).map((one) => one.club))).toEqual(['Loud', 'Louder']);
  expect(near[2]?.club.name).toBe('Kettle');
  await app.ok('POST /clubs/:id/join', { params: { id: 'kettle' }, body: {} }, fan.as);
  expect(names((await suggested()).map((one) => one.club))).toEqual(['Loud', 'Louder']);
});

test('a club that is about to close is recommended to nobody, and neither is one to somebody banned from it', async () => {
  const fan = await registerVerified(app, mailbox);
  const closing = await foundClub(app, mailbox, { name: 'Last', handle: 'last-orders', category: 'film' });
  const shut = await foundClub(app, mailbox, { name: 'Shut', handle: 'shut-to-fan', category: 'film' });
  const ban = { params: { id: shut.id, user_id: fan.id }, body: { reason: 'Spam.' } };
  await app.ok('PUT /clubs/:id/members/:user_id/ban', ban, shut.owner.as);
  expect(await featureClub(app.platform, { handle: 'last-orders', on: true })).toBe(true);
  expect(names((await discover()).featured)).toEqual(['Last']);
  app.clock.advance(60_000);
  const params = { id: closing.id };
  await app.ok(
    'POST /clubs/:id/deletion',
    { params, body: { confirm_handle: 'last-orders' } },
    closing.owner.as,
  );
  const front = await discover();
  expect(JSON.stringify(front)).not.toContain('last-orders');
  expect(front.categories).toContainEqual({ category: 'film', clubs: 1 });
  expect(await featureClub(app.platform, { handle: 'last-orders', on: true })).toBe(false);
  for (const sort of ['new', 'trending'] as const)
    expect(JSON.stringify(await app.ok('GET /clubs', { query: { sort } }))).not.toContain('last-orders');
  const { data } = await app.ok('GET /fronts/suggested-clubs', {}, fan.as);
  expect(names(data.map((one) => one.club))).toEqual(['Kettle', 'Loud', 'Louder']);
  await app.ok('DELETE /clubs/:id/deletion', { params }, closing.owner.as);
  app.clock.advance(60_000);
  expect(names((await discover()).featured)).toEqual(['Last']);
});

test('a partner page shows the clubs it features in its order, and none that is private or gone', async () => {
  const clubs = async (slug: string) =>
    (await app.ok('GET /fronts/pages/:slug/clubs', { params: { slug } })).data.map((club) => club.name);
  expect(await clubs('tour')).toEqual([]);
  const { db } = app.platform;
  const ids = await Promise.all(
    ['louder', 'hidden-one', 'kettle'].map(
      async (handle) => (await findClub(app.platform, db, handle))?.id ?? '',
    ),
  );
  const featured_club_ids = [...ids, randomUUID()];
  const content = {
    title: 'Tour',
    tagline: '',
    hue: 10,
    hero_url: null,
    text: '',
    facts: [],
    campaign_id: null,
    button: null,
  };
  await setPage(app.platform, { slug: 'Tour', content: { ...content, featured_club_ids } });
  expect(await clubs('tour')).toEqual(['Louder', 'Kettle']);
  await setPageClubIds(app.platform, { slug: 'Tour', club_ids: featured_club_ids.toReversed() });
  expect(await clubs('tour')).toEqual(['Kettle', 'Louder']);
});
