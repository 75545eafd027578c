// Owns: conversations between two people over HTTP: opening, requests, minors, order, reading on, editing, deleting, reacting, pins.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { audit } from './audit.store.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let ana: Registered;
let ben: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
  ana = await joinedMember(app, mailbox, club.id);
  ben = await joinedMember(app, mailbox, club.id);
});
afterAll(async () => {
  expect(await audit(app.platform.db)).toEqual([]);
  await app.stop();
});

/** Undefined where it went well. */
const codeOf = (answered: { ok: true } | { ok: false; error: { code: string } }) =>
  answered.ok ? undefined : answered.error.code;
const open = async (as: Registered, to: Registered) =>
  (await app.ok('POST /conversations', { body: { user_name: to.user_name } }, as.as)).data;
const call = (as: Registered, id: string, text: string, over: object = {}) =>
  app.call(
    'POST /conversations/:id/messages',
    { params: { id }, body: { id: randomUUID(), text, ...over } },
    as.as,
  );
const send = async (as: Registered, id: string, text: string, over: object = {}) =>
  (
    await app.ok(
      'POST /conversations/:id/messages',
      { params: { id }, body: { id: randomUUID(), text, ...over } },
      as.as,
    )
  ).data;
const look = async (as: Registered, id: string) =>
  (await app.ok('GET /conversations/:id', { params: { id } }, as.as)).data;
const page = async (as: Registered, id: string, query: object = {}) =>
  (await app.ok('GET /conversations/:id/messages', { params: { id }, query }, as.as)).data;

async function pair(): Promise<{ one: Registered; other: Registered; id: string }> {
  const one = await joinedMember(app, mailbox, club.id);
  const other = await joinedMember(app, mailbox, club.id);
  return { one, other, id: (await open(one, other)).id };
}

test('both open the same conversation, and read what was written in the same order', async () => {
  const mine = await open(ana, ben);
  expect(await open(ben, ana)).toMatchObject({ id: mine.id, kind: 'direct', state: 'open', unread: 0 });
  const first = await send(ana, mine.id, 'Forty days!');
  await send(ben, mine.id, 'A club **record**.', { reply_to: first.id });
  const { messages, last_seq, has_before } = await page(ana, mine.id);
  expect(messages.map(({ seq, text }) => [seq, text])).toEqual([
    [1, 'Forty days!'],
    [2, 'A club **record**.'],
  ]);
  expect(messages[1]?.reply_to).toMatchObject({ id: first.id, seq: 1, text: 'Forty days!' });
  expect({ last_seq, has_before }).toEqual({ last_seq: 2, has_before: false });
  expect(await look(ana, mine.id)).toMatchObject({
    unread: 1,
    partner: { user_name: ben.user_name },
    last: { seq: 2, text: 'A club record.' },
  });
  const list = await app.ok('GET /conversations', { query: {} }, ana.as);
  expect(list.data[0]).toMatchObject({ id: mine.id, unread: 1 });
  expect(codeOf(await app.call('GET /conversations/:id', { params: { id: mine.id } }, club.owner.as))).toBe(
    'chat.not-found',
  );
});

test('nobody opens one with themselves, or with nobody', async () => {
  const self = await app.call('POST /conversations', { body: { user_name: ana.user_name } }, ana.as);
  expect(codeOf(self)).toBe('users.own-account');
  const nobody = await app.call('POST /conversations', { body: { user_name: 'no_such_fan' } }, ana.as);
  expect(codeOf(nobody)).toBe('users.not-found');
});

test('the same id again answers the same message; the id of another one is refused', async () => {
  const { one, other, id } = await pair();
  const sent = await send(one, id, 'Once');
  const again = await send(one, id, 'Twice', { id: sent.id });
  expect(again).toMatchObject({ id: sent.id, seq: 1, text: 'Once' });
  expect(codeOf(await call(other, id, 'Mine?', { id: sent.id }))).toBe('chat.id-taken');
  expect((await page(one, id)).last_seq).toBe(1);
});

test('ten sends of one id at the same moment make one message', async () => {
  const { one, id } = await pair();
  const key = randomUUID();
  const all = await Promise.all(Array.from({ length: 10 }, () => send(one, id, 'Once', { id: key })));
  expect(new Set(all.map(({ seq }) => seq))).toEqual(new Set([1]));
  expect((await page(one, id)).last_seq).toBe(1);
});

test('a stranger’s message is a request until it is accepted, and three are all of it', async () => {
  const stranger = await registerVerified(app, mailbox);
  const shy = await registerVerified(app, mailbox);
  const { id } = await open(stranger, shy);
  await send(stranger, id, 'Hello?');
  await send(stranger, id, 'Anybody?');
  await send(stranger, id, 'Last try');
  expect(codeOf(await call(stranger, id, 'One more'))).toBe('chat.request-waiting');
  expect(await look(stranger, id)).toMatchObject({ state: 'requested', can: { write: false } });
  expect(await look(shy, id)).toMatchObject({ state: 'request', partner: { online: null } });
  const lists = async (view: 'all' | 'requests') =>
    (await app.ok('GET /conversations', { query: { view } }, shy.as)).data.map((one) => one.id);
  expect(await lists('all')).toEqual([]);
  expect(await lists('requests')).toEqual([id]);
  const counts = (await app.ok('GET /conversations/unread', {}, shy.as)).data;
  expect(counts).toMatchObject({ conversations: 0, requests: 1 });
  expect(counts.request_people.map((one) => one.id)).toEqual([stranger.id]);
  await app.ok('POST /conversations/:id/accept', { params: { id } }, shy.as);
  expect(await lists('all')).toEqual([id]);
  expect((await call(stranger, id, 'You are kind')).ok).toBe(true);
});

test('an answer accepts a request, and a declined one stays away', async () => {
  const stranger = await registerVerified(app, mailbox);
  const shy = await registerVerified(app, mailbox);
  const { id } = await open(stranger, shy);
  await send(stranger, id, 'Hello?');
  await app.ok('DELETE /conversations/:id', { params: { id } }, shy.as);
  await send(stranger, id, 'Hello again?');
  const requests = await app.ok('GET /conversations', { query: { view: 'requests' } }, shy.as);
  expect(requests.data).toEqual([]);
  await send(shy, id, 'Who is this?');
  expect(await look(stranger, id)).toMatchObject({ state: 'open', unread: 1 });
});

test('who is followed writes at once', async () => {
  const star = await registerVerified(app, mailbox);
  const fan = await registerVerified(app, mailbox);
  await app.ok('PUT /users/:id/follow', { params: { id: star.id } }, fan.as);
  const { id } = await open(star, fan);
  await send(star, id, 'Thank you for following');
  expect(await look(fan, id)).toMatchObject({ state: 'open', unread: 1 });
});

async function born(one: Registered, date: string): Promise<void> {
  await app.platform.db.query({
    text: 'update users set birth_date = $2 where id = $1',
    values: [one.id, date],
  });
}

test('an adult is never first to a minor; the minor may be', async () => {
  const { one: adult, other: minor } = await pair().then(async ({ one, other }) => {
    await born(other, '2015-05-05');
    return { one, other };
  });
  const refused = await app.call('POST /conversations', { body: { user_name: minor.user_name } }, adult.as);
  expect(codeOf(refused)).toBe('chat.not-accepting');
  const { id } = await open(minor, adult);
  expect(codeOf(await call(adult, id, 'Me first'))).toBe('chat.not-accepting');
  await send(minor, id, 'Hi');
  expect((await call(adult, id, 'Hi back')).ok).toBe(true);
});

test('two minors write to each other', async () => {
  const { one, other, id } = await pair();
  await born(one, '2014-05-05');
  await born(other, '2015-05-05');
  expect((await call(one, id, 'Homework?')).ok).toBe(true);
});

test('reading on moves the mark, never back, and the other one sees it', async () => {
  const { one, other, id } = await pair();
  for (const text of ['a', 'b', 'c']) await send(one, id, text);
  const read = (seq: number) =>
    app.ok('PUT /conversations/:id/read', { params: { id }, body: { seq } }, other.as);
  expect((await read(2)).data).toEqual({ read_seq: 2, unread: 1 });
  expect((await read(1)).data).toEqual({ read_seq: 2, unread: 1 });
  expect((await read(99)).data).toEqual({ read_seq: 3, unread: 0 });
  expect(await look(one, id)).toMatchObject({ partner_read_seq: 3 });
  // Further than any place can be: refused, as no number that the database could not hold reaches it.
  const body = { seq: 9_000_000_000 };
  const beyond = await app.call('PUT /conversations/:id/read', { params: { id }, body }, other.as);
  expect(beyond).toMatchObject({ status: 400, error: { code: 'invalid-input' } });
});

test('a message is edited for 15 minutes, by its author', async () => {
  const { one, other, id } = await pair();
  const sent = await send(one, id, 'Tomorow');
  const edit = (as: Registered) =>
    app.call('PATCH /messages/:id', { params: { id: sent.id }, body: { text: 'Tomorrow' } }, as.as);
  expect(codeOf(await edit(other))).toBe('chat.message-not-found');
  expect((await edit(one)).ok).toBe(true);
  const [message] = (await page(other, id)).messages;
  expect(message).toMatchObject({ text: 'Tomorrow', seq: 1, change: 2 });
  expect(message?.edited_at).not.toBeNull();
  await app.platform.db.query({
    text: `update messages set created_at = created_at - interval '16 minutes' where id = $1`,
    values: [sent.id],
  });
  expect(codeOf(await edit(one))).toBe('chat.edit-too-late');
});

test('a deleted message leaves its place and nothing else', async () => {
  const { one, other, id } = await pair();
  const sent = await send(one, id, 'Secret');
  await send(other, id, 'I saw that', { reply_to: sent.id });
  expect(codeOf(await app.call('DELETE /messages/:id', { params: { id: sent.id } }, other.as))).toBe(
    'chat.message-not-found',
  );
  await app.ok('DELETE /messages/:id', { params: { id: sent.id } }, one.as);
  const { messages, last_seq } = await page(other, id);
  expect(messages[0]).toMatchObject({ seq: 1, state: 'removed', text: '' });
  expect(messages[1]?.reply_to).toMatchObject({ gist: 'removed', text: '' });
  expect(last_seq).toBe(2);
  expect(codeOf(await call(other, id, 'Answer', { reply_to: sent.id }))).toBe('chat.quote-not-found');
});

test('one reaction a person; another one replaces it', async () => {
  const { one, other, id } = await pair();
  const { id: message } = await send(one, id, 'Front row!');
  const react = (kind: 'heart' | 'fire') =>
    app.ok('PUT /messages/:id/reaction', { params: { id: message }, body: { kind } }, other.as);
  await react('heart');
  expect((await react('fire')).data).toMatchObject({ reactions: { fire: 1 }, mine: { reaction: 'fire' } });
  const who = await app.ok('GET /messages/:id/reactions', { params: { id: message }, query: {} }, one.as);
  expect(who.data).toMatchObject([{ user: { id: other.id }, kind: 'fire' }]);
  const gone = await app.ok('DELETE /messages/:id/reaction', { params: { id: message } }, other.as);
  expect(gone.data).toMatchObject({ reactions: {}, mine: { reaction: null } });
});

test('both pin, and pins are listed', async () => {
  const { one, other, id } = await pair();
  const { id: message } = await send(one, id, 'Gate 4');
  await app.ok('PUT /messages/:id/pin', { params: { id: message } }, other.as);
  const pins = await app.ok('GET /conversations/:id/pins', { params: { id } }, one.as);
  expect(pins.data.map((pin) => pin.id)).toEqual([message]);
  expect(await look(one, id)).toMatchObject({ pins: 1 });
  await app.ok('DELETE /messages/:id', { params: { id: message } }, one.as);
  expect(await look(one, id)).toMatchObject({ pins: 0 });
});

test('what changed meanwhile is caught up by change, each message once', async () => {
  const { one, other, id } = await pair();
  const first = await send(one, id, 'a');
  const known = (await page(other, id)).last_change;
  await send(one, id, 'b');
  await app.ok('PUT /messages/:id/reaction', { params: { id: first.id }, body: { kind: 'wow' } }, other.as);
  await app.ok('DELETE /messages/:id', { params: { id: first.id } }, one.as);
  const changes = await app.ok(
    'GET /conversations/:id/changes',
    { params: { id }, query: { after: known } },
    other.as,
  );
  expect(changes.data.messages.map(({ seq, state }) => [seq, state])).toEqual([
    [2, 'shown'],
    [1, 'removed'],
  ]);
  expect(changes.data).toMatchObject({ next_after: null, last_seq: 2, last_change: 4 });
});

test('history pages both ways and around a place', async () => {
  const { one, id } = await pair();
  await app.platform.db.query({
    text: `with v as (update conversations set last_seq = 120, last_change = 120, started_by = $2, accepted_at = now()
        where id = $1)
      insert into messages (id, conversation_id, seq, change, author_id, text, created_at)
      select gen_random_uuid(), $1, n, n, $2, 'm' || n, now() from generate_series(1, 120) n`,
    values: [id, one.id],
  });
  await app.platform.db.query({
    text: 'update conversation_readers set written = 120 where conversation_id = $1 and user_id = $2',
    values: [id, one.id],
  });
  const ends = ({ messages }: Awaited<ReturnType<typeof page>>) => [messages[0]?.seq, messages.at(-1)?.seq];
  const latest = await page(one, id);
  expect(ends(latest)).toEqual([71, 120]);
  expect(latest).toMatchObject({ has_before: true, has_after: false });
  expect(ends(await page(one, id, { before: 71 }))).toEqual([21, 70]);
  expect(ends(await page(one, id, { after: 100 }))).toEqual([101, 120]);
  const around = await page(one, id, { around: 60 });
  expect(ends(around)).toEqual([36, 85]);
  expect(around).toMatchObject({ has_before: true, has_after: true });
});

test('words are found in one conversation and in all', async () => {
  const { one, other, id } = await pair();
  await send(one, id, 'The soundcheck moved to seven');
  const inside = await app.ok(
    'GET /conversations/:id/found',
    { params: { id }, query: { q: 'soundch' } },
    other.as,
  );
  expect(inside.data.map(({ message }) => message.text)).toEqual(['The soundcheck moved to seven']);
  const everywhere = await app.ok('GET /messages/found', { query: { q: 'soundcheck seven' } }, other.as);
  expect(everywhere.data.messages.map(({ conversation }) => conversation.id)).toEqual([id]);
  const outside = await app.ok('GET /messages/found', { query: { q: 'soundcheck seven' } }, club.owner.as);
  expect(outside.data.messages).toEqual([]);
});

test('a block closes it both ways', async () => {
  const { one, other, id } = await pair();
  await send(one, id, 'Hi');
  await app.ok('PUT /users/:id/block', { params: { id: one.id } }, other.as);
  expect(await call(one, id, 'Still there?')).toMatchObject({
    error: { code: 'chat.closed', details: { reason: 'unavailable' } },
  });
  expect(codeOf(await call(other, id, 'No'))).toBe('chat.closed');
  const closed = { state: 'closed', closed_reason: 'unavailable' };
  expect(await look(one, id)).toMatchObject({ ...closed, blocked_by_me: false });
  expect(await look(other, id)).toMatchObject({ ...closed, blocked_by_me: true });
  expect(
    codeOf(await app.call('POST /conversations', { body: { user_name: other.user_name } }, one.as)),
  ).toBe('chat.not-accepting');
  await app.ok('DELETE /users/:id/block', { params: { id: one.id } }, other.as);
  expect(await look(other, id)).toMatchObject({ state: 'open', blocked_by_me: false });
  expect((await call(one, id, 'Friends again?')).ok).toBe(true);
});

test('muted conversations are not counted, and a conversation put away comes back with the next message', async () => {
  const { one, other, id } = await pair();
  await send(one, id, 'Hi');
  const unread = async () => (await app.ok('GET /conversations/unread', {}, other.as)).data.conversations;
  const before = await unread();
  await app.ok('PUT /conversations/:id/mute', { params: { id }, body: { until: null } }, other.as);
  expect(await unread()).toBe(before - 1);
  await app.ok('DELETE /conversations/:id/mute', { params: { id } }, other.as);
  await app.ok('DELETE /conversations/:id', { params: { id } }, other.as);
  const listed = async () =>
    (await app.ok('GET /conversations', { query: {} }, other.as)).data.map((row) => row.id);
  expect(await listed()).not.toContain(id);
  await send(one, id, 'Hello?');
  expect(await listed()).toContain(id);
});

test('inside a club both have to be members, and it closes when one leaves', async () => {
  const { one, other } = await pair();
  const outsider = await registerVerified(app, mailbox);
  const inClub = (as: Registered, user_name: string) =>
    app.call('POST /clubs/:id/conversations', { params: { id: club.id }, body: { user_name } }, as.as);
  expect(codeOf(await inClub(one, outsider.user_name))).toBe('chat.not-members');
  const opened = await app.ok(
    'POST /clubs/:id/conversations',
    { params: { id: club.id }, body: { user_name: other.user_name } },
    one.as,
  );
  const { id } = opened.data;
  expect(opened.data).toMatchObject({ kind: 'member', club: { id: club.id } });
  await send(one, id, 'Same train?');
  await app.ok('POST /clubs/:id/leave', { params: { id: club.id } }, other.as);
  expect(codeOf(await call(one, id, 'Still?'))).toBe('chat.closed');
  expect(await look(one, id)).toMatchObject({ state: 'closed', closed_reason: 'not-a-member' });
});

test('nothing, or too much at once, is no message', async () => {
  const { one, id } = await pair();
  expect(codeOf(await call(one, id, '  '))).toBe('chat.empty');
  const peaks = Array.from({ length: 48 }, () => 10);
  const both = { media_ids: [randomUUID()], voice: { media_id: randomUUID(), peaks } };
  expect(codeOf(await call(one, id, '', both))).toBe('chat.mixed');
  expect(codeOf(await call(one, id, '', { media_ids: [randomUUID()] }))).toBe('media.not-claimable');
  expect(codeOf(await call(one, id, '', { card: { kind: 'item', id: randomUUID() } }))).toBe(
    'chat.card-not-found',
  );
});

test('sending takes three round trips, and lists as many however long they are', async () => {
  const { one, other, id } = await pair();
  await send(one, id, 'Warm');
  await send(other, id, 'Warm');
  const lounge = await channelOf(app, club.id, 'lounge');
  const chatOf = async (at: string, text: string, more: object = {}) =>
    (await countQueries(() => send(one, at, text, more))).queries.filter((name) => name.startsWith('chat'));
  expect(await chatOf(id, 'Hi')).toEqual(['chat-conversation-to-write', 'chat-insert-messages']);
  // In a channel what calls nobody has a statement with less in it.
  expect(await chatOf(lounge, 'Hi')).toEqual(['chat-conversation-to-write', 'chat-insert-chatter']);
  const list = () => countQueries(() => app.ok('GET /conversations', { query: {} }, one.as));
  const counts = () => countQueries(() => app.ok('GET /conversations/unread', {}, one.as));
  const few = { list: (await list()).queries.length, counts: (await counts()).queries.length };
  for (let at = 0; at < 8; at += 1) {
    const friend = await joinedMember(app, mailbox, club.id);
    await send(friend, (await open(friend, one)).id, 'Hi');
  }
  await send(one, lounge, 'Hi all');
  const many = { list: (await list()).queries.length, counts: (await counts()).queries.length };
  expect(many).toEqual(few);
});
