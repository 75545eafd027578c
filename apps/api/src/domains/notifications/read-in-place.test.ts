// Tests that what is read in its own place is read in the inbox: conversations by chat's read mark, requests by their answer.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { postOf } from '#app/testing/posts.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';
import { inboxOf } from './testing/inbox.ts';

let app: TestApp;
let world: World;
let stage: Stage;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
});
afterAll(() => app.stop());

const send = async (as: Somebody, id: string, text: string) =>
  (
    await app.ok(
      'POST /conversations/:id/messages',
      { params: { id }, body: { id: randomUUID(), text } },
      as.as,
    )
  ).data;
const read = (as: Somebody, id: string, seq: number) =>
  app.ok('PUT /conversations/:id/read', { params: { id }, body: { seq } }, as.as);
const unread = async (fan: Somebody) => (await app.ok('GET /notifications/unread', {}, fan.as)).data.unread;
const told = (fan: Somebody, count: number) =>
  vi.waitFor(async () => expect(await unread(fan)).toBe(count), 10_000);

test('reading a channel reads the mentions up to there, and all of it where nothing is left', async () => {
  const [fan, other] = [await stage.make('member'), await stage.make('member')];
  const lounge = await channelOf(app, stage.club.id, 'lounge');
  const announcements = await channelOf(app, stage.club.id, 'announcements');
  const mention = await send(other, lounge, `@${fan.user_name} are you there?`);
  await told(fan, 1);
  const news = await send(stage.owner, announcements, 'Doors at eight.');
  await told(fan, 2);
  const said = vi.spyOn(app.platform.realtime, 'toUser');
  // Read up to before the mention, nothing of it is read.
  await send(other, lounge, 'Anybody?');
  if (mention.seq > 1) await read(fan, lounge, mention.seq - 1);
  expect(await unread(fan)).toBe(2);
  await read(fan, lounge, mention.seq);
  expect(await unread(fan)).toBe(1);
  expect(said.mock.calls).toContainEqual([fan.id, 'notificationsRead', { unread: 1 }]);
  await read(fan, announcements, news.seq);
  expect(await unread(fan)).toBe(0);
  said.mockRestore();
});

test('who has a message before them is not told of it', async () => {
  const [fan, other] = [await stage.make('member'), await stage.make('member')];
  const lounge = await channelOf(app, stage.club.id, 'lounge');
  // As if the phone had been quicker than whoever tells of it.
  await app.platform.db.query({
    text: `insert into conversation_readers (conversation_id, user_id, read_seq, box, last_at)
      values ($1, $2, 1000000, 'channel', now())`,
    values: [lounge, fan.id],
  });
  await send(other, lounge, `@${fan.user_name} look up`);
  const third = await stage.make('member');
  await send(other, lounge, `@${third.user_name} and you`);
  await told(third, 1);
  expect(await inboxOf(app, fan.as)).toEqual([]);
});

/** Of somebody without a club in common. */
async function request(): Promise<{ fan: Somebody; id: string }> {
  const elsewhere = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  const [fan, stranger] = [await stage.make('member'), await elsewhere.make('member')];
  const body = { user_name: fan.user_name };
  const { id } = (await app.ok('POST /conversations', { body }, stranger.as)).data;
  await send(stranger, id, 'Hello, we met at the show.');
  await told(fan, 1);
  expect((await inboxOf(app, fan.as))[0]?.kind).toBe('message-request');
  return { fan, id };
}

test.each([
  [
    'accepting it',
    (fan: Somebody, id: string) => app.ok('POST /conversations/:id/accept', { params: { id } }, fan.as),
  ],
  [
    'declining it',
    (fan: Somebody, id: string) => app.ok('DELETE /conversations/:id', { params: { id } }, fan.as),
  ],
  ['answering it', (fan: Somebody, id: string) => send(fan, id, 'Of course!')],
])('a request is read by %s', async (_, answer) => {
  const { fan, id } = await request();
  await answer(fan, id);
  expect(await unread(fan)).toBe(0);
});

test('opening a post reads what is about its comments', async () => {
  const [fan, other] = [await stage.make('member'), await stage.make('member')];
  const id = await postOf(stage);
  await app.ok(
    'POST /posts/:id/comments',
    { params: { id }, body: { client_key: randomUUID(), text: `@${fan.user_name} come along` } },
    other.as,
  );
  await vi.waitFor(
    async () => expect((await inboxOf(app, fan.as)).map(({ kind }) => kind)).toContain('mention'),
    10_000,
  );
  const params = { kind: 'post', id };
  const { data } = await app.ok('PUT /notifications/about/:kind/:id/read', { params }, fan.as);
  expect(data.unread).toBe(0);
});
