// Tests the second factor: codes from an app, passkeys, recovery codes, and confirming again before changes.
import type { SecondFactorTicket } from '@stagepass/contract/auth/shapes.ts';
import { makePasskeyDevice } from '@stagepass/testkit/passkey-device.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
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
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

const minutes = (count: number) => app.clock.advance(count * 60_000);

/** Switches codes from an app on; `code` makes one that was not used before. */
async function withTotp(fan: Registered) {
  const { data } = await app.ok('POST /auth/totp', {}, fan.as);
  const authenticator = new TOTP({ secret: Secret.fromBase32(data.secret) });
  const now = () => authenticator.generate({ timestamp: app.clock.now().getTime() });
  const confirmed = await app.ok('POST /auth/totp/confirm', { body: { totp: now() } }, fan.as);
  const code = () => {
    app.clock.advance(30_000);
    return now();
  };
  return { now, code, recovery: confirmed.data.recovery_codes };
}

async function ticketFor(fan: Registered): Promise<SecondFactorTicket> {
  const body = { email: fan.email, password: PASSWORD };
  const asked = await app.call('POST /auth/system', { body }, stranger());
  expect(asked).toMatchObject({ status: 401, error: { code: 'auth.second-factor-needed' } });
  return (asked.ok ? undefined : asked.error.details) as SecondFactorTicket;
}

const finish = (ticket: string, proof: Record<string, unknown>) =>
  app.call('POST /auth/second-factor', { body: { ticket, proof } }, stranger());

describe('codes from an app', () => {
  test('are asked for at sign-in, and each is good once', async () => {
    const fan = await registerFan(app);
    const totp = await withTotp(fan);
    const { ticket, methods } = await ticketFor(fan);
    expect(methods).toEqual(['totp', 'recovery']);
    expect(await finish(ticket, { totp: '000000' })).toMatchObject({
      error: { code: 'auth.second-factor-wrong' },
    });
    expect(await finish(ticket, { password: PASSWORD })).toMatchObject({
      error: { code: 'auth.second-factor-wrong' },
    });
    const code = totp.code();
    expect(await finish(ticket, { totp: code })).toMatchObject({ ok: true, body: { data: { id: fan.id } } });
    expect(await finish(ticket, { totp: totp.code() })).toMatchObject({
      error: { code: 'auth.ticket-expired' },
    });
    const again = await ticketFor(fan);
    expect(await finish(again.ticket, { totp: code })).toMatchObject({
      error: { code: 'auth.second-factor-wrong' },
    });
  });

  test('two uses of one code at once: one gets in', async () => {
    const fan = await registerFan(app);
    const totp = await withTotp(fan);
    const tickets = [await ticketFor(fan), await ticketFor(fan)];
    const code = totp.code();
    const answers = await Promise.all(tickets.map(({ ticket }) => finish(ticket, { totp: code })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  test('a ticket lasts five minutes and five tries', async () => {
    const fan = await registerFan(app);
    const totp = await withTotp(fan);
    const worn = await ticketFor(fan);
    for (let n = 0; n < 5; n += 1)
      expect(await finish(worn.ticket, { totp: '000000' })).toMatchObject({
        error: { code: 'auth.second-factor-wrong' },
      });
    expect(await finish(worn.ticket, { totp: totp.code() })).toMatchObject({
      error: { code: 'auth.ticket-expired' },
    });
    const old = await ticketFor(fan);
    minutes(5);
    expect(await finish(old.ticket, { totp: totp.now() })).toMatchObject({
      error: { code: 'auth.ticket-expired' },
    });
    expect((await finish('made-up', { totp: totp.now() })).status).toBe(401);
  });

  test('guessing over many tickets is slowed down', async () => {
    const fan = await registerFan(app);
    await withTotp(fan);
    for (let n = 0; n < 10; n += 1) {
      const { ticket } = await ticketFor(fan);
      expect((await finish(ticket, { totp: '000000' })).status).toBe(401);
    }
    const { ticket } = await ticketFor(fan);
    expect((await finish(ticket, { totp: '000000' })).status).toBe(429);
  });

  test('are switched on only by a right code, once, and off again', async () => {
    const fan = await registerFan(app);
    await app.ok('POST /auth/totp', {}, fan.as);
    const wrong = await app.call('POST /auth/totp/confirm', { body: { totp: '000000' } }, fan.as);
    expect(wrong).toMatchObject({ status: 401, error: { code: 'auth.second-factor-wrong' } });
    expect((await app.ok('GET /auth/security', {}, fan.as)).data.totp).toBe(false);
    const totp = await withTotp(fan);
    expect(totp.recovery).toHaveLength(10);
    expect(await app.call('POST /auth/totp', {}, fan.as)).toMatchObject({
      status: 409,
      error: { code: 'auth.factor-already-on' },
    });
    expect((await app.ok('GET /auth/security', {}, fan.as)).data).toMatchObject({
      totp: true,
      recovery_codes_left: 10,
    });
    const off = await app.ok('DELETE /auth/totp', {}, fan.as);
    expect(off.data).toMatchObject({ totp: false, recovery_codes_left: 0 });
    const body = { email: fan.email, password: PASSWORD };
    expect((await app.call('POST /auth/system', { body }, stranger())).status).toBe(200);
  });

  test('the seed is not readable in the database', async () => {
    const fan = await registerFan(app);
    const { data } = await app.ok('POST /auth/totp', {}, fan.as);
    const { rows } = await app.platform.db.query<{ row: string }>({
      text: 'select a::text as row from auth_accounts a where user_id = $1',
      values: [fan.id],
    });
    expect(rows[0]?.row).not.toContain(data.secret);
  });
});

describe('recovery codes', () => {
  test('get in once each, as typed by hand, and new ones end the old', async () => {
    const fan = await registerFan(app);
    const { recovery } = await withTotp(fan);
    const [first = '', second = ''] = recovery;
    const one = await ticketFor(fan);
    const typed = first.toUpperCase().replace('-', ' ');
    expect((await finish(one.ticket, { recovery_code: typed })).status).toBe(200);
    const two = await ticketFor(fan);
    expect((await finish(two.ticket, { recovery_code: first })).status).toBe(401);
    expect((await app.ok('GET /auth/security', {}, fan.as)).data.recovery_codes_left).toBe(9);
    const renewed = await app.ok('POST /auth/recovery-codes', {}, fan.as);
    expect((await finish(two.ticket, { recovery_code: second })).status).toBe(401);
    expect((await finish(two.ticket, { recovery_code: renewed.data.recovery_codes[0] })).status).toBe(200);
  });

  test('are nobody else’s, and there are none without a factor', async () => {
    const [ana, ben] = [await registerFan(app), await registerFan(app)];
    const [code] = (await withTotp(ana)).recovery;
    await withTotp(ben);
    const { ticket } = await ticketFor(ben);
    expect((await finish(ticket, { recovery_code: code })).status).toBe(401);
    const plain = await registerFan(app);
    expect((await app.call('POST /auth/recovery-codes', {}, plain.as)).status).toBe(404);
  });
});

describe('passkeys', () => {
  const device = () => makePasskeyDevice({ origin: app.platform.config.origin });
  const begin = async (fan: Registered) =>
    (await app.ok('POST /auth/passkeys/options', {}, fan.as)).data.options;
  const add = (fan: Registered, response: Record<string, unknown>) =>
    app.call('POST /auth/passkeys', { body: { name: 'My phone', response } }, fan.as);

  async function withPasskey(fan: Registered) {
    const phone = device();
    const added = await add(fan, phone.create(await begin(fan)));
    expect(added).toMatchObject({ ok: true });
    return { phone, recovery: added.ok ? added.body.data.recovery_codes : null };
  }

  test('are asked for at sign-in', async () => {
    const fan = await registerFan(app);
    const { phone, recovery } = await withPasskey(fan);
    expect(recovery).toHaveLength(10);
    const { ticket, methods } = await ticketFor(fan);
    expect(methods).toEqual(['passkey', 'recovery']);
    const options = async () =>
      (await app.ok('POST /auth/second-factor/passkey-options', { body: { ticket } }, stranger())).data
        .options;
    const refused = [
      phone.get(await options(), { origin: 'https://evil.test' }),
      phone.get(await options(), { challenge: 'YQ' }),
      device().get(await options()),
    ];
    for (const passkey of refused) expect((await finish(ticket, { passkey })).status).toBe(401);
    const passkey = phone.get(await options());
    expect(await finish(ticket, { passkey })).toMatchObject({ ok: true, body: { data: { id: fan.id } } });
    const next = await ticketFor(fan);
    await app.ok('POST /auth/second-factor/passkey-options', { body: { ticket: next.ticket } }, stranger());
    expect((await finish(next.ticket, { passkey })).status).toBe(401);
  });

  test('are refused with a wrong origin, challenge or type, and a challenge serves once', async () => {
    const fan = await registerFan(app);
    for (const wrong of [{ origin: 'https://evil.test' }, { challenge: 'YQ' }, { type: 'webauthn.get' }])
      expect(await add(fan, device().create(await begin(fan), wrong))).toMatchObject({
        error: { code: 'auth.second-factor-wrong' },
      });
    const options = await begin(fan);
    expect((await add(fan, device().create(options))).status).toBe(200);
    expect(await add(fan, device().create(options))).toMatchObject({ error: { code: 'auth.flow-expired' } });
    const known = (await app.ok('GET /auth/security', {}, fan.as)).data.passkeys;
    expect(known).toMatchObject([{ name: 'My phone', last_used_at: null }]);
  });

  test('can be removed by their owner only', async () => {
    const [ana, ben] = [await registerFan(app), await registerFan(app)];
    await withPasskey(ana);
    const [passkey] = (await app.ok('GET /auth/security', {}, ana.as)).data.passkeys;
    const params = { id: passkey?.id ?? '' };
    expect((await app.call('DELETE /auth/passkeys/:id', { params }, ben.as)).status).toBe(404);
    const left = await app.ok('DELETE /auth/passkeys/:id', { params }, ana.as);
    expect(left.data).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  });

  test('confirm again within a session', async () => {
    const fan = await registerFan(app);
    const { phone } = await withPasskey(fan);
    minutes(10);
    const { data } = await app.ok('POST /auth/step-up/passkey-options', {}, fan.as);
    const proof = { passkey: phone.get(data.options) };
    expect((await app.call('POST /auth/step-up', { body: { proof } }, fan.as)).status).toBe(200);
    expect((await app.ok('GET /auth/security', {}, fan.as)).data.step_up_needed).toBe(false);
    expect((await app.call('POST /auth/step-up', { body: { proof } }, fan.as)).status).toBe(401);
  });
});

describe('confirming again', () => {
  const stepUp = (fan: Registered, proof: Record<string, unknown>) =>
    app.call('POST /auth/step-up', { body: { proof } }, fan.as);

  test('every change of sign-in asks for it after ten minutes', async () => {
    const mailbox = openMailbox(app);
    const fan = await registerVerified(app, mailbox);
    minutes(10);
    const calls = [
      () => app.call('POST /auth/totp', {}, fan.as),
      () => app.call('POST /auth/totp/confirm', { body: { totp: '000000' } }, fan.as),
      () => app.call('DELETE /auth/totp', {}, fan.as),
      () => app.call('POST /auth/passkeys/options', {}, fan.as),
      () =>
        app.call(
          'DELETE /auth/passkeys/:id',
          { params: { id: '01981e3a-0000-7000-8000-000000000001' } },
          fan.as,
        ),
      () => app.call('POST /auth/recovery-codes', {}, fan.as),
      () => app.call('DELETE /auth/methods/:id', { params: { id: 'password' } }, fan.as),
      () => app.call('POST /auth/email-change', { body: { email: 'n@example.test' } }, fan.as),
      () => app.call('POST /auth/methods/firebase', { body: { firebase_token: 'x' } }, fan.as),
      () => app.call('POST /auth/methods/discord', { body: { code: 'x', redirect_uri: '/discord' } }, fan.as),
      () => app.call('POST /auth/tiktok/start', { body: { redirect_uri: '/tiktok' } }, fan.as),
      () => app.call('POST /auth/methods/wallet', { body: { message: 'x', signature: '0x12' } }, fan.as),
    ];
    for (const call of calls)
      expect(await call()).toMatchObject({ status: 403, error: { code: 'auth.step-up-needed' } });
    expect((await app.ok('GET /auth/security', {}, fan.as)).data.step_up_needed).toBe(true);
    expect((await stepUp(fan, { password: 'wrong' })).status).toBe(401);
    expect((await stepUp(fan, { password: PASSWORD })).status).toBe(200);
    for (const call of calls) {
      const answer = await call();
      if (!answer.ok) expect(answer.error.code).not.toBe('auth.step-up-needed');
    }
  });

  test('takes the factor, not the password, where there is one', async () => {
    const fan = await registerFan(app);
    const totp = await withTotp(fan);
    minutes(10);
    expect((await stepUp(fan, { password: PASSWORD })).status).toBe(401);
    const code = totp.code();
    expect((await stepUp(fan, { totp: code })).status).toBe(200);
    expect((await stepUp(fan, { totp: code })).status).toBe(401);
  });

  test('takes exactly one proof', async () => {
    const fan = await registerFan(app);
    expect((await stepUp(fan, {})).status).toBe(400);
    expect((await stepUp(fan, { password: PASSWORD, totp: '000000' })).status).toBe(400);
  });
});
