// Owns: what follows from a change: numbers that everybody is told of, marks that go with what they marked, erased accounts, and
// what a locked or muted person may still do.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { allSaid, listen, stopListening } from '#app/testing/ears.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { setHidden } from './actions/change-message.ts';
import { audit } from './audit.store.ts';
import { listChannelIdsOfClubs } from './channels.store.ts';
import { eraseUser, exportUser } from './personal-data.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let lounge: string;
let fan: Registered;
let other: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
  lounge = await channelOf(app, club.id, 'lounge');
  fan = await joinedMember(app, mailbox, club.id);
  other = await joinedMember(app, mailbox, club.id);
});
afterAll(async () => {
  expect(await audit(app.platform.db)).toEqual([]);
  await app.stop();
});
afterEach(stopListening);

const codeOf = (answered: { ok: true } | { ok: false; error: { code: string } }) =>
  answered.ok ? undefined : answered.error.code;
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
const found = async (as: Registered, id: string, q: string) =>
  (await app.ok('GET /conversations/:id/found', { params: { id }, query: { q } }, as.as)).data.map(
    ({ message }) => message.text,
  );

test('what changes nothing takes no number', async () => {
  const { platform } = app;
  const { id } = await send(fan, lounge, 'One');
  const hide = (hidden: boolean) => platform.db.transaction((tx) => setHidden(platform, tx, id, hidden));
  await hide(true);
  const { last_change } = await look(fan, lounge);
  await hide(true);
  expect((await look(fan, lounge)).last_change).toBe(last_change);
  await hide(false);
  await app.ok('DELETE /messages/:id', { params: { id } }, fan.as);
  const after = (await look(fan, lounge)).last_change;
  await app.ok('DELETE /messages/:id', { params: { id } }, fan.as);
  await hide(true);
  expect((await look(fan, lounge)).last_change).toBe(after);
});

test('a mention goes with its message, and the one before it counts again', async () => {
  const named = await joinedMember(app, mailbox, club.id);
  await expect.poll(async () => (await look(named, lounge)).unread, { timeout: 10_000 }).toBe(0);
  const first = await send(fan, lounge, `@${named.user_name} one`);
  const second = await send(fan, lounge, `@${named.user_name} two`);
  await app.ok('DELETE /messages/:id', { params: { id: second.id } }, fan.as);
  expect(await look(named, lounge)).toMatchObject({ mentioned: true });
  await app.ok('DELETE /messages/:id', { params: { id: first.id } }, fan.as);
  expect(await look(named, lounge)).toMatchObject({ mentioned: false });
  const third = await send(fan, lounge, `@${named.user_name} three`);
  await app.platform.db.transaction((tx) => setHidden(app.platform, tx, third.id, true));
  expect(await look(named, lounge)).toMatchObject({ mentioned: false });
});

test('both learn that an unblocked conversation is open again, and that of a member who came back', async () => {
  const { id } = (await app.ok('POST /conversations', { body: { user_name: other.user_name } }, fan.as)).data;
  await send(fan, id, 'Hi');
  await app.ok('PUT /users/:id/block', { params: { id: fan.id } }, other.as);
  const ears = await listen(app.url, { token: fan.as.token, user_id: fan.id });
  await app.ok('DELETE /users/:id/block', { params: { id: fan.id } }, other.as);
  await expect
    .poll(() => ears.heard('conversationChanged'), { timeout: 10_000 })
    .toContainEqual({ conversation_id: id, reason: 'opened' });
});

test('nobody in many clubs loses channels', async () => {
  const wide = await foundClub(app, mailbox);
  await app.platform.db.query({
    text: `insert into conversations (id, kind, channel, club_id, name, position, last_at, created_at)
      select gen_random_uuid(), 'channel', 'custom', $1, 'c' || n, n, now(), now() from generate_series(10, 510) n`,
    values: [wide.id],
  });
  expect((await listChannelIdsOfClubs(app.platform.db, [wide.id])).length).toBeGreaterThan(500);
});

test('a list of channels is only read', async () => {
  const bare = await foundClub(app, mailbox);
  const count = async () => {
    const { rows } = await app.platform.db.query<{ count: number }>({
      text: 'select count(*)::int as count from conversations where club_id = $1',
      values: [bare.id],
    });
    return rows[0]?.count;
  };
  await expect.poll(count, { timeout: 10_000 }).toBe(3);
  await app.platform.db.query({ text: 'delete from conversations where club_id = $1', values: [bare.id] });
  const list = await app.ok('GET /clubs/:id/channels', { params: { id: bare.id } }, bare.owner.as);
  expect(list.data).toEqual([]);
  expect(await count()).toBe(0);
});

test('a locked channel is locked for every way in', async () => {
  const make = { params: { id: club.id }, body: { name: 'Vault' } };
  const { id: vault } = (await app.ok('POST /clubs/:id/channels', make, club.owner.as)).data;
  const { id } = await send(club.owner, vault, 'For the vault');
  const change = { params: { id: vault }, body: { read_condition: { kind: 'xp' as const, at_least: 500 } } };
  await app.ok('PATCH /channels/:id', change, club.owner.as);
  const at = { params: { id } };
  const answers = [
    await app.call('GET /messages/:id', at, fan.as),
    await app.call('GET /messages/:id/reactions', { ...at, query: {} }, fan.as),
    await app.call('PUT /messages/:id/reaction', { ...at, body: { kind: 'heart' } }, fan.as),
    await app.call('DELETE /messages/:id/reaction', at, fan.as),
    await app.call('PUT /messages/:id/pin', at, fan.as),
    await app.call('GET /messages/:id/answers', { ...at, query: {} }, fan.as),
    await app.call('GET /conversations/:id/pins', { params: { id: vault } }, fan.as),
    await app.call('GET /conversations/:id/changes', { params: { id: vault }, query: { after: 0 } }, fan.as),
    await app.call('PUT /conversations/:id/read', { params: { id: vault }, body: { seq: 1 } }, fan.as),
    await app.call('PUT /conversations/:id/typing', { params: { id: vault } }, fan.as),
  ];
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'chat.locked'));
});

test('muted by the staff: nothing is written, answered, edited, reacted to or typed; what is one’s own can go', async () => {
  const rude = await joinedMember(app, mailbox, club.id);
  const own = await send(rude, lounge, 'Before');
  const { id } = await send(fan, lounge, 'Hello');
  await app.ok('PUT /messages/:id/reaction', { params: { id }, body: { kind: 'fire' } }, rude.as);
  const ears = await listen(app.url, {
    token: fan.as.token,
    user_id: fan.id,
    rooms: [`conversation:${lounge}`],
  });
  const until = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  const member = { id: club.id, user_id: rude.id };
  const mute = { params: member, body: { until, reason: 'Rude' } };
  await app.ok('PUT /clubs/:id/members/:user_id/mute', mute, club.owner.as);
  const write = (over: object) =>
    app.call(
      'POST /conversations/:id/messages',
      { params: { id: lounge }, body: { id: randomUUID(), text: 'What?', ...over } },
      rude.as,
    );
  const answers = [
    await write({}),
    await write({ text: `@${fan.user_name}` }),
    await write({ reply_to: id }),
    await app.call('PATCH /messages/:id', { params: { id: own.id }, body: { text: 'After' } }, rude.as),
    await app.call('PUT /messages/:id/reaction', { params: { id }, body: { kind: 'sad' } }, rude.as),
  ];
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'clubs.muted'));
  ears.forget();
  await app.ok('PUT /conversations/:id/typing', { params: { id: lounge } }, rude.as);
  await allSaid(app, ears);
  expect(ears.heard('chatTyping')).toEqual([]);
  const taken = await app.ok('DELETE /messages/:id/reaction', { params: { id } }, rude.as);
  expect(taken.data).toMatchObject({ reactions: {}, mine: { reaction: null } });
  expect((await app.call('DELETE /messages/:id', { params: { id: own.id } }, rude.as)).ok).toBe(true);
});

test('words are found inside of text without spaces', async () => {
  await send(fan, lounge, '明日のライブ楽しみ');
  await send(fan, lounge, '콘서트에서 만나요');
  await send(fan, lounge, 'คอนเสิร์ตพรุ่งนี้สนุกมาก');
  expect(await found(other, lounge, 'ライブ')).toEqual(['明日のライブ楽しみ']);
  expect(await found(other, lounge, '楽しみ 明日')).toEqual(['明日のライブ楽しみ']);
  expect(await found(other, lounge, '서트')).toEqual(['콘서트에서 만나요']);
  expect(await found(other, lounge, 'พรุ่งนี้')).toEqual(['คอนเสิร์ตพรุ่งนี้สนุกมาก']);
  expect(await found(other, lounge, 'ライ%ブ')).toEqual([]);
  const everywhere = await app.ok('GET /messages/found', { query: { q: 'ライブ' } }, other.as);
  expect(everywhere.data.messages.map(({ message }) => message.text)).toEqual(['明日のライブ楽しみ']);
});

test('an export names voice notes, cards and what was answered', async () => {
  const { db } = app.platform;
  const leaving = await joinedMember(app, mailbox, club.id);
  const first = await send(leaving, lounge, 'One');
  const reply = await send(leaving, lounge, 'Two', { reply_to: first.id });
  const [voiced, shared] = [await send(leaving, lounge, 'v'), await send(leaving, lounge, 'c')];
  const voice = { id: randomUUID(), duration_s: 3, peaks: [] };
  await db.query({
    text: `update messages set text = '', voice = $2 where id = $1`,
    values: [voiced.id, voice],
  });
  const card = { kind: 'item', id: randomUUID() };
  await db.query({
    text: `update messages set text = '', card_kind = 'item', card_id = $2 where id = $1`,
    values: [shared.id, card.id],
  });
  const { messages } = (await exportUser(app.platform, leaving.id)) as { messages: { id: string }[] };
  const of = (id: string) => messages.find((one) => one.id === id);
  expect(of(voiced.id)).toMatchObject({ voice_id: voice.id });
  expect(of(shared.id)).toMatchObject({ card });
  expect(of(reply.id)).toMatchObject({ reply_to: first.id });
});

test('an export says with whom, and in which club, a conversation is', async () => {
  const leaving = await joinedMember(app, mailbox, club.id);
  const to = { user_name: fan.user_name };
  const direct = (await app.ok('POST /conversations', { body: to }, leaving.as)).data;
  const inClub = { params: { id: club.id }, body: to };
  const member = (await app.ok('POST /clubs/:id/conversations', inClub, leaving.as)).data;
  await send(leaving, direct.id, 'Hi');
  await send(leaving, lounge, 'Hi all');
  const { conversations } = (await exportUser(app.platform, leaving.id)) as {
    conversations: { conversation_id: string; partner: string | null; club: string | null }[];
  };
  const of = (id: string) => conversations.find((one) => one.conversation_id === id);
  const handle = member.club?.handle;
  expect(of(direct.id)).toMatchObject({ kind: 'direct', partner: fan.user_name, club: null });
  expect(of(member.id)).toMatchObject({ kind: 'member', partner: fan.user_name, club: handle });
  expect(of(lounge)).toMatchObject({ kind: 'channel', partner: null, club: handle });
});

test('the words of an erased account go from phones that have them, live and when they catch up', async () => {
  const { platform } = app;
  const leaving = await joinedMember(app, mailbox, club.id);
  await send(leaving, lounge, 'First words');
  await send(leaving, lounge, 'Last words');
  const open = { body: { user_name: leaving.user_name } };
  const { id: between } = (await app.ok('POST /conversations', open, fan.as)).data;
  await send(leaving, between, 'Only words');
  const known = (await look(fan, lounge)).last_change;
  const ears = await listen(app.url, {
    token: fan.as.token,
    user_id: fan.id,
    rooms: [`conversation:${lounge}`],
  });
  await platform.db.transaction((tx) => eraseUser(tx, leaving.id, platform));
  const changes = await app.ok(
    'GET /conversations/:id/changes',
    { params: { id: lounge }, query: { after: known } },
    fan.as,
  );
  expect(changes.data.messages.map(({ state, text, change }) => [state, text, change])).toEqual([
    ['removed', '', known + 1],
    ['removed', '', known + 2],
  ]);
  // More than one ahead: phones ask for what lies between. One alone is told whole.
  const heard = (id: string) =>
    ears.heard('chatChanged').filter((one) => (one as { conversation_id: string }).conversation_id === id);
  await expect.poll(() => heard(lounge)).toMatchObject([{ messages: [], last_change: known + 2 }]);
  await expect.poll(() => heard(between)).toMatchObject([{ messages: [{ state: 'removed', text: '' }] }]);
});
