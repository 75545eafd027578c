// Tests social sign-in by Firebase ID tokens, and when a provider joins an account by its email.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { type FirebaseServer, startFirebaseServer } from '@stagepass/testkit/servers/firebase-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  consented,
  type Mailbox,
  manyAddresses,
  openMailbox,
  PASSWORD,
  registerFan,
  registerVerified,
  stranger,
} from '#app/testing/people.ts';
import { type Answered, startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let firebase: FirebaseServer;
const now = () => app.clock.now();
beforeAll(async () => {
  firebase = await startFirebaseServer({ now });
  app = await startTestApp({ env: { ...manyAddresses, ...firebase.env } });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  await app.stop();
  await firebase.stop();
});

let people = 0;
const nextPerson = () => {
  people += 1;
  return people;
};
function dataOf(answer: Answered<'POST /auth/firebase'>): Session {
  if (!answer.ok) throw new Error(`no session: ${JSON.stringify(answer.error)}`);
  return answer.body.data;
}

describe('social sign-in', () => {
  const signIn = async (firebase_token: string) =>
    consented(app, await app.call('POST /auth/firebase', { body: { firebase_token } }, stranger()));

  test('makes an account at first, and finds it later', async () => {
    const n = nextPerson();
    Object.assign(firebase.user, { sub: `uid-${n}`, name: 'Ana Lima', email: `g${n}@example.test` });
    firebase.user.email_verified = true;
    const first = dataOf(await signIn(firebase.mint()));
    expect(first).toMatchObject({
      email: `g${n}@example.test`,
      email_verified: true,
      display_name: 'Ana Lima',
    });
    expect(dataOf(await signIn(firebase.mint())).id).toBe(first.id);
  });

  test('refuses tokens that are not what they should be', async () => {
    const seconds = Math.floor(now().getTime() / 1000);
    const wrong: [what: string, token: string][] = [
      ['another project', firebase.mint({ aud: 'other' })],
      ['another issuer', firebase.mint({ iss: 'https://securetoken.stand-in.test/other' })],
      ['expired', firebase.mint({ exp: seconds - 1 })],
      ['from the future', firebase.mint({ iat: seconds + 600, auth_time: seconds + 600 })],
      ['signed in too long ago', firebase.mint({ auth_time: seconds - 4000 })],
      ['no subject', firebase.mint({ sub: '' })],
      ['anonymous', firebase.mint({ firebase: { sign_in_provider: 'anonymous' } })],
      ['signed by another key', firebase.forge()],
      ['unknown key', firebase.mint({}, { kid: 'nobody' })],
      ['unsigned', `${firebase.mint({}, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`],
      ['symmetric', firebase.mint({}, { alg: 'HS256' })],
      ['tampered', firebase.mint().replace(/\.([^.]{10})/, '.AAAAAAAAAA')],
      ['no token', 'nonsense'],
    ];
    for (const [what, token] of wrong)
      expect(await signIn(token), what).toMatchObject({
        status: 401,
        error: { code: 'auth.provider-refused' },
      });
    expect((await signIn(firebase.mint())).status).toBe(200);
  });

  test('keeps the keys, and fetches new ones after a rotation', async () => {
    await signIn(firebase.mint());
    const before = firebase.fetches.keys;
    await signIn(firebase.mint());
    expect(firebase.fetches.keys).toBe(before);
    firebase.rotate();
    app.clock.advance(61_000);
    expect((await signIn(firebase.mint())).status).toBe(200);
    expect(firebase.fetches.keys).toBe(before + 1);
  });

  test('says so where the issuer does not answer', async () => {
    firebase.rotate();
    app.clock.advance(61_000);
    firebase.down = true;
    const answer = await signIn(firebase.mint());
    firebase.down = false;
    expect(answer).toMatchObject({ status: 503, error: { code: 'auth.provider-unreachable' } });
    app.clock.advance(61_000);
    expect((await signIn(firebase.mint())).status).toBe(200);
  });
});

describe('joining an account by email', () => {
  const as = async (n: number, email: string, verified: boolean) => {
    Object.assign(firebase.user, { sub: `join-${n}`, email, email_verified: verified });
    const body = { firebase_token: firebase.mint() };
    return consented(app, await app.call('POST /auth/firebase', { body }, stranger()));
  };

  test('happens where both sides are verified, and leaves password and sessions', async () => {
    const fan = await registerVerified(app, mailbox);
    expect(dataOf(await as(nextPerson(), fan.email, true)).id).toBe(fan.id);
    expect((await app.call('GET /auth/session', {}, fan.as)).status).toBe(200);
    const { data } = await app.ok('GET /auth/security', {}, fan.as);
    expect(data.methods.map((method) => method.kind)).toEqual(['password', 'firebase']);
  });

  test('takes the unverified password and its sessions away', async () => {
    const squatter = await registerFan(app);
    const owner = dataOf(await as(nextPerson(), squatter.email, true));
    expect(owner).toMatchObject({ id: squatter.id, email_verified: true });
    expect((await app.call('GET /auth/session', {}, squatter.as)).status).toBe(401);
    const body = { email: squatter.email, password: PASSWORD };
    expect((await app.call('POST /auth/system', { body }, stranger())).status).toBe(401);
    const { data } = await app.ok('GET /auth/security', {}, { token: owner.sctoken });
    expect(data.methods.map((method) => method.kind)).toEqual(['firebase']);
  });

  test('does not happen where the provider’s email is not verified', async () => {
    const fan = await registerVerified(app, mailbox);
    const other = dataOf(await as(nextPerson(), fan.email, false));
    expect(other.id).not.toBe(fan.id);
    expect(other).toMatchObject({ email: '', email_verified: false });
    expect((await app.call('GET /auth/session', {}, fan.as)).status).toBe(200);
  });

  test('two first sign-ins at once make one account', async () => {
    const n = nextPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => as(n, `race${n}@example.test`, true)));
    expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(1);
  });
});
