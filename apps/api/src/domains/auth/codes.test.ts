// Tests mailed codes: verifying the email, and replacing a forgotten password; unknown accounts answer alike.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cookieSetBy,
  type Mailbox,
  manyAddresses,
  openMailbox,
  PASSWORD,
  registerFan,
  registerVerified,
  stranger,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const signIn = (email: string, password: string, from = stranger()) =>
  app.call('POST /auth/system', { body: { email, password } }, from);
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('verifying the email', () => {
  const verify = (user_id: string, otp: string) =>
    app.call('POST /auth/system/verifyOtp', { body: { otp, user_id } }, stranger());

  test('takes the code once, and gives no session', async () => {
    const fan = await registerFan(app);
    const code = await mailbox.code(fan.email);
    expect(await verify(fan.id, code)).toMatchObject({ ok: true, body: { data: { verified: true } } });
    expect((await app.ok('GET /auth/session', {}, fan.as)).data.email_verified).toBe(true);
    expect(await verify(fan.id, code)).toMatchObject({ status: 422, error: { code: 'auth.otp-wrong' } });
  });

  test('refuses the right code after five wrong ones, and unknown ids alike', async () => {
    const fan = await registerFan(app);
    const code = await mailbox.code(fan.email);
    const refusals: unknown[] = [];
    for (let n = 0; n < 5; n += 1) refusals.push(await verify(fan.id, wrongCode(code)));
    refusals.push(await verify(fan.id, code));
    refusals.push(await verify('00000000-0000-7000-8000-000000000000', code));
    refusals.push(await verify('not-an-id', code));
    for (const refused of refusals)
      expect(refused).toMatchObject({ status: 422, error: { code: 'auth.otp-wrong' } });
    expect((await app.ok('GET /auth/session', {}, fan.as)).data.email_verified).toBe(false);
  });

  test('many at once: a right code is taken once, and wrong ones all count', async () => {
    const [ana, ben] = [await registerFan(app), await registerFan(app)];
    const right = await mailbox.code(ana.email);
    const taken = await Promise.all(Array.from({ length: 8 }, () => verify(ana.id, right)));
    expect(taken.filter((answer) => answer.ok)).toHaveLength(1);
    const code = await mailbox.code(ben.email);
    await Promise.all(Array.from({ length: 8 }, () => verify(ben.id, wrongCode(code))));
    expect((await verify(ben.id, code)).status).toBe(422);
  });

  test('refuses a code after ten minutes, and another person’s', async () => {
    const [ana, ben] = [await registerFan(app), await registerFan(app)];
    const code = await mailbox.code(ana.email);
    expect((await verify(ben.id, code)).status).toBe(422);
    app.clock.advance(600_000);
    expect((await verify(ana.id, code)).status).toBe(422);
  });

  test('sends another code after 60 s, which takes the place of the first; five a day', async () => {
    const fan = await registerFan(app);
    const resend = async () =>
      (await app.ok('POST /auth/system/resendOTP', { body: { email: fan.email } }, stranger())).data;
    const first = await mailbox.code(fan.email);
    expect(await resend()).toEqual({ resend_after_s: 60 });
    app.clock.advance(60_000);
    expect(await resend()).toEqual({ resend_after_s: 60 });
    const second = await mailbox.code(fan.email, 2);
    if (first !== second) expect((await verify(fan.id, first)).status).toBe(422);
    for (let n = 3; n <= 7; n += 1) {
      app.clock.advance(60_000);
      expect(await resend()).toEqual({ resend_after_s: 60 });
      if (n <= 5) await mailbox.code(fan.email, n);
    }
    // A letter to somebody else, asked for after all of these, is there: the sixth and seventh never come.
    const other = await registerFan(app);
    await mailbox.code(other.email);
    expect(mailbox.to(fan.email)).toHaveLength(5);
  });

  test('a code for a new password does not verify', async () => {
    const fan = await registerFan(app);
    await app.ok('POST /auth/system/resetPassword', { body: { email: fan.email } }, stranger());
    const reset = await mailbox.code(fan.email, 2);
    const first = await mailbox.code(fan.email);
    if (reset !== first) expect((await verify(fan.id, reset)).status).toBe(422);
  });

  test('fifteen wrong tries a day are the most, over all codes', async () => {
    const fan = await registerFan(app);
    let code = await mailbox.code(fan.email);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 5; n += 1) await verify(fan.id, wrongCode(code));
      app.clock.advance(60_000);
      await app.ok('POST /auth/system/resendOTP', { body: { email: fan.email } }, stranger());
      code = await mailbox.code(fan.email, round + 2);
    }
    expect((await verify(fan.id, code)).status).toBe(422);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => app.call('POST /auth/system/resetPassword', { body: { email } }, stranger());
  const set = (email: string, otp: string, password: string) =>
    app.call('POST /auth/system/verifyResetPassword', { body: { email, otp, password } }, stranger());

  test('is replaced by a code, which ends all sessions and serves once', async () => {
    const fan = await registerVerified(app, mailbox);
    const phone = await signIn(fan.email, PASSWORD);
    expect((await ask(fan.email)).status).toBe(200);
    const code = await mailbox.code(fan.email, 2);
    const next = 'marble tram sunday';
    expect(await set(fan.email, wrongCode(code), next)).toMatchObject({ error: { code: 'auth.otp-wrong' } });
    expect(await set(fan.email, code, 'password1')).toMatchObject({
      error: { code: 'auth.password-too-common' },
    });
    expect((await app.call('GET /auth/session', {}, fan.as)).status).toBe(200);
    expect(await set(fan.email, code, next)).toMatchObject({ ok: true });
    for (const token of [fan.sctoken, phone.ok ? phone.body.data.sctoken : ''])
      expect((await app.call('GET /auth/session', {}, { token })).status).toBe(401);
    expect((await signIn(fan.email, PASSWORD)).status).toBe(401);
    expect((await signIn(fan.email, next)).status).toBe(200);
    expect(await set(fan.email, code, next)).toMatchObject({ error: { code: 'auth.otp-wrong' } });
  });

  test('answers alike whether or not there is such an account', async () => {
    const fan = await registerVerified(app, mailbox);
    const [known, unknown] = [await ask(fan.email), await ask('nobody@example.test')];
    expect(known).toMatchObject({ status: 200, body: { data: { resend_after_s: 60 } } });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    const resend = (email: string) =>
      app.call('POST /auth/system/resendOTP', { body: { email } }, stranger());
    const answers = [await resend(fan.email), await resend('nobody@example.test')];
    for (const answer of answers) expect({ ...answer, headers: null }).toEqual({ ...known, headers: null });
    await mailbox.code(fan.email, 2);
    expect(mailbox.to('nobody@example.test')).toHaveLength(0);
    const wrong = [
      await set(fan.email, '000000', 'marble tram sunday'),
      await set('nobody@example.test', '000000', 'marble tram sunday'),
    ];
    expect({ ...wrong[0], headers: null }).toEqual({ ...wrong[1], headers: null });
    expect(wrong[0]).toMatchObject({ status: 422, error: { code: 'auth.otp-wrong' } });
  });

  test('verifies the address, and throws out whoever registered it without holding it', async () => {
    const squatter = await registerFan(app, 'victim@example.test');
    await ask('victim@example.test');
    const code = await mailbox.code('victim@example.test', 2);
    expect((await set('victim@example.test', code, 'marble tram sunday')).status).toBe(200);
    expect((await app.call('GET /auth/session', {}, squatter.as)).status).toBe(401);
    const owner = await signIn('victim@example.test', 'marble tram sunday');
    expect(owner).toMatchObject({ ok: true, body: { data: { email_verified: true } } });
  });

  describe('by the link in the mail', () => {
    const next = 'marble tram sunday';
    const open = (token: string, password = next, from = stranger()) =>
      app.call('POST /auth/password-resets', { body: { token, password } }, from);
    const expired = { status: 422, error: { code: 'auth.reset-link-expired' } };

    test('is replaced however often somebody guessed at the code, once, and ends all sessions', async () => {
      const fan = await registerVerified(app, mailbox);
      await ask(fan.email);
      const [code, token] = [await mailbox.code(fan.email, 2), await mailbox.resetToken(fan.email)];
      for (let n = 0; n < 15; n += 1) await set(fan.email, wrongCode(code), next);
      expect(await set(fan.email, code, next)).toMatchObject({ error: { code: 'auth.otp-wrong' } });
      expect(Buffer.from(token, 'base64url')).toHaveLength(16);
      expect(await open(token, 'password1')).toMatchObject({ error: { code: 'auth.password-too-common' } });
      expect(await open(token, fan.email)).toMatchObject({ error: { code: 'auth.password-is-email' } });
      expect(await open(token)).toMatchObject({ ok: true });
      expect((await app.call('GET /auth/session', {}, fan.as)).status).toBe(401);
      expect((await signIn(fan.email, PASSWORD)).status).toBe(401);
      expect((await signIn(fan.email, next)).status).toBe(200);
      expect(await open(token)).toMatchObject(expired);
    });

    test('is sent alone where a stranger used up the codes of the day, and one is always valid', async () => {
      const fan = await registerVerified(app, mailbox);
      for (let n = 1; n <= 4; n += 1) {
        await ask(fan.email);
        await mailbox.code(fan.email, n + 1);
        app.clock.advance(60_000);
      }
      await ask(fan.email);
      await mailbox.resetToken(fan.email, 4);
      // Within ten minutes of the last mail its link holds; no further one is sent.
      app.clock.advance(600_000);
      await ask(fan.email);
      const token = await mailbox.resetToken(fan.email, 5);
      const letter = mailbox.to(fan.email).at(-1);
      expect(letter?.subject).toBe('Your password reset link');
      expect(letter?.text).not.toMatch(/\d{6}/);
      await ask(fan.email);
      app.clock.advance(599_000);
      await ask(fan.email);
      const other = await registerFan(app);
      await mailbox.code(other.email);
      expect(mailbox.to(fan.email).filter(({ text }) => text.includes('#link='))).toHaveLength(5);
      expect(await open(token)).toMatchObject({ ok: true });
    });

    test('holds for ten minutes, for its purpose and its address only', async () => {
      const fan = await registerVerified(app, mailbox);
      await ask(fan.email);
      const token = await mailbox.resetToken(fan.email);
      const { rows } = await app.platform.db.query<{ row: string }>({
        text: "select f::text as row from auth_flows f where user_id = $1 and kind = 'reset-link'",
        values: [fan.id],
      });
      expect(rows).toHaveLength(1);
      expect(rows[0]?.row).not.toContain(token);
      expect(rows[0]?.row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
      const consent = { ticket: token, accepts_terms: true, is_13_or_older: true };
      expect((await app.call('POST /auth/consent', { body: consent }, stranger())).status).toBe(401);
      const moveTo = (email: string) =>
        app.platform.db.query({ text: 'update users set email = $1 where id = $2', values: [email, fan.id] });
      await moveTo('moved@example.test');
      expect(await open(token)).toMatchObject(expired);
      await moveTo(fan.email);
      app.clock.advance(600_000);
      expect(await open(token)).toMatchObject(expired);
    });

    test('of two at once one counts, and all others of the person end with it', async () => {
      const fan = await registerVerified(app, mailbox);
      await ask(fan.email);
      const first = await mailbox.resetToken(fan.email);
      app.clock.advance(60_000);
      await ask(fan.email);
      const second = await mailbox.resetToken(fan.email, 2);
      const answers = await Promise.all([first, first, second, second].map((token) => open(token)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const token of [first, second]) expect(await open(token)).toMatchObject(expired);
    });

    test('makes the device known, so that guessing keeps nobody from signing in there', async () => {
      const fan = await registerVerified(app, mailbox);
      await ask(fan.email);
      const answer = await open(await mailbox.resetToken(fan.email));
      const cookie = cookieSetBy(answer, 'sp_known');
      for (let n = 0; n < 10; n += 1) await signIn(fan.email, 'wrong');
      expect((await signIn(fan.email, next)).status).toBe(429);
      expect((await signIn(fan.email, next, { headers: { ...stranger().headers, cookie } })).status).toBe(
        200,
      );
    });
  });
});
