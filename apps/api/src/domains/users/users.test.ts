// Tests people over HTTP: the own profile, user names, pictures, public profiles.
import { imageAddress } from '@stagepass/base/address.ts';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  manyAddresses,
  openMailbox,
  type Registered,
  registerFan,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { grantOperator } from './public/grant-operator.ts';
import { loadUserCards } from './public/load-user-cards.ts';
import { verifyEmailByHand } from './public/verify-email-by-hand.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

const own = async (fan: Registered) => (await app.ok('GET /users/me', {}, fan.as)).data;
const day = 86_400_000;

describe('the own profile', () => {
  test('changes the fields that are sent and leaves the others', async () => {
    const fan = await registerFan(app);
    const links = [{ label: 'Zine', url: 'https://zine.test/ana' }];
    const body = {
      bio: 'Front row.',
      links,
      interests: ['music' as const, 'art' as const, 'music' as const],
    };
    const changed = await app.ok('PATCH /users/me', { body }, fan.as);
    expect(changed.data).toMatchObject({ bio: 'Front row.', links, interests: ['music', 'art'] });
    const named = await app.ok('PATCH /users/me', { body: { display_name: ' Ana ★ ', hue: 42 } }, fan.as);
    expect(named.data).toMatchObject({ display_name: 'Ana ★', hue: 42, bio: 'Front row.', links });
    expect(await own(fan)).toEqual(named.data);
    await app.ok('PATCH /users/me', { body: { welcome_done: true } }, fan.as);
    expect(await own(fan)).toMatchObject({ welcome_done: true, can: { edit: true }, email: fan.email });
  });

  test.each([
    [{ display_name: '' }],
    [{ display_name: 'x'.repeat(51) }],
    [{ bio: 'x'.repeat(301) }],
    [{ hue: 360 }],
    [{ hue: 'red' }],
    [{ interests: ['crime'] }],
    [{ links: [{ label: 'x', url: 'javascript:alert(1)' }] }],
    [{ links: Array.from({ length: 6 }, () => ({ label: 'x', url: 'https://x.test' })) }],
    [{ email: 'other@example.test' }],
    [{ operator: true }],
    [{ user_name: 'other' }],
  ])('refuses %o', async (body) => {
    const fan = await registerFan(app);
    const before = await own(fan);
    const refused = await app.call('PATCH /users/me', { body: body as never }, fan.as);
    expect(refused).toMatchObject({ status: 400, error: { code: 'invalid-input' } });
    expect(await own(fan)).toEqual(before);
  });
});

describe('user names', () => {
  const change = (fan: Registered, user_name: string) =>
    app.call('PUT /users/me/user-name', { body: { user_name } }, fan.as);

  test('change once in 30 days, and the old one is kept for its owner for 90', async () => {
    const [ana, ben] = [await registerFan(app, 'ana.old@example.test'), await registerFan(app)];
    expect(await change(ana, 'ana_new')).toMatchObject({
      ok: true,
      body: { data: { user_name: 'ana_new' } },
    });
    expect(await change(ana, 'ana_newer')).toMatchObject({
      status: 409,
      error: { code: 'users.user-name-too-soon' },
    });
    expect(await change(ben, 'ANA_OLD')).toMatchObject({
      status: 409,
      error: { code: 'users.user-name-taken' },
    });
    expect(await change(ben, 'ana_new')).toMatchObject({
      status: 409,
      error: { code: 'users.user-name-taken' },
    });
    const late = await registerFan(app, 'ana.old@other.test');
    expect(late.user_name).toMatch(/^ana_old_\d+$/);
    app.clock.advance(29 * day);
    await own(ana);
    await own(ben);
    app.clock.advance(day);
    expect(await change(ana, 'ana_old')).toMatchObject({ ok: true });
    expect((await change(ben, 'ana_new')).status).toBe(409);
    for (let month = 0; month < 3; month += 1) {
      await own(ben);
      app.clock.advance(29 * day);
    }
    await own(ben);
    app.clock.advance(3 * day);
    expect(await change(ben, 'ana_new')).toMatchObject({ ok: true });
  });

  test('cannot be reserved words', async () => {
    const fan = await registerFan(app);
    for (const name of ['admin', 'stagepass', 'settings'])
      expect(await change(fan, name)).toMatchObject({
        status: 422,
        error: { code: 'users.user-name-reserved' },
      });
  });

  test('of two who want one name at once, one gets it', async () => {
    const fans = [await registerFan(app), await registerFan(app), await registerFan(app)];
    const answers = await Promise.all(fans.map((fan) => change(fan, 'the_one')));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
  });

  test('a name given up in the very moment somebody asks for it is kept all the same', async () => {
    const [ana, ben] = [await registerFan(app), await registerFan(app)];
    const { query } = pg.Client.prototype;
    let given: Promise<unknown> | undefined;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const asks = JSON.stringify(args[0]).includes('select \\"id\\" from \\"users\\" where \\"user_name\\"');
      if (!asks || given !== undefined) return Reflect.apply(query, this, args);
      // Ben is about to look who has the name: meanwhile Ana gives it up.
      given = change(ana, 'ana_elsewhere');
      return given.then(() => Reflect.apply(query, this, args));
    } as never);
    const answer = await change(ben, ana.user_name);
    vi.restoreAllMocks();
    expect(await given).toMatchObject({ status: 200 });
    expect(answer).toMatchObject({ status: 409, error: { code: 'users.user-name-taken' } });
  });
});

describe('pictures', () => {
  const upload = (fan: Registered, bytes: Buffer, type: string) =>
    app.call('PUT /users/me/avatar', {}, { ...fan.as, file: { bytes: new Uint8Array(bytes), type } });
  const picture = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer();

  test('are stored in two sizes, served, replaced and removed', async () => {
    const fan = await registerFan(app);
    const first = await upload(fan, await picture('#a03050'), 'image/jpeg');
    const avatar = first.ok ? first.body.data.avatar : null;
    expect(avatar?.small_url).toMatch(/-96\.webp$/);
    expect(avatar?.large_url).toMatch(/-480\.webp$/);
    const served = await fetch(imageAddress(avatar?.small_url ?? '', `${app.url}/api`));
    expect(served.status).toBe(200);
    const { format, width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect({ format, width }).toEqual({ format: 'webp', width: 96 });
    const second = await upload(fan, await picture('#3050a0'), 'image/jpeg');
    expect(second.ok && second.body.data.avatar?.small_url).not.toBe(avatar?.small_url);
    await app.ok('DELETE /users/me/avatar', {}, fan.as);
    expect((await own(fan)).avatar).toBeNull();
  });

  test('that cannot be read are refused', async () => {
    const fan = await registerFan(app);
    const unreadable = { status: 422, error: { code: 'users.picture-unreadable' } };
    expect(await upload(fan, Buffer.from('not a picture'), 'image/png')).toMatchObject(unreadable);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await upload(fan, svg, 'image/png')).toMatchObject(unreadable);
    expect((await upload(fan, svg, 'image/svg+xml')).status).toBe(415);
    expect((await upload(fan, Buffer.alloc(8_000_001), 'image/png')).status).toBe(413);
    expect((await own(fan)).avatar).toBeNull();
  });
});

describe('public profiles', () => {
  test('are found by id and by user name, and hold nothing private', async () => {
    const [ana, ben] = [await registerFan(app), await registerFan(app)];
    const by = async (id: string, as = {}) => (await app.ok('GET /users/:id', { params: { id } }, as)).data;
    const seen = await by(ana.id);
    expect(await by(ana.user_name.toUpperCase())).toEqual(seen);
    expect(Object.keys(seen).toSorted()).toEqual([
      'avatar',
      'bio',
      'can',
      'clubs',
      'clubs_shared',
      'display_name',
      'followers',
      'following',
      'hue',
      'id',
      'joined_at',
      'links',
      'mutual',
      'shows',
      'user_name',
      'viewer',
    ]);
    expect(JSON.stringify(seen)).not.toContain('@');
    expect((await by(ana.id, ben.as)).can.edit).toBe(false);
    expect((await by(ana.id, ana.as)).can.edit).toBe(true);
  });

  test.each(['00000000-0000-7000-8000-000000000000', 'nobody_here', "'; drop table users", '%'])(
    '%s is nobody',
    async (id) =>
      expect(await app.call('GET /users/:id', { params: { id } })).toMatchObject({
        status: 404,
        error: { code: 'users.not-found' },
      }),
  );

  test('a suspended person is shown to nobody, and may do nothing', async () => {
    const fan = await registerFan(app);
    await app.platform.db.query({
      text: 'update users set suspended_at = now() where id = $1',
      values: [fan.id],
    });
    expect((await app.call('GET /users/:id', { params: { id: fan.id } })).status).toBe(404);
    expect(await app.call('GET /users/me', {}, fan.as)).toMatchObject({
      status: 403,
      error: { code: 'account-suspended' },
    });
  });

  test('cards of many people take one query', async () => {
    const fans = [await registerFan(app), await registerFan(app)];
    let queries = 0;
    const counted = {
      query: <Row>(statement: Parameters<typeof app.platform.db.query>[0]) => {
        queries += 1;
        return app.platform.db.query<Row>(statement);
      },
    };
    const ids = [...fans.map((fan) => fan.id), fans[0]?.id ?? ''];
    const cards = await loadUserCards(app.platform, counted, ids);
    expect(cards.size).toBe(2);
    expect(queries).toBe(1);
    expect((await loadUserCards(app.platform, counted, [])).size).toBe(0);
    expect(queries).toBe(1);
  });
});

test('operators are made from the command line, with a verified email only', async () => {
  const mailbox = openMailbox(app);
  const [fan, other] = [await registerVerified(app, mailbox), await registerFan(app)];
  expect(await grantOperator(app.platform, 'nobody@example.test')).toBe('no-such-account');
  expect(await grantOperator(app.platform, other.email)).toBe('email-not-verified');
  expect(await grantOperator(app.platform, ` ${fan.email.toUpperCase()}`)).toBe('granted');
  expect(await grantOperator(app.platform, fan.email)).toBe('already');
  expect((await own(fan)).operator).toBe(true);
});

test('an e-mail is verified by hand where no code can arrive', async () => {
  const fan = await registerFan(app);
  expect(await own(fan)).toMatchObject({ email_verified: false });
  expect(await verifyEmailByHand(app.platform, 'nobody@users.test')).toBe('no-such-account');
  expect(await verifyEmailByHand(app.platform, ` ${fan.email.toUpperCase()} `)).toBe('verified');
  expect(await own(fan)).toMatchObject({ email_verified: true });
  expect(await verifyEmailByHand(app.platform, fan.email)).toBe('already');
});
