// Owns: operators are made and unmade from the command line; the API and the person's open devices learn it at once.
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailbox, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { grantOperator, revokeOperator } from './public/grant-operator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => app.stop());

test('a device that is open hears of the role, and the next call has it', async () => {
  const fan = await registerVerified(app, openMailbox(app));
  const socket = io(app.url, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token: fan.as.token },
    query: { user_id: fan.id },
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const heard = () => new Promise((resolve) => socket.once('operatorChanged', resolve));
  const payouts = async () => (await app.call('GET /operator/payouts', {}, fan.as)).status;
  expect(await payouts()).toBe(403);
  const granted = heard();
  expect(await grantOperator(app.platform, fan.email)).toBe('granted');
  expect(await payouts()).toBe(200);
  expect(await granted).toEqual({ operator: true });
  const revoked = heard();
  expect(await revokeOperator(app.platform, fan.email)).toBe('revoked');
  expect(await payouts()).toBe(403);
  expect(await revoked).toEqual({ operator: false });
  expect(await revokeOperator(app.platform, fan.email)).toBe('none');
  expect(await revokeOperator(app.platform, 'nobody@example.test')).toBe('no-such-account');
  socket.close();
});
