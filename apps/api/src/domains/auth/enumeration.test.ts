// Tests that nothing but validateEmail and register tells whether an email has an account: by the work that is
// done, which shows in the time.
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { query } = pg.Client.prototype;

/** What a call asks the database of people and their ways in, in order. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = [];
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const first = given[0] as string | { text: string };
    const text = typeof first === 'string' ? first : first.text;
    // The rest is the workers', which look for events and letters meanwhile.
    if (/\bauth_|\busers\b/.test(text)) said.push(text);
    return Reflect.apply(query, this, given);
  } as never);
  await call();
  vi.restoreAllMocks();
  return said;
}

test('a wrong code for a new password: an email with a code under way, one without, and nobody’s', async () => {
  const [ana, ben] = [await registerVerified(app, mailbox), await registerFan(app)];
  await app.ok('POST /auth/system/resetPassword', { body: { email: ana.email } }, stranger());
  await mailbox.code(ana.email, 2);
  const body = { otp: '000000', password: 'marble tram sunday' };
  const tried = [];
  for (const email of [ana.email, ben.email, 'nobody@example.test'])
    tried.push(
      await statementsOf(() =>
        app.call('POST /auth/system/verifyResetPassword', { body: { ...body, email } }, stranger()),
      ),
    );
  expect(tried[0]?.length).toBeGreaterThan(4);
  expect(tried[1]).toEqual(tried[0]);
  expect(tried[2]).toEqual(tried[0]);
});

test('a wrong password: an account’s, and nobody’s', async () => {
  const ana = await registerVerified(app, mailbox);
  const tried = [];
  for (const email of [ana.email, 'nobody@example.test'])
    tried.push(
      await statementsOf(() =>
        app.call('POST /auth/system', { body: { email, password: 'wrong password' } }, stranger()),
      ),
    );
  expect(tried[0]?.length).toBeGreaterThan(3);
  expect(tried[1]).toEqual(tried[0]);
});
