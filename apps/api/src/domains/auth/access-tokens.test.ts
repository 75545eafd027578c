// Tests personal access tokens: made once after confirming, hashed, bound to their scopes, gone when revoked, expired or suspended.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  PASSWORD,
  type Registered,
  registerVerified,
  stranger,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, CALLS_PER_MINUTE: '30' } });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const wanted = { name: 'Stream overlay', scopes: ['profile:read' as const], expires_in_days: 30 };
const make = (fan: Registered, body: object = wanted) =>
  app.call('POST /auth/access-tokens', { body: body as typeof wanted }, fan.as);

async function made(fan: Registered, body: object = wanted) {
  const answered = await make(fan, body);
  if (!answered.ok) throw new Error(JSON.stringify(answered.error));
  return answered.body.data;
}
const profile = (token: string) => app.call('GET /users/me', {}, { ...stranger(), token });

test('asks who is there, shows the text once, and keeps only its hash', async () => {
  const fan = await registerVerified(app, mailbox);
  app.clock.advance(11 * 60_000);
  expect(await make(fan)).toMatchObject({ status: 403, error: { code: 'auth.step-up-needed' } });
  await app.ok('POST /auth/step-up', { body: { proof: { password: PASSWORD } } }, fan.as);
  const { token, access_token } = await made(fan);
  expect(token).toMatch(/^spat_[\w-]{43}$/);
  expect(access_token).toMatchObject({ name: 'Stream overlay', expired: false, last_used_at: null });
  expect(token.startsWith(access_token.starts_with)).toBe(true);
  const listed = await app.ok('GET /auth/access-tokens', {}, fan.as);
  expect(listed.data).toEqual([access_token]);
  const { rows } = await app.platform.db.query({ text: 'select t::text as row from auth_access_tokens t' });
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(token.slice(5));
});

test('reaches what its scope names, bare or as a bearer’s, and says what it lacks elsewhere', async () => {
  const fan = await registerVerified(app, mailbox);
  const { token } = await made(fan);
  for (const sent of [token, `Bearer ${token}`])
    expect(await profile(sent)).toMatchObject({ ok: true, body: { data: { id: fan.id } } });
  const wallet = await app.call('GET /wallet', {}, { ...stranger(), token });
  expect(wallet).toMatchObject({
    status: 403,
    error: { code: 'access-token-scope-missing', details: { scope: 'value:read' } },
  });
  const itself = await app.call('GET /auth/access-tokens', {}, { ...stranger(), token });
  expect(itself).toMatchObject({ error: { code: 'access-token-scope-missing', details: { scope: null } } });
  const ok = await profile(token);
  expect(ok.headers.get('set-cookie')).toBeNull();
});

test('says when it was used last, at most every five minutes', async () => {
  const fan = await registerVerified(app, mailbox);
  const { token } = await made(fan);
  const used = async () => (await app.ok('GET /auth/access-tokens', {}, fan.as)).data[0]?.last_used_at;
  await profile(token);
  const first = app.clock.now().toISOString();
  expect(await used()).toBe(first);
  app.clock.advance(4 * 60_000);
  await profile(token);
  expect(await used()).toBe(first);
  app.clock.advance(60_000);
  await profile(token);
  expect(await used()).toBe(app.clock.now().toISOString());
});

test('ends when it is revoked, expires, or its maker is suspended or sets a new password by email', async () => {
  const fan = await registerVerified(app, mailbox);
  const refused = { status: 401, error: { code: 'access-token-invalid' } };
  const revoked = await made(fan);
  const params = { id: revoked.access_token.id };
  const other = await registerVerified(app, mailbox);
  expect(await app.call('DELETE /auth/access-tokens/:id', { params }, other.as)).toMatchObject({
    status: 404,
  });
  expect(await profile(revoked.token)).toMatchObject({ ok: true });
  await app.ok('DELETE /auth/access-tokens/:id', { params }, fan.as);
  expect(await profile(revoked.token)).toMatchObject(refused);

  const short = await made(fan, { ...wanted, expires_in_days: 1 });
  const long = await made(fan);
  app.clock.advance(86_400_000);
  expect(await profile(short.token)).toMatchObject(refused);
  expect(await profile(long.token)).toMatchObject({ ok: true });
  const suspend = (suspended: boolean) =>
    app.platform.db.query({
      text: suspended
        ? `update users set suspended_at = now() where id = $1`
        : `update users set suspended_at = null where id = $1`,
      values: [fan.id],
    });
  await suspend(true);
  expect(await profile(long.token)).toMatchObject({ status: 403, error: { code: 'account-suspended' } });
  await suspend(false);

  await app.ok('POST /auth/system/resetPassword', { body: { email: fan.email } }, stranger());
  const token = await mailbox.resetToken(fan.email);
  const password = `fresh ${randomUUID()}`;
  expect(await profile(long.token)).toMatchObject({ ok: true });
  await app.ok('POST /auth/password-resets', { body: { token, password } }, stranger());
  expect(await profile(long.token)).toMatchObject(refused);
});

test('wrong ones are refused as such, and counted', async () => {
  const from = stranger();
  const wrong = () => app.call('GET /users/me', {}, { ...from, token: `spat_${'x'.repeat(43)}` });
  expect(await wrong()).toMatchObject({ status: 401, error: { code: 'access-token-invalid' } });
  let last = await wrong();
  for (let tries = 0; tries < 400 && last.status === 401; tries += 1) last = await wrong();
  expect(last).toMatchObject({ status: 429 });
});

test('there are 20 at most, and a scope is named once', async () => {
  const fan = await registerVerified(app, mailbox);
  const twice = { ...wanted, scopes: ['profile:read', 'profile:read'] };
  expect(await make(fan, twice)).toMatchObject({ status: 400 });
  expect(await make(fan, { ...wanted, scopes: [] })).toMatchObject({ status: 400 });
  expect(await make(fan, { ...wanted, expires_in_days: 366 })).toMatchObject({ status: 400 });
  for (let count = 0; count < 20; count += 1) await made(fan);
  expect(await make(fan)).toMatchObject({ status: 409, error: { code: 'auth.access-tokens-full' } });
});
