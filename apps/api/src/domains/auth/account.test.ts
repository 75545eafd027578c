// Tests keeping an account: devices, password, email, and ways to sign in, of which one always stays.
import { consent } from '@stagepass/testkit/servers/stand-in.ts';
import { startTiktokServer, type TiktokServer } from '@stagepass/testkit/servers/tiktok-server.ts';
import { io } from 'socket.io-client';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cookieSetBy,
  type Mailbox,
  manyAddresses,
  openMailbox,
  PASSWORD,
  type Registered,
  registerFan,
  registerVerified,
  stranger,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let tiktok: TiktokServer;
beforeAll(async () => {
  tiktok = await startTiktokServer({ redirect_uris: ['http://localhost:0/tiktok'] });
  app = await startTestApp({ env: { ...manyAddresses, ...tiktok.env } });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  await app.stop();
  await tiktok.stop();
});

async function signIn(email: string, password = PASSWORD): Promise<string> {
  const { data } = await app.ok('POST /auth/system', { body: { email, password } }, stranger());
  return data.sctoken;
}
const alive = async (token: string) => (await app.call('GET /auth/session', {}, { token })).status === 200;

describe('devices', () => {
  test('are listed with name and network, latest first', async () => {
    const fan = await registerFan(app);
    app.clock.advance(1000);
    await signIn(fan.email);
    const { data } = await app.ok('GET /auth/devices', {}, fan.as);
    expect(data).toHaveLength(2);
    expect(data.map((device) => device.current)).toEqual([false, true]);
    for (const device of data) {
      expect(device.name).toBe('Chrome on Android');
      expect(device.address).toMatch(/^11\.\d+\.\d+\.0\/24$/);
    }
  });

  test('are signed out one by one or all but this one, by their owner only', async () => {
    const [fan, other] = [await registerFan(app), await registerFan(app)];
    const [phone, tablet] = [await signIn(fan.email), await signIn(fan.email)];
    const { data } = await app.ok('GET /auth/devices', {}, { token: phone });
    const id = data.find((device) => device.current)?.id ?? '';
    expect((await app.call('DELETE /auth/devices/:id', { params: { id } }, other.as)).status).toBe(404);
    expect((await app.call('DELETE /auth/devices/:id', { params: { id: 'x' } }, fan.as)).status).toBe(404);
    expect(await alive(phone)).toBe(true);
    await app.ok('DELETE /auth/devices/:id', { params: { id } }, fan.as);
    expect([await alive(phone), await alive(tablet)]).toEqual([false, true]);
    await app.ok('DELETE /auth/devices', {}, fan.as);
    expect([await alive(tablet), await alive(fan.sctoken)]).toEqual([false, true]);
  });

  test('that are signed out are told, and lose their socket', async () => {
    const fan = await registerFan(app);
    const phone = await signIn(fan.email);
    const socket = io(app.url, {
      path: '/socket.io',
      transports: ['websocket'],
      auth: { token: phone },
      query: { user_id: fan.id },
      reconnection: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const told = new Promise<{ session_id: string }>((resolve) => socket.once('sessionEnded', resolve));
    const dropped = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    const { data } = await app.ok('GET /auth/devices', {}, { token: phone });
    const id = data.find((device) => device.current)?.id ?? '';
    await app.ok('DELETE /auth/devices/:id', { params: { id } }, fan.as);
    expect(await told).toEqual({ session_id: id });
    await dropped;
    socket.close();
  });
});

describe('changing the password', () => {
  const change = (
    fan: Registered,
    body: { current_password?: string; password: string; rawPassword?: string },
  ) => app.call('PUT /auth/password', { body: { rawPassword: body.password, ...body } }, fan.as);
  const next = 'marble tram sunday';

  test('needs the current one, and signs other devices out', async () => {
    const fan = await registerFan(app);
    const phone = await signIn(fan.email);
    const refused: [body: Parameters<typeof change>[1], code: string][] = [
      [{ password: next }, 'auth.invalid-credentials'],
      [{ current_password: 'wrong', password: next }, 'auth.invalid-credentials'],
      [{ current_password: PASSWORD, password: next, rawPassword: 'x' }, 'auth.passwords-differ'],
      [{ current_password: PASSWORD, password: 'qwerty123' }, 'auth.password-too-common'],
      [{ current_password: PASSWORD, password: fan.email }, 'auth.password-is-email'],
    ];
    for (const [body, code] of refused) expect(await change(fan, body)).toMatchObject({ error: { code } });
    expect(await alive(phone)).toBe(true);
    expect((await change(fan, { current_password: PASSWORD, password: next })).status).toBe(200);
    expect([await alive(phone), await alive(fan.sctoken)]).toEqual([false, true]);
    expect(await alive(await signIn(fan.email, next))).toBe(true);
    expect(mailbox.to(fan.email).at(-1)?.subject).toBe('Your password was changed');
  });
});

describe('changing the email', () => {
  const start = (fan: Registered, email: string) =>
    app.call('POST /auth/email-change', { body: { email } }, fan.as);
  const confirm = (fan: Registered, body: { old_otp?: string; new_otp: string }) =>
    app.call('POST /auth/email-change/confirm', { body }, fan.as);

  test('needs the codes of both addresses', async () => {
    const fan = await registerVerified(app, mailbox);
    const to = `new-${fan.email}`;
    expect(await start(fan, to)).toMatchObject({
      body: { data: { resend_after_s: 60, old_confirms: true } },
    });
    const [old_otp, new_otp] = [await mailbox.code(fan.email, 2), await mailbox.code(to)];
    const wrong = { status: 422, error: { code: 'auth.otp-wrong' } };
    expect(await confirm(fan, { new_otp })).toMatchObject(wrong);
    if (old_otp !== new_otp)
      expect(await confirm(fan, { old_otp: new_otp, new_otp: old_otp })).toMatchObject(wrong);
    expect((await confirm(fan, { old_otp, new_otp })).status).toBe(200);
    expect((await app.ok('GET /auth/session', {}, fan.as)).data).toMatchObject({
      email: to,
      email_verified: true,
    });
    expect(await alive(await signIn(to))).toBe(true);
    expect(mailbox.to(fan.email).at(-1)?.text).toContain(to);
    expect(await confirm(fan, { old_otp, new_otp })).toMatchObject(wrong);
  });

  test('needs only the new address where the old one was never verified', async () => {
    const fan = await registerFan(app);
    const to = `new-${fan.email}`;
    expect(await start(fan, to)).toMatchObject({ body: { data: { old_confirms: false } } });
    expect((await confirm(fan, { new_otp: await mailbox.code(to) })).status).toBe(200);
  });

  test('leaves its device known: others’ guesses at the new address do not slow it down', async () => {
    const fan = await registerFan(app);
    const to = `new-${fan.email}`;
    await start(fan, to);
    const changed = await confirm(fan, { new_otp: await mailbox.code(to) });
    const cookie = cookieSetBy(changed, 'sp_known').split(';')[0] ?? '';
    const tryAt = (password: string, headers = {}) =>
      app.call(
        'POST /auth/system',
        { body: { email: to, password } },
        { headers: { ...stranger().headers, ...headers } },
      );
    for (let n = 0; n < 10; n += 1) await tryAt('wrong');
    expect((await tryAt(PASSWORD)).status).toBe(429);
    expect((await tryAt(PASSWORD, { cookie })).status).toBe(200);
  });

  test('needs the old address too once it was verified meanwhile', async () => {
    const fan = await registerFan(app);
    const to = `new-${fan.email}`;
    expect(await start(fan, to)).toMatchObject({ body: { data: { old_confirms: false } } });
    const body = { otp: await mailbox.code(fan.email), user_id: fan.id };
    await app.ok('POST /auth/system/verifyOtp', { body }, stranger());
    expect((await confirm(fan, { new_otp: await mailbox.code(to) })).status).toBe(422);
    expect((await app.ok('GET /auth/session', {}, fan.as)).data.email).toBe(fan.email);
  });

  test('answers alike where the new address is taken, and changes nothing', async () => {
    const [fan, owner] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
    const taken = await start(fan, owner.email);
    app.clock.advance(61_000);
    const free = await start(fan, 'free@example.test');
    expect({ ...taken, headers: null }).toEqual({ ...free, headers: null });
    expect(mailbox.to(owner.email).at(-1)?.subject).toContain('another account');
    // Both cost two codes of the day, which now has had its five.
    app.clock.advance(61_000);
    const [late, alike] = [await start(fan, owner.email), await start(fan, 'free2@example.test')];
    expect([late.status, alike.status]).toEqual([429, 429]);
    const midnight_s = Math.ceil((86_400_000 - (app.clock.now().getTime() % 86_400_000)) / 1000);
    for (const { headers } of [late, alike]) expect(headers.get('retry-after')).toBe(String(midnight_s));
    const old_otp = await mailbox.code(fan.email, 3);
    for (const new_otp of ['000000', '123456'])
      expect(await confirm(fan, { old_otp, new_otp })).toMatchObject({ error: { code: 'auth.otp-wrong' } });
    expect((await app.ok('GET /auth/session', {}, fan.as)).data.email).toBe(fan.email);
  });

  test('cannot be asked for again within a minute', async () => {
    const fan = await registerFan(app);
    await start(fan, `a-${fan.email}`);
    app.clock.advance(15_000);
    const again = await start(fan, `b-${fan.email}`);
    expect(again).toMatchObject({
      status: 429,
      error: { code: 'auth.otp-too-soon', details: { retry_after_s: 45 } },
    });
    expect(again.headers.get('retry-after')).toBe('45');
  });

  test('of two who want one address, one gets it', async () => {
    const fans = [await registerFan(app), await registerFan(app)];
    for (const fan of fans) await start(fan, 'wanted@example.test');
    const codes = [await mailbox.code('wanted@example.test'), await mailbox.code('wanted@example.test', 2)];
    const answers = await Promise.all(fans.map((fan, n) => confirm(fan, { new_otp: codes[n] ?? '' })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
  });
});

describe('ways to sign in', () => {
  const methods = async (fan: Registered) => (await app.ok('GET /auth/security', {}, fan.as)).data.methods;
  const remove = (fan: Registered, id: string) =>
    app.call('DELETE /auth/methods/:id', { params: { id } }, fan.as);
  let wallets = 0;
  async function linkWallet(fan: Registered, key?: `0x${string}`) {
    wallets += 1;
    const wallet = privateKeyToAccount(key ?? `0x${wallets.toString(16).padStart(64, '0')}`);
    const asked = { address: wallet.address, chain_id: 1 };
    const { data } = await app.ok('POST /auth/wallet/nonce', { body: asked }, stranger());
    const signature = await wallet.signMessage({ message: data.message });
    return app.call('POST /auth/methods/wallet', { body: { message: data.message, signature } }, fan.as);
  }

  test('the last one cannot be removed, whatever else is linked', async () => {
    const fan = await registerFan(app);
    expect(await methods(fan)).toMatchObject([{ id: 'password', kind: 'password', can: { remove: false } }]);
    expect(await remove(fan, 'password')).toMatchObject({ status: 409, error: { code: 'auth.last-method' } });
    expect((await linkWallet(fan)).status).toBe(200);
    const phone = await signIn(fan.email);
    expect((await remove(fan, 'password')).status).toBe(200);
    expect(await alive(phone)).toBe(false);
    const [wallet] = await methods(fan);
    expect(wallet).toMatchObject({ kind: 'wallet', can: { remove: false } });
    expect((await remove(fan, wallet?.id ?? '')).status).toBe(409);
    expect((await remove(fan, 'password')).status).toBe(404);
  });

  test('two removals at once leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const fan = await registerFan(app);
      await linkWallet(fan);
      const ids = (await methods(fan)).map((method) => method.id);
      const answers = await Promise.all(ids.map((id) => remove(fan, id)));
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
      expect(await methods(fan)).toHaveLength(1);
    }
  });

  test('one wallet belongs to one account; linking it again changes nothing', async () => {
    const [ana, ben] = [await registerFan(app), await registerFan(app)];
    const key = `0x${'b7'.repeat(32)}` as const;
    expect((await linkWallet(ana, key)).status).toBe(200);
    expect((await linkWallet(ana, key)).status).toBe(200);
    expect(await methods(ana)).toHaveLength(2);
    expect(await linkWallet(ben, key)).toMatchObject({ status: 409, error: { code: 'auth.method-taken' } });
    const theirs = (await methods(ana)).find((method) => method.kind === 'wallet');
    expect((await remove(ben, theirs?.id ?? '')).status).toBe(404);
  });

  test('TikTok is linked with PKCE, and is no way to sign in', async () => {
    const [fan, other] = [await registerFan(app), await registerFan(app)];
    const begin = async () => {
      const body = { redirect_uri: '/tiktok' };
      const answer = await app.call('POST /auth/tiktok/start', { body }, fan.as);
      const back = await consent(answer.ok ? answer.body.data.url : '');
      const cookie = cookieSetBy(answer, 'sp_tiktok');
      return { cookie, code: back.get('code') ?? '', state: back.get('state') ?? '' };
    };
    const finish = (person: Registered, { cookie, code, state }: Awaited<ReturnType<typeof begin>>) => {
      const headers = { ...person.as.headers, cookie };
      const body = { code, state, redirect_uri: '/tiktok' };
      return app.call('POST /auth/methods/tiktok', { body }, { ...person.as, headers });
    };
    const flowExpired = { status: 409, error: { code: 'auth.flow-expired' } };
    // Begun by one account, ended by another in the same browser.
    expect(await finish(other, await begin())).toMatchObject(flowExpired);
    expect(await finish(fan, { ...(await begin()), state: 'another' })).toMatchObject(flowExpired);
    const trip = await begin();
    expect((await finish(fan, trip)).status).toBe(200);
    expect(await finish(fan, trip)).toMatchObject(flowExpired);
    expect(tiktok.refusals).toEqual([]);
    expect(await methods(fan)).toMatchObject([
      { kind: 'password', can: { remove: false } },
      { kind: 'tiktok', label: 'Ana on TikTok', can: { remove: true } },
    ]);
    const linked = (await methods(fan)).find((method) => method.kind === 'tiktok');
    expect((await remove(fan, linked?.id ?? '')).status).toBe(200);
  });
});
