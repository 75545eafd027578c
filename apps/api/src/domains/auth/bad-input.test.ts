// Tests that bad input gets a clear error with a code and the right status, and changes nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const good = { email: 'bad@input.test', password: PASSWORD, rawPassword: PASSWORD };

async function send(path: string, body: string, headers: Record<string, string> = {}, method = 'POST') {
  const sent = { 'content-type': 'application/json', ...headers };
  const response = await fetch(`${app.url}/api${path}`, { method, body, headers: sent });
  const answer = (await response.json()) as { error?: { code: string; message: string; details?: unknown } };
  return { status: response.status, error: answer.error };
}

const cases: [what: string, path: string, body: unknown, status: number, code: string][] = [
  ['an unknown field', '/auth/system/register', { ...good, operator: true }, 400, 'invalid-input'],
  ['a wrong type', '/auth/system/register', { ...good, email: 7 }, 400, 'invalid-input'],
  ['a list for a text', '/auth/system', { email: ['a@b.test'], password: 'x' }, 400, 'invalid-input'],
  ['an object for a text', '/auth/system', { email: { $ne: '' }, password: 'x' }, 400, 'invalid-input'],
  ['a missing field', '/auth/system', { email: 'a@b.test' }, 400, 'invalid-input'],
  ['null', '/auth/system', null, 400, 'invalid-input'],
  ['a list', '/auth/system', [], 400, 'invalid-input'],
  ['no email', '/auth/system/register', { ...good, email: 'nobody' }, 400, 'invalid-input'],
  [
    'a long email',
    '/auth/system/register',
    { ...good, email: `${'a'.repeat(250)}@b.test` },
    400,
    'invalid-input',
  ],
  ['five digits', '/auth/system/verifyOtp', { otp: '12345', user_id: 'x' }, 400, 'invalid-input'],
  ['a number as code', '/auth/system/verifyOtp', { otp: 123456, user_id: 'x' }, 400, 'invalid-input'],
  ['a bad user name', '/auth/system/validateUsername', { user_name: 'no spaces' }, 400, 'invalid-input'],
  ['an unknown role', '/auth/demo', { role: 'root' }, 400, 'invalid-input'],
  ['a bad address', '/auth/wallet/nonce', { address: '0x12', chain_id: 1 }, 400, 'invalid-input'],
  ['a provider that is off', '/auth/firebase', { firebase_token: 'x' }, 404, 'auth.provider-off'],
  ['Discord that is off', '/auth/discord/start', { redirect_uri: '/discord' }, 404, 'auth.provider-off'],
  ['Twitter that is off', '/public/getTwitterAuthLink', { redirect_url: '/auth' }, 404, 'auth.provider-off'],
  [
    'Discord’s code while it is off',
    '/auth/discord',
    { code: 'x', redirect_uri: '/discord' },
    404,
    'auth.provider-off',
  ],
];

describe('bad input', () => {
  test.each(cases)('%s', async (_what, path, body, status, code) => {
    const answer = await send(path, JSON.stringify(body));
    expect(answer).toMatchObject({ status, error: { code } });
    expect(answer.error?.message.length).toBeGreaterThan(5);
    expect(JSON.stringify(answer)).not.toContain(PASSWORD);
  });

  test('text that is no JSON', async () => {
    expect(await send('/auth/system', '{"email":')).toMatchObject({
      status: 400,
      error: { code: 'invalid-input' },
    });
  });

  test('a wrong content type', async () => {
    const answer = await send('/auth/system', 'email=a', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer).toMatchObject({ status: 415, error: { code: 'wrong-content-type' } });
  });

  test('a huge body', async () => {
    const answer = await send('/auth/system', JSON.stringify({ ...good, password: 'x'.repeat(3_000_000) }));
    expect(answer).toMatchObject({ status: 413, error: { code: 'body-too-large' } });
  });

  test('nothing was changed by any of it', async () => {
    const { rows } = await app.platform.db.query<{ count: number }>({
      text: 'select count(*)::int as count from users',
    });
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('calls for the signed-in refuse visitors', async () => {
    for (const [method, path] of [
      ['GET', '/auth/session'],
      ['GET', '/auth/security'],
      ['GET', '/auth/devices'],
      ['GET', '/users/me'],
    ] as const) {
      const response = await fetch(`${app.url}/api${path}`, {
        method,
        headers: { authorization: 'x'.repeat(43) },
      });
      expect(response.status).toBe(401);
    }
  });
});
