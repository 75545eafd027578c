// Owns: whoever is shut out of a club hears nothing more of it from that moment on, on any device, through every replica.
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endClub, foundClub, joinedMember, restoreClub, suspendClub } from '#app/testing/clubs.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let postId: string;
let sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  club = await foundClub(app, mailbox);
  const body = { client_key: crypto.randomUUID(), text: 'Doors at eight.', audience: 'public' as const };
  postId = (await app.ok('POST /clubs/:id/posts', { params: { id: club.id }, body }, club.owner.as)).data.id;
});
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
});

const params = () => ({ id: club.id });
const close = () =>
  app.ok('PATCH /clubs/:id', { params: params(), body: { visibility: 'private' } }, club.owner.as);

/** On two devices: one watches the club, the other a post in it. */
async function listening(as?: Registered): Promise<{ heard: string[] }> {
  const heard: string[] = [];
  for (const room of [`club:${club.id}`, `post:${postId}`]) {
    const auth = as === undefined ? {} : { token: as.as.token };
    const socket = connect(app.url, { transports: ['websocket'], auth, forceNew: true });
    sockets.push(socket);
    socket.on('postChanged', () => heard.push(room));
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    expect(await socket.emitWithAck('watch', { room })).toEqual({ ok: true });
  }
  return { heard };
}

/** Says something in both rooms; the word to everybody behind it tells that it has been round. */
async function said(to: { heard: string[] }): Promise<string[]> {
  to.heard.length = 0;
  const end = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('toast', resolve))));
  const changed = { club_id: club.id, post_id: postId, change: 'edited' } as const;
  app.platform.realtime.toRoom(`club:${club.id}`, 'postChanged', changed);
  app.platform.realtime.toRoom(`post:${postId}`, 'postChanged', changed);
  app.platform.realtime.toRoom('public', 'toast', { title: 'end', description: '' });
  await end;
  return to.heard.map((room) => room.split(':')[0] ?? '').sort();
}

const silent = (to: { heard: string[] }) =>
  expect.poll(() => said(to), { timeout: 5000, interval: 20 }).toEqual([]);

async function privateClubWith(): Promise<{ fan: Registered; ears: { heard: string[] } }> {
  const fan = await joinedMember(app, mailbox, club.id);
  await close();
  const ears = await listening(fan);
  expect(await said(ears)).toEqual(['club', 'post']);
  return { fan, ears };
}

test.each(['removed', 'banned', 'left'] as const)('a member who is %s', async (how) => {
  const { fan, ears } = await privateClubWith();
  const other = await listening(club.owner);
  const person = { ...params(), user_id: fan.id };
  if (how === 'removed')
    await app.ok('DELETE /clubs/:id/members/:user_id', { params: person }, club.owner.as);
  if (how === 'banned')
    await app.ok(
      'PUT /clubs/:id/members/:user_id/ban',
      { params: person, body: { reason: 'Spam.' } },
      club.owner.as,
    );
  if (how === 'left') await app.ok('POST /clubs/:id/leave', { params: params() }, fan.as);
  await silent(ears);
  expect(await said(other)).toEqual(['club', 'post']);
});

test('guests and visitors, where a club closes its doors; its members stay', async () => {
  const member = await listening(await joinedMember(app, mailbox, club.id));
  const guest = await listening(await registerVerified(app, mailbox));
  const visitor = await listening();
  expect(await said(visitor)).toEqual(['club', 'post']);
  await close();
  await silent(guest);
  await silent(visitor);
  expect(await said(member)).toEqual(['club', 'post']);
});

test('everybody, where a club is suspended or gone', async () => {
  const { platform } = app;
  const fan = await joinedMember(app, mailbox, club.id);
  const ears = await listening(fan);
  await suspendClub(platform, club.id);
  await silent(ears);
  await restoreClub(platform, club.id);
  const again = await listening(fan);
  const body = { confirm_handle: club.handle };
  await app.ok('POST /clubs/:id/deletion', { params: params(), body }, club.owner.as);
  app.clock.advance(14 * 86_400_000);
  expect(await endClub(platform, club.id)).toBe(true);
  await silent(again);
});
