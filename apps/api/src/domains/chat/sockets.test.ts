// Owns: what phones hear of chat over the official socket.io client, and that nobody else hears any of it.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { allSaid, type Ears, type Listening, listen, stopListening, watch } from '#app/testing/ears.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  PASSWORD,
  type Registered,
  registerVerified,
  stranger,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let ana: Registered;
let bo: Registered;
/** The direct conversation of the two, who share a club. */
let id: string;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  const club = await foundClub(app, mailbox);
  ana = club.owner;
  bo = await joinedMember(app, mailbox, club.id);
  id = await openWith(ana, bo);
});
afterEach(stopListening);

async function openWith(from: Registered, to: Registered): Promise<string> {
  const body = { user_name: to.user_name };
  return (await app.ok('POST /conversations', { body }, from.as)).data.id;
}

async function say(from: Registered, text: string, conversation_id = id) {
  const input = { params: { id: conversation_id }, body: { id: randomUUID(), text } };
  return (await app.ok('POST /conversations/:id/messages', input, from.as)).data;
}

const ears = (who: Registered, options: Listening = {}) =>
  listen(app.url, { token: who.as.token, user_id: who.id, ...options });
const room = () => `conversation:${id}`;

test('haveMessage has the seed’s three fields, comes once to the receiver, and not to the sender', async () => {
  const [mine, theirs] = [await ears(ana), await ears(bo)];
  await say(ana, 'Doors at eight.');
  const message = { user_name: ana.user_name, content: 'Doors at eight.', conversation_id: id };
  await expect.poll(() => theirs.heard('haveMessage')).toEqual([message]);
  await allSaid(app, mine, theirs);
  expect(theirs.heard('haveMessage')).toEqual([message]);
  expect(mine.heard('haveMessage')).toEqual([]);
});

test('a muted conversation has no haveMessage, and its messages still come', async () => {
  const theirs = await ears(bo);
  await app.ok('PUT /conversations/:id/mute', { params: { id }, body: {} }, bo.as);
  await say(ana, 'Quietly.');
  await expect.poll(() => theirs.heard('chatChanged')).toHaveLength(1);
  await allSaid(app, theirs);
  expect(theirs.heard('haveMessage')).toEqual([]);
});

test('messages come whole and in their order, edits and deletions with their number', async () => {
  const theirs = await ears(bo);
  const sent = await say(ana, 'One.');
  for (const text of ['Two.', 'Three.']) await say(ana, text);
  await app.ok('PATCH /messages/:id', { params: { id: sent.id }, body: { text: 'First.' } }, ana.as);
  await app.ok('PUT /messages/:id/reaction', { params: { id: sent.id }, body: { kind: 'fire' } }, bo.as);
  await app.ok('DELETE /messages/:id', { params: { id: sent.id } }, ana.as);
  const changed = (seq: number, change: number, message: object) =>
    expect.objectContaining({
      conversation_id: id,
      last_seq: change < 3 ? change : 3,
      last_change: change,
      messages: [expect.objectContaining({ seq, change, ...message })],
    });
  await expect
    .poll(() => theirs.heard('chatChanged'))
    .toEqual([
      changed(1, 1, { id: sent.id, text: 'One.', state: 'shown', edited_at: null }),
      changed(2, 2, { text: 'Two.' }),
      changed(3, 3, { text: 'Three.' }),
      changed(1, 4, { text: 'First.', edited_at: expect.any(String) }),
      changed(1, 5, { reactions: expect.objectContaining({ fire: 1 }) }),
      changed(1, 6, { state: 'removed', text: '' }),
    ]);
  // As everybody sees it: nothing in it is one viewer's own.
  expect(JSON.stringify(theirs.heard('chatChanged'))).not.toContain('"mine"');
});

test('typing and read marks reach the other one', async () => {
  const [mine, theirs] = [await ears(ana), await ears(bo)];
  const { seq } = await say(ana, 'Are you there?');
  await app.ok('PUT /conversations/:id/typing', { params: { id } }, bo.as);
  await app.ok('PUT /conversations/:id/read', { params: { id }, body: { seq } }, bo.as);
  const { user_name, display_name } = bo;
  await expect
    .poll(() => mine.heard('chatTyping'))
    .toEqual([{ conversation_id: id, user: { id: bo.id, user_name, display_name } }]);
  await expect
    .poll(() => mine.heard('chatRead'))
    .toEqual([expect.objectContaining({ conversation_id: id, user_id: bo.id, seq })]);
  // Own devices learn that it was read there.
  await expect
    .poll(() => theirs.heard('conversationChanged'))
    .toContainEqual({ conversation_id: id, reason: 'read', read_seq: seq });
});

test('who comes and goes is said to the other one, in the conversation', async () => {
  await say(ana, 'Hello.');
  await say(bo, 'Hello.');
  const mine = await ears(ana, { rooms: [room()] });
  const theirs = await ears(bo);
  await expect
    .poll(() => mine.heard('chatPresence'))
    .toContainEqual({ conversation_id: id, user_id: bo.id, online: true });
  theirs.socket.disconnect();
  await expect
    .poll(() => mine.heard('chatPresence').at(-1), { timeout: 5000 })
    .toEqual({ conversation_id: id, user_id: bo.id, online: false });
});

test('a stranger’s request is not heard of until it is accepted', async () => {
  const far = await registerVerified(app, mailbox);
  const conversation_id = await openWith(far, bo);
  const theirs = await ears(bo);
  await say(far, 'You don’t know me.', conversation_id);
  await app.call('PUT /conversations/:id/typing', { params: { id: conversation_id } }, far.as);
  await expect
    .poll(() => theirs.heard('conversationChanged'))
    .toEqual([{ conversation_id, reason: 'requested' }]);
  await allSaid(app, theirs);
  for (const name of ['haveMessage', 'chatChanged', 'chatTyping'])
    expect(theirs.heard(name), name).toEqual([]);
  // Neither does its sender learn whether it was read.
  const sender = await ears(far);
  await app.ok('PUT /conversations/:id/read', { params: { id: conversation_id }, body: { seq: 1 } }, bo.as);
  await allSaid(app, sender);
  expect(sender.heard('chatRead')).toEqual([]);
  await app.ok('POST /conversations/:id/accept', { params: { id: conversation_id } }, bo.as);
  await say(far, 'Thank you.', conversation_id);
  const content = 'Thank you.';
  await expect
    .poll(() => theirs.heard('haveMessage'))
    .toEqual([{ user_name: far.user_name, content, conversation_id }]);
});

test('without a token, or with another one’s, nothing private comes, whoever it claims to be', async () => {
  const other = await registerVerified(app, mailbox);
  const theirs = await ears(bo, { rooms: [room()] });
  const uninvited: Ears[] = await Promise.all([
    listen(app.url, { user_id: bo.id }),
    listen(app.url, { user_id: bo.id, token: other.as.token }),
    listen(app.url, { user_id: bo.id, token: 'forged' }),
    listen(app.url, { user_id: bo.id, token: other.as.token, transports: ['polling'] }),
  ]);
  for (const each of uninvited)
    for (const closed of [room(), `talk:${bo.id}`, `user:${bo.id}`])
      expect(await watch(each, closed), closed).toBe(false);
  const { seq } = await say(ana, 'For Bo alone.');
  await app.ok('PUT /conversations/:id/typing', { params: { id } }, ana.as);
  await app.ok('PUT /conversations/:id/read', { params: { id }, body: { seq } }, bo.as);
  await expect.poll(() => theirs.heard('haveMessage')).toHaveLength(1);
  await expect.poll(() => theirs.heard('chatTyping')).toHaveLength(1);
  await allSaid(app, theirs, ...uninvited);
  for (const each of uninvited) expect(each.names()).toEqual(['toast']);
});

test('a revoked token closes its sockets within five seconds, and no others', async () => {
  const body = { email: bo.email, password: PASSWORD };
  const { data } = await app.ok('POST /auth/system', { body }, stranger());
  const kept = await ears(bo);
  const ending = await Promise.all([
    ears(bo, { token: data.sctoken }),
    ears(bo, { token: data.sctoken, transports: ['polling'] }),
  ]);
  const began = performance.now();
  await app.ok('DELETE /auth/devices/:id', { params: { id: data.session_id } }, bo.as);
  await expect
    .poll(() => ending.some(({ socket }) => socket.connected), { timeout: 5000, interval: 20 })
    .toBe(false);
  expect(performance.now() - began).toBeLessThan(5000);
  await say(ana, 'After the end.');
  await expect.poll(() => kept.heard('haveMessage')).toHaveLength(1);
  for (const each of ending) expect(each.heard('haveMessage')).toEqual([]);
});

test.each([
  ['long polling alone', { transports: ['polling'] }],
  // As a client of the seed is made: it begins with polling and goes on over a websocket.
  [
    'the client’s own defaults',
    {
      transports: ['polling', 'websocket'],
      reconnection: true,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      timeout: 20_000,
    },
  ],
] as const)('the official client works by %s', async (_, { transports, ...options }) => {
  const theirs = await ears(bo, { transports: [...transports], ...options, rooms: [room()] });
  for (const text of ['One.', 'Two.']) await say(ana, text);
  await expect
    .poll(() => theirs.heard('haveMessage').map((one) => (one as { content: string }).content))
    .toEqual(['One.', 'Two.']);
  await expect.poll(() => theirs.heard('chatChanged')).toHaveLength(2);
  if (transports.length === 1) expect(theirs.socket.io.engine.transport.name).toBe('polling');
  else await expect.poll(() => theirs.socket.io.engine.transport.name).toBe('websocket');
});

test('what was written while a phone was cut off is caught up by number, once and in order', async () => {
  const again = { reconnection: true, reconnectionDelay: 500, reconnectionDelayMax: 500 };
  const theirs = await ears(bo, again);
  await say(ana, 'Before.');
  await expect.poll(() => theirs.heard('chatChanged')).toHaveLength(1);
  const { last_change } = theirs.heard('chatChanged')[0] as { last_change: number };
  const back = new Promise<void>((resolve) => theirs.socket.once('connect', () => resolve()));
  theirs.socket.io.engine.close();
  for (let nth = 0; nth < 10; nth += 1) await say(ana, `Missed ${nth}.`);
  await back;
  await say(ana, 'After.');
  await expect.poll(() => theirs.heard('chatChanged').at(-1)).toMatchObject({ last_change: 12 });
  const missed = { params: { id }, query: { after: last_change } };
  const { data } = await app.ok('GET /conversations/:id/changes', missed, bo.as);
  const texts = [...Array.from({ length: 10 }, (_, nth) => `Missed ${nth}.`), 'After.'];
  expect(data.messages.map(({ text }) => text)).toEqual(texts);
  expect(data).toMatchObject({ next_after: null, last_change: 12, last_seq: 12 });
});
