// Tests the demo accounts: one tap from the machine itself, the key from afar, and nothing outside demo mode.
import { imageAddress } from '@stagepass/base/address.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import { manyAddresses, stranger } from '#app/testing/people.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { authenticator } from './public/authenticator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp({ env: { ...manyAddresses, DEMO_KEY: 'key-on-the-console' } });
});
afterAll(() => app.stop());

const tap = (role: 'fan' | 'creator' | 'admin' | 'operator', key?: string, from = stranger()) =>
  app.call('POST /auth/demo', { body: { role, ...(key === undefined ? {} : { key }) } }, from);
const byPassword = (demo_key?: string, from = stranger(), password = 'stagepass-demo') => {
  const key = demo_key === undefined ? {} : { demo_key };
  return app.call('POST /auth/system', { body: { email: 'fan@stagepass.test', password, ...key } }, from);
};

describe('in demo mode', () => {
  test('the world is there: 200 fans with faces, four accounts, two pages', async () => {
    const { rows } = await app.platform.db.query<{ people: number; faces: number; operators: number }>({
      text: `select count(*)::int as people, count(avatar_small_key)::int as faces,
        count(*) filter (where operator)::int as operators from users where demo`,
    });
    expect(rows).toEqual([{ people: 204, faces: 204, operators: 1 }]);
    expect((await app.ok('GET /pages/:slug', { params: { slug: 'ntu' } })).data.slug).toBe('NTU');
    expect((await app.ok('GET /pages/:slug', { params: { slug: 'NTT' } })).data.slug).toBe('ntt');
  });

  test('one tap signs in from the machine itself', async () => {
    const answer = await tap('operator', undefined, { headers: {} });
    expect(answer).toMatchObject({
      ok: true,
      body: { data: { email: 'operator@stagepass.test', operator: true, email_verified: true } },
    });
    const { data } = await app.ok('GET /auth/providers', {});
    expect(data.demo).toMatchObject({ key_needed: false });
    expect(data.demo?.accounts.map((account) => account.role)).toEqual([
      'fan',
      'creator',
      'admin',
      'operator',
    ]);
    // Sent with each: what the sign-in screen shows them by.
    const [fan] = data.demo?.accounts ?? [];
    const picture = await fetch(imageAddress(fan?.avatar?.small_url ?? '', `${app.url}/api`));
    expect(fan?.display_name).toBe('Noa Levi');
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    expect(data).toMatchObject({ firebase: null, discord: false, twitter: false, tiktok: false });
  });

  test('an address that is not the demo world’s own is neither shown nor offered', async () => {
    const { db } = app.platform;
    const belongsToDemo = (demo: boolean) =>
      db.query({
        text: "update users set demo = $1, display_name = $2 where email = 'fan@stagepass.test'",
        values: [demo, demo ? 'Noa Levi' : 'Somebody real'],
      });
    const offered = async () => {
      const { data } = await app.ok('GET /auth/providers', {});
      return data.demo?.accounts.map(({ role, display_name }) => [role, display_name]);
    };
    expect(await offered()).toContainEqual(['fan', 'Noa Levi']);
    await belongsToDemo(false);
    expect((await offered())?.flat()).toEqual(expect.not.arrayContaining(['fan', 'Somebody real']));
    expect(await tap('fan', undefined, { headers: {} })).toMatchObject({ status: 404 });
    await belongsToDemo(true);
  });

  test('from afar it takes the key', async () => {
    const wrong = { status: 403, error: { code: 'auth.demo-key-wrong' } };
    expect(await tap('fan')).toMatchObject(wrong);
    expect(await tap('fan', '')).toMatchObject(wrong);
    expect(await tap('fan', 'key-on-the-consolf')).toMatchObject(wrong);
    expect(await tap('fan', 'key-on-the-console')).toMatchObject({ ok: true });
    expect((await app.ok('GET /auth/providers', {}, stranger())).data.demo).toMatchObject({
      key_needed: true,
    });
  });

  test('the password, which is public, signs in by the same rule', async () => {
    const signedIn = { ok: true, body: { data: { email: 'fan@stagepass.test' } } };
    expect(await byPassword(undefined, { headers: {} })).toMatchObject(signedIn);
    const keyAsked = { status: 403, error: { code: 'auth.demo-key-wrong' } };
    for (const key of [undefined, '', 'key-on-the-consolf'])
      expect(await byPassword(key)).toMatchObject(keyAsked);
    const rebound = { headers: { host: '127.evil.example' } };
    expect(await byPassword(undefined, rebound)).toMatchObject(keyAsked);
    expect(await tap('operator', undefined, rebound)).toMatchObject(keyAsked);
    expect(await byPassword('key-on-the-console')).toMatchObject(signedIn);
    // The key alone opens nothing.
    expect(await byPassword('key-on-the-console', stranger(), 'not it')).toMatchObject({ status: 401 });
  });
});

describe('outside demo mode', () => {
  test('the same database lets no demo person in', async () => {
    const session = await tap('fan', undefined, { headers: {} });
    const token = session.ok ? session.body.data.sctoken : '';
    const { db, clock } = app.platform;
    expect(await authenticator({ db, clock, demo: true })(token)).toBeDefined();
    expect(await authenticator({ db, clock, demo: false })(token)).toBeUndefined();
    // The configuration is read once, at boot: here it is as an instance with PUBLIC_URL would have it.
    Object.assign(app.platform.config, { demo: false });
    for (const key of [undefined, 'key-on-the-console'])
      expect(await byPassword(key)).toMatchObject({
        status: 401,
        error: { message: 'Username/Password invalid!' },
      });
    expect(await tap('fan', 'key-on-the-console')).toMatchObject({
      status: 404,
      error: { code: 'auth.provider-off' },
    });
    expect((await app.ok('GET /auth/providers', {})).data.demo).toBeNull();
  });
});
