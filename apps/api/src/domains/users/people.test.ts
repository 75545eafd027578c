// Follows, blocks, mutes and privacy over HTTP: what each side sees of the other.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '#app/testing/count-queries.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerFan,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { hiddenFrom } from './public/block-list.ts';
import { isBlocked } from './public/is-blocked.ts';
import { mutedWordsOf } from './public/muted-words.ts';

let app: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const fan = () => registerVerified(app, mailbox);
const profile = (of: Registered, as?: Registered) =>
  app.ok('GET /users/:id', { params: { id: of.id } }, as?.as).then(({ data }) => data);
const follow = (who: Registered, whom: Registered) =>
  app.call('PUT /users/:id/follow', { params: { id: whom.id } }, who.as);
const block = (who: Registered, whom: Registered) =>
  app.ok('PUT /users/:id/block', { params: { id: whom.id } }, who.as);

describe('following', () => {
  test('counts once, however often it is asked for, and can be taken back', async () => {
    const [ana, ben] = [await fan(), await fan()];
    await follow(ana, ben);
    expect(await follow(ana, ben)).toMatchObject({ ok: true, body: { data: { following: true } } });
    expect(await profile(ben, ana)).toMatchObject({
      followers: 1,
      following: 0,
      viewer: { following: true },
    });
    expect(await profile(ana, ben)).toMatchObject({ following: 1, viewer: { followed_by: true } });
    expect((await app.ok('GET /users/me', {}, ana.as)).data).toMatchObject({ following: 1, followers: 0 });
    await app.ok('DELETE /users/:id/follow', { params: { id: ben.user_name } }, ana.as);
    await app.ok('DELETE /users/:id/follow', { params: { id: ben.user_name } }, ana.as);
    expect(await profile(ben, ana)).toMatchObject({ followers: 0, viewer: { following: false } });
  });

  test('takes a verified email, another person, and one who is there', async () => {
    const [ana, ben, unverified] = [await fan(), await fan(), await registerFan(app)];
    expect(await follow(unverified, ben)).toMatchObject({ error: { code: 'email-not-verified' } });
    expect((await profile(ben, unverified)).can.follow).toBe(false);
    expect(await follow(ana, ana)).toMatchObject({ status: 422, error: { code: 'users.own-account' } });
    const nobody = { params: { id: '00000000-0000-7000-8000-000000000000' } };
    expect(await app.call('PUT /users/:id/follow', nobody, ana.as)).toMatchObject({ status: 404 });
    expect(await follow(ana, ben)).toMatchObject({ ok: true });
  });

  test.each([
    ['everybody', true, true],
    ['followed', false, true],
    ['nobody', false, false],
  ] as const)('whoever is followable by %s', async (followable_by, byStranger, byFollowed) => {
    const [star, stranger, followed] = [await fan(), await fan(), await fan()];
    await follow(star, followed);
    await app.ok('PATCH /users/me/privacy', { body: { followable_by } }, star.as);
    for (const [who, may] of [
      [stranger, byStranger],
      [followed, byFollowed],
    ] as const) {
      expect((await profile(star, who)).can.follow).toBe(may);
      const answered = await follow(who, star);
      if (may) expect(answered.ok).toBe(true);
      else expect(answered).toMatchObject({ status: 403, error: { code: 'users.follow-refused' } });
    }
  });

  test('lists who follows and whom, newest first, page by page without a gap', async () => {
    const star = await fan();
    const fans: Registered[] = [];
    for (let n = 0; n < 33; n += 1) fans.push(await fan());
    for (const one of fans) {
      app.clock.advance(1000);
      await follow(one, star);
    }
    const list = (cursor?: string) =>
      app.ok('GET /users/:id/followers', { params: { id: star.id }, query: cursor ? { cursor } : {} });
    const first = await list();
    expect(first.data).toHaveLength(30);
    const rest = await list(first.next_cursor ?? '');
    expect(rest.next_cursor).toBeNull();
    expect([...first.data, ...rest.data].map((row) => row.id)).toEqual(fans.map((one) => one.id).reverse());
    const following = await app.ok('GET /users/:id/following', { params: { id: fans[0]?.id ?? '' } });
    expect(following.data).toMatchObject([{ id: star.id, viewer: null, can: { follow: false } }]);
    const bad = { params: { id: star.id }, query: { cursor: 'nonsense' } };
    expect(await app.call('GET /users/:id/followers', bad)).toMatchObject({ status: 400 });
  });

  test.each([
    ['everybody', true, true, true],
    ['followers', false, false, true],
    ['nobody', false, false, false],
  ] as const)('lists shown to %s', async (follow_lists_for, toVisitor, toStranger, toFollower) => {
    const [star, stranger, follower] = [await fan(), await fan(), await fan()];
    await follow(follower, star);
    await app.ok('PATCH /users/me/privacy', { body: { follow_lists_for } }, star.as);
    for (const [who, may] of [
      [undefined, toVisitor],
      [stranger, toStranger],
      [follower, toFollower],
      [star, true],
    ] as const) {
      const answered = await app.call('GET /users/:id/followers', { params: { id: star.id } }, who?.as);
      expect((await profile(star, who)).shows.follow_lists).toBe(may);
      if (may) expect(answered.ok).toBe(true);
      else expect(answered).toMatchObject({ status: 403, error: { code: 'users.follows-hidden' } });
    }
  });

  test('tells whom the viewer knows among the followers', async () => {
    const [me, star, friend, other] = [await fan(), await fan(), await fan(), await fan()];
    await follow(me, friend);
    await follow(friend, star);
    await follow(other, star);
    expect((await profile(star, me)).mutual).toMatchObject({ count: 1, some: [{ id: friend.id }] });
    expect((await profile(star)).mutual).toEqual({ count: 0, some: [] });
    await app.ok('PATCH /users/me/privacy', { body: { follow_lists_for: 'nobody' } }, star.as);
    expect((await profile(star, me)).mutual).toEqual({ count: 0, some: [] });
  });
});

test('a profile takes a fixed number of queries', async () => {
  const [me, star] = [await fan(), await fan()];
  for (let n = 0; n < 3; n += 1) {
    const friend = await fan();
    await follow(me, friend);
    await follow(friend, star);
  }
  const { queries } = await countQueries(() => profile(star, me));
  // Session, person, how the two stand to each other, mutual followers, their cards; clubs are the slot's own.
  expect(queries.slice(0, 4)).toEqual([
    'auth-sessions-by-token',
    'users-profile-by-id',
    'users-relations',
    'users-mutual-followers',
  ]);
  expect(queries.length).toBeLessThanOrEqual(7);
});

describe('blocking', () => {
  test('hides the one from the other, ends follows, and can be taken back', async () => {
    const [ana, ben] = [await fan(), await fan()];
    await follow(ana, ben);
    await follow(ben, ana);
    await block(ana, ben);
    expect(await app.call('GET /users/:id', { params: { id: ana.user_name } }, ben.as)).toMatchObject({
      status: 404,
      error: { code: 'users.not-found' },
    });
    expect(await follow(ben, ana)).toMatchObject({ status: 404 });
    expect(await profile(ben, ana)).toMatchObject({
      followers: 0,
      following: 0,
      viewer: { blocked: true, following: false, followed_by: false },
      can: { follow: false, message: false, block: true, report: true },
    });
    expect(await follow(ana, ben)).toMatchObject({ status: 403, error: { code: 'users.follow-refused' } });
    expect((await app.ok('GET /users/me/blocks', {}, ana.as)).data).toMatchObject([{ id: ben.id }]);
    expect((await app.ok('GET /users/me/blocks', {}, ben.as)).data).toEqual([]);
    await app.ok('DELETE /users/:id/block', { params: { id: ben.id } }, ana.as);
    expect(await profile(ana, ben)).toMatchObject({ id: ana.id, viewer: { blocked: false } });
    expect(await follow(ben, ana)).toMatchObject({ ok: true });
  });

  test('by both can be lifted by each, and tells neither of the other', async () => {
    const [ana, ben, eve] = [await fan(), await fan(), await fan()];
    await block(ana, ben);
    const unblock = (who: Registered, whom: Registered) =>
      app.call('DELETE /users/:id/block', { params: { id: whom.id } }, who.as);
    // Ben never blocked Ana: for him there is nobody to unblock.
    expect(await unblock(ben, ana)).toMatchObject({ status: 404 });
    await block(eve, ana);
    await app.platform.db.query({
      text: 'insert into user_blocks values ($1, $2, now())',
      values: [ana.id, eve.id],
    });
    expect(await unblock(ana, eve)).toMatchObject({ ok: true, body: { data: { blocked: false } } });
    expect(await app.call('GET /users/:id', { params: { id: eve.id } }, ana.as)).toMatchObject({
      status: 404,
    });
  });

  test('takes people out of each other’s lists', async () => {
    const [star, ana, ben] = [await fan(), await fan(), await fan()];
    await follow(ana, star);
    await follow(ben, star);
    await block(ana, ben);
    const names = async (as: Registered) =>
      (await app.ok('GET /users/:id/followers', { params: { id: star.id } }, as.as)).data.map(
        (row) => row.id,
      );
    expect(await names(ana)).toEqual([ana.id]);
    expect(await names(ben)).toEqual([ben.id]);
    expect((await names(star)).sort()).toEqual([ana.id, ben.id].sort());
  });

  test('and muting are what other domains leave out', async () => {
    const [me, blocked, blocker, muted, other] = [
      await fan(),
      await fan(),
      await fan(),
      await fan(),
      await fan(),
    ];
    await block(me, blocked);
    await block(blocker, me);
    await app.ok('PUT /users/:id/mute', { params: { id: muted.id } }, me.as);
    const { db } = app.platform;
    expect((await hiddenFrom(db, me.id)).sort()).toEqual([blocked.id, blocker.id, muted.id].sort());
    expect(await hiddenFrom(db, muted.id)).toEqual([]);
    expect(await isBlocked(db, { user_id: me.id, other_id: blocker.id })).toBe(true);
    expect(await isBlocked(db, { user_id: me.id, other_id: muted.id })).toBe(false);
    expect(await isBlocked(db, { user_id: me.id, other_id: other.id })).toBe(false);
  });
});

describe('muting', () => {
  test('of a person changes nothing for them', async () => {
    const [ana, ben] = [await fan(), await fan()];
    const { data } = await app.ok('PUT /users/:id/mute', { params: { id: ben.id } }, ana.as);
    expect(data).toMatchObject({ muted: true });
    expect((await app.ok('GET /users/me/mutes', {}, ana.as)).data).toMatchObject([{ id: ben.id }]);
    expect(await profile(ana, ben)).toMatchObject({ viewer: { muted: false } });
    await app.ok('DELETE /users/:id/mute', { params: { id: ben.id } }, ana.as);
    expect((await app.ok('GET /users/me/mutes', {}, ana.as)).data).toEqual([]);
  });

  test('of words holds without regard to case and accents, once each', async () => {
    const ana = await fan();
    const mute = (word: string) => app.call('POST /users/me/muted-words', { body: { word } }, ana.as);
    await mute('Crème');
    expect(await mute('  CREME ')).toMatchObject({ ok: true, body: { data: [{ word: 'Crème' }] } });
    expect(await mute('!?')).toMatchObject({ status: 422, error: { code: 'users.muted-word-empty' } });
    expect(await mute(' ')).toMatchObject({ status: 400 });
    const hides = await mutedWordsOf(app.platform.db, ana.id);
    expect(hides('Ice creme, please')).toBe(true);
    expect(hides('Cremeria')).toBe(false);
    const { data } = await app.ok('GET /users/me/muted-words', {}, ana.as);
    await app.ok('DELETE /users/me/muted-words/:id', { params: { id: data[0]?.id ?? '' } }, ana.as);
    expect((await mutedWordsOf(app.platform.db, ana.id))('creme')).toBe(false);
  });

  test('of a thread is one row a person, and a malformed id is not found', async () => {
    const ana = await fan();
    const params = { kind: 'post', id: '01981e3a-0000-7000-8000-000000000001' } as const;
    await app.ok('PUT /users/me/muted-threads/:kind/:id', { params }, ana.as);
    await app.ok('PUT /users/me/muted-threads/:kind/:id', { params }, ana.as);
    const count = async () =>
      (
        await app.platform.db.query({
          text: 'select 1 from user_muted_threads where user_id = $1',
          values: [ana.id],
        })
      ).count;
    expect(await count()).toBe(1);
    const { data } = await app.ok('GET /users/me/muted-threads', {}, ana.as);
    // Nobody wrote that post: the mute stays, to be lifted.
    expect(data).toMatchObject([{ ...params, card: null }]);
    const nonsense = { params: { ...params, id: 'nonsense' } };
    expect(await app.call('PUT /users/me/muted-threads/:kind/:id', nonsense, ana.as)).toMatchObject({
      status: 404,
      error: { code: 'not-found' },
    });
    await app.ok('DELETE /users/me/muted-threads/:kind/:id', { params }, ana.as);
    expect(await count()).toBe(0);
  });
});

describe('privacy', () => {
  test('begins open, and keeps what is not sent', async () => {
    const ana = await fan();
    expect((await app.ok('GET /users/me/privacy', {}, ana.as)).data).toEqual({
      collection_for: 'everybody',
      follow_lists_for: 'everybody',
      followable_by: 'everybody',
      clubs_shown: true,
      message_requests: true,
    });
    await app.ok('PATCH /users/me/privacy', { body: { collection_for: 'followers' } }, ana.as);
    const { data } = await app.ok('PATCH /users/me/privacy', { body: { clubs_shown: false } }, ana.as);
    expect(data).toMatchObject({ collection_for: 'followers', clubs_shown: false });
    expect((await profile(ana)).shows).toEqual({ clubs: false, collection: false, follow_lists: true });
    expect((await profile(ana, ana)).shows).toEqual({ clubs: true, collection: true, follow_lists: true });
    const wrong = { body: { collection_for: 'friends' as never } };
    expect(await app.call('PATCH /users/me/privacy', wrong, ana.as)).toMatchObject({ status: 400 });
  });
});
