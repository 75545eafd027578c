// Owns: operators are made and unmade from the command line; the API and the person's open devices learn it at once.
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { allSaid, listen, stopListening } from '#app/testing/ears.ts';
import { openMailbox, registerVerified, withFactor } from '#app/testing/people.ts';
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
  await withFactor(app, fan);
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

test('a device that is open hears nothing more of a private club once the role is gone', async () => {
  const mailbox = openMailbox(app);
  const operator = await registerVerified(app, mailbox);
  const club = await foundClub(app, mailbox, { visibility: 'private' });
  await grantOperator(app.platform, operator.email);
  await withFactor(app, operator);
  const ears = await listen(app.url, { token: operator.as.token, rooms: [`club:${club.id}`] });
  const isHeard = async () => {
    ears.forget();
    app.platform.realtime.toRoom(`club:${club.id}`, 'memberCount', { club_id: club.id, member_count: 7 });
    await allSaid(app, ears);
    return ears.heard('memberCount').length > 0;
  };
  expect(await isHeard()).toBe(true);
  await revokeOperator(app.platform, operator.email);
  await expect.poll(isHeard, { timeout: 5000 }).toBe(false);
  expect(ears.socket.connected).toBe(true);
  stopListening();
});
