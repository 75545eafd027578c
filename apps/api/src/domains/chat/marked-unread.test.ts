// Owns: marking conversations as unread again: counts, lists and own devices follow, and nobody else learns of it.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { allSaid, listen, stopListening } from '#app/testing/ears.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { audit } from './audit.store.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let fan: Registered;
let friend: Registered;
/** The conversation of the two: three messages of the friend's, all of them read. */
let id: string;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
});
afterAll(async () => {
  expect(await audit(app.platform.db)).toEqual([]);
  await app.stop();
});
afterEach(stopListening);
beforeEach(async () => {
  fan = await joinedMember(app, mailbox, club.id);
  friend = await joinedMember(app, mailbox, club.id);
  id = (await app.ok('POST /conversations', { body: { user_name: fan.user_name } }, friend.as)).data.id;
  for (const text of ['One', 'Two', 'Three']) await say(friend, text);
  await read(3);
});

async function say(from: Registered, text: string, at = id): Promise<void> {
  const input = { params: { id: at }, body: { id: randomUUID(), text } };
  await app.ok('POST /conversations/:id/messages', input, from.as);
}

const read = async (seq: number, at = id) =>
  (await app.ok('PUT /conversations/:id/read', { params: { id: at }, body: { seq } }, fan.as)).data;
const unread = async (seq: number | null, at = id) =>
  (await app.ok('PUT /conversations/:id/unread', { params: { id: at }, body: { seq } }, fan.as)).data;
const look = async (who: Registered, at = id) =>
  (await app.ok('GET /conversations/:id', { params: { id: at } }, who.as)).data;
const counts = async () => (await app.ok('GET /conversations/unread', {}, fan.as)).data;
const listed = async (view: 'all' | 'unread') =>
  (await app.ok('GET /conversations', { query: { view } }, fan.as)).data.filter((one) => one.unread > 0);

test('the latest message is unread again, in the list, in the counts and on own devices', async () => {
  expect(await counts()).toMatchObject({ conversations: 0 });
  const [own, others] = [
    await listen(app.url, { token: fan.as.token }),
    await listen(app.url, { token: friend.as.token, rooms: [`conversation:${id}`] }),
  ];
  expect(await unread(null)).toEqual({ read_seq: 2, unread: 1 });
  expect(await counts()).toMatchObject({ conversations: 1 });
  for (const view of ['all', 'unread'] as const)
    expect(await listed(view)).toMatchObject([{ id, unread: 1, read_seq: 2 }]);
  await expect
    .poll(() => own.heard('conversationChanged'))
    .toEqual([{ conversation_id: id, reason: 'unread', read_seq: 2 }]);
  // For the friend it stays seen, and reading it again is no news.
  expect(await look(friend)).toMatchObject({ partner_read_seq: 3 });
  expect(await read(3)).toEqual({ read_seq: 3, unread: 0 });
  expect(await counts()).toMatchObject({ conversations: 0 });
  await allSaid(app, own, others);
  expect(own.heard('conversationChanged')).toContainEqual({
    conversation_id: id,
    reason: 'read',
    read_seq: 3,
  });
  expect(others.names().filter((name) => name !== 'chatPresence')).toEqual(['toast']);
});

test('from a message on: reading moves the mark along, and what comes meanwhile counts too', async () => {
  expect(await unread(2)).toEqual({ read_seq: 1, unread: 2 });
  // Nothing that is unread becomes read by it.
  expect(await unread(3)).toEqual({ read_seq: 1, unread: 2 });
  // A device that says late how far it had read before.
  expect(await read(1)).toEqual({ read_seq: 1, unread: 2 });
  expect(await read(2)).toEqual({ read_seq: 2, unread: 1 });
  await say(friend, 'Four');
  expect(await look(fan)).toMatchObject({ read_seq: 2, unread: 2 });
  const told = await listen(app.url, { token: friend.as.token });
  expect(await read(4)).toEqual({ read_seq: 4, unread: 0 });
  await expect.poll(() => told.heard('chatRead')).toMatchObject([{ user_id: fan.id, seq: 4 }]);
  await say(friend, 'Five');
  expect(await look(fan)).toMatchObject({ read_seq: 4, unread: 1 });
});

test('whoever writes there has read it', async () => {
  await unread(1);
  await say(fan, 'Back again');
  expect(await look(fan)).toMatchObject({ read_seq: 4, unread: 0 });
});

test('nothing happens where nothing is written; what was hidden comes back to the list', async () => {
  const stranger = await joinedMember(app, mailbox, club.id);
  const opened = await app.ok('POST /conversations', { body: { user_name: stranger.user_name } }, fan.as);
  expect(await unread(null, opened.data.id)).toEqual({ read_seq: 0, unread: 0 });
  await app.ok('DELETE /conversations/:id', { params: { id } }, fan.as);
  expect(await listed('all')).toEqual([]);
  await unread(99);
  expect(await listed('all')).toMatchObject([{ id, unread: 1 }]);
});

test('a channel counts for its club, with the mention in it, unless it is muted', async () => {
  const lounge = await channelOf(app, club.id, 'lounge');
  await say(club.owner, `Doors are open, @${fan.user_name}`, lounge);
  await say(club.owner, 'And the bar', lounge);
  const { last_seq } = await look(fan, lounge);
  await read(last_seq, lounge);
  expect(await look(fan, lounge)).toMatchObject({ unread: 0, mentioned: false });
  await unread(last_seq - 1, lounge);
  expect(await look(fan, lounge)).toMatchObject({ unread: 2, mentioned: true });
  expect((await counts()).clubs).toEqual([{ club_id: club.id, conversations: 1 }]);
  const mute = { params: { id: lounge }, body: { until: null } };
  await app.ok('PUT /conversations/:id/mute', mute, fan.as);
  expect(await counts()).toMatchObject({ conversations: 0, clubs: [] });
});

test('marking and reading at the same moment end in one of the two', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([unread(2), read(3), unread(null), read(2)]);
    const { read_seq, unread: left } = await look(fan);
    expect(read_seq + left).toBe(3);
    expect(await read(3)).toEqual({ read_seq: 3, unread: 0 });
  }
});
