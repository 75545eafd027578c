// Tests that no provider makes an account before its owner agreed: the ticket, what it asks, and what it never does.
import { consentTicket } from '@stagepass/contract/auth/shapes.ts';
import { type FirebaseServer, startFirebaseServer } from '@stagepass/testkit/servers/firebase-server.ts';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  registerFan,
  registerVerified,
  stranger,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let firebase: FirebaseServer;
beforeAll(async () => {
  firebase = await startFirebaseServer({ now: () => app.clock.now() });
  app = await startTestApp({ env: { ...manyAddresses, ...firebase.env } });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  await app.stop();
  await firebase.stop();
});

let people = 0;
/** Somebody at the provider whom we have never seen. */
function newcomer(email?: string): string {
  people += 1;
  const known = { sub: `new-${people}`, name: 'Ana Lima', email: email ?? `new${people}@example.test` };
  Object.assign(firebase.user, { ...known, email_verified: true });
  return known.email;
}
const signIn = () =>
  app.call('POST /auth/firebase', { body: { firebase_token: firebase.mint() } }, stranger());
async function askedFor() {
  const answer = await signIn();
  expect(answer).toMatchObject({ status: 403, error: { code: 'auth.consent-needed' } });
  return consentTicket.parse(answer.ok ? undefined : answer.error.details);
}
const agree = (ticket: string, said: { accepts_terms?: boolean; is_13_or_older?: boolean } = {}) =>
  app.call(
    'POST /auth/consent',
    { body: { ticket, accepts_terms: true, is_13_or_older: true, ...said } },
    stranger(),
  );
async function count(table: 'users' | 'auth_identities' | 'auth_sessions'): Promise<number> {
  const text = `select count(*)::int as n from ${table}`;
  return (await app.platform.db.query<{ n: number }>({ text })).rows[0]?.n ?? 0;
}
const everything = async () =>
  Promise.all([count('users'), count('auth_identities'), count('auth_sessions')]);
const expired = { status: 401, error: { code: 'auth.ticket-expired' } };

test('a first sign-in makes nothing, and the consent then makes the account, once', async () => {
  const email = newcomer();
  const before = await everything();
  const asked = await askedFor();
  expect(asked).toMatchObject({ kind: 'firebase', label: email });
  expect(await everything()).toEqual(before);
  const made = await agree(asked.ticket);
  expect(made).toMatchObject({ status: 200, body: { data: { email, email_verified: true } } });
  expect(await everything()).toEqual(before.map((n) => n + 1));
  expect(await agree(asked.ticket)).toMatchObject(expired);
  expect(await signIn()).toMatchObject({ status: 200, body: { data: { email } } });
});

test('who does not accept or is under 13 gets no account, and may think again', async () => {
  newcomer();
  const { ticket } = await askedFor();
  const before = await everything();
  expect(await agree(ticket, { accepts_terms: false })).toMatchObject({
    status: 422,
    error: { code: 'auth.terms-not-accepted' },
  });
  expect(await agree(ticket, { is_13_or_older: false })).toMatchObject({
    status: 422,
    error: { code: 'auth.too-young' },
  });
  expect(await everything()).toEqual(before);
  expect((await agree(ticket)).status).toBe(200);
});

test('a ticket ends after ten minutes, and none can be made up', async () => {
  newcomer();
  const { ticket } = await askedFor();
  expect(await agree(`${ticket.slice(0, -2)}AA`)).toMatchObject(expired);
  expect(await agree('nonsense')).toMatchObject(expired);
  app.clock.advance(600_000);
  expect(await agree(ticket)).toMatchObject(expired);
});

test('tells nothing of the person but in the sealed ticket', async () => {
  const email = newcomer();
  const { ticket } = await askedFor();
  expect(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain(email);
  const { rows } = await app.platform.db.query<{ row: string }>({
    text: `select auth_flows::text as row from auth_flows where kind = 'consent'`,
  });
  for (const { row } of rows) expect(row).not.toContain(email);
});

test('a wallet is asked too', async () => {
  const wallet = privateKeyToAccount(`0x${'c7'.repeat(32)}`);
  const nonce = { address: wallet.address, chain_id: 1 };
  const { message } = (await app.ok('POST /auth/wallet/nonce', { body: nonce }, stranger())).data;
  const body = { message, signature: await wallet.signMessage({ message }) };
  const answer = await app.call('POST /auth/wallet', { body }, stranger());
  const { ticket, ...said } = consentTicket.parse(answer.ok ? undefined : answer.error.details);
  expect(said).toEqual({
    kind: 'wallet',
    label: `${wallet.address.toLowerCase().slice(0, 6)}…${wallet.address.toLowerCase().slice(-4)}`,
  });
  expect(await agree(ticket)).toMatchObject({ status: 200, body: { data: { email: '' } } });
});

test('joining a verified account asks nothing; one that nobody proved to own stays as it is until then', async () => {
  const fan = await registerVerified(app, mailbox);
  newcomer(fan.email);
  expect(await signIn()).toMatchObject({ status: 200, body: { data: { id: fan.id } } });
  const squatter = await registerFan(app);
  newcomer(squatter.email);
  const { ticket } = await askedFor();
  expect((await app.call('GET /auth/session', {}, squatter.as)).status).toBe(200);
  expect(await agree(ticket)).toMatchObject({ status: 200, body: { data: { id: squatter.id } } });
  expect((await app.call('GET /auth/session', {}, squatter.as)).status).toBe(401);
});

test('two consents of one person at once make one account, and one ticket serves once', async () => {
  newcomer();
  const [first, second] = [await askedFor(), await askedFor()];
  const answers = await Promise.all([first, first, first, second].map(({ ticket }) => agree(ticket)));
  const ids = answers.flatMap((answer) => (answer.ok ? [answer.body.data.id] : []));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
