// Owns: at home one hears what happens in one's clubs, also in those joined since one began to listen, and nothing of others.
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let socket: Socket | undefined;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
afterEach(() => void socket?.disconnect());

test('posts, reactions and comments of a club that was joined meanwhile', async () => {
  const [club, other] = [await foundClub(app, mailbox), await foundClub(app, mailbox)];
  const fan = await registerVerified(app, mailbox);
  const heard: string[] = [];
  const line = connect(app.url, { transports: ['websocket'], auth: { token: fan.as.token }, forceNew: true });
  socket = line;
  for (const name of ['newPost', 'reactionCount', 'newComment'] as const)
    line.on(name, ({ club_id }: { club_id: string }) => {
      heard.push(`${name} ${club_id === club.id ? 'mine' : 'other'}`);
    });
  await new Promise<void>((resolve) => line.once('connect', () => resolve()));
  expect(await line.emitWithAck('watch', { room: `home:${fan.id}` })).toEqual({ ok: true });
  await app.ok('POST /clubs/:id/join', { params: { id: club.id }, body: {} }, fan.as);
  const write = async ({ id, owner }: typeof club) => {
    const body = { client_key: crypto.randomUUID(), text: 'Doors at eight.' };
    return (await app.ok('POST /clubs/:id/posts', { params: { id }, body }, owner.as)).data.id;
  };
  // The doors are looked at beside the answer to joining.
  await expect
    .poll(async () => {
      await write(club);
      return heard.includes('newPost mine');
    })
    .toBe(true);
  await write(other);
  const params = { id: await write(club) };
  await app.ok('PUT /posts/:id/reaction', { params, body: { kind: 'fire' } }, club.owner.as);
  const body = { client_key: crypto.randomUUID(), text: 'And a half.' };
  const { data } = await app.ok('POST /posts/:id/comments', { params, body }, club.owner.as);
  // Of a comment alone, whoever looks at its post hears.
  await app.ok(
    'PUT /comments/:id/reaction',
    { params: { id: data.id }, body: { kind: 'fire' } },
    club.owner.as,
  );
  const last = new Promise((resolve) => line.once('toast', resolve));
  app.platform.realtime.toRoom('public', 'toast', { title: 'end', description: '' });
  await last;
  expect(heard.filter((one) => one !== 'newPost mine')).toEqual(['reactionCount mine', 'newComment mine']);
});
