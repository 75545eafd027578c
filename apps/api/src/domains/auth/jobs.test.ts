// Tests that what has ended is cleared away, and what has not stays.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses, PASSWORD, registerFan, stranger } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { jobs } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

const tables = ['auth_sessions', 'auth_flows', 'auth_otps', 'auth_otp_days', 'auth_attempts'] as const;
async function counts(): Promise<number[]> {
  const text = tables.map((table) => `select count(*)::int as n from ${table}`).join(' union all ');
  return (await app.platform.db.query<{ n: number }>({ text })).rows.map((row) => row.n);
}
const clear = async () => {
  for (const job of jobs) await job.run(app.platform, {}, new AbortController().signal);
};

test('sessions, codes, counts and round trips go once they have ended', async () => {
  const fan = await registerFan(app);
  await app.call('POST /auth/system', { body: { email: fan.email, password: 'wrong' } }, stranger());
  const body = { address: `0x${'ab'.repeat(20)}`, chain_id: 1 };
  await app.ok('POST /auth/wallet/nonce', { body }, stranger());
  const before = await counts();
  expect(before).toEqual([1, 1, 1, 1, 1]);
  await clear();
  expect(await counts()).toEqual(before);
  app.clock.advance(29 * 86_400_000);
  await clear();
  expect(await counts()).toEqual([1, 0, 0, 0, 0]);
  app.clock.advance(2 * 86_400_000);
  await clear();
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  expect(
    (await app.call('POST /auth/system', { body: { email: fan.email, password: PASSWORD } })).status,
  ).toBe(200);
});
